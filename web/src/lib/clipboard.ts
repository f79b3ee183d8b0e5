/** Puts a text where it can be pasted from; whether that worked (a page that is not served safely may not do so). */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
