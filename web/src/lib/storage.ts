/** What the browser remembers for us; a browser that does not allow it simply forgets. */

export function recall<T>(key: string, fallback: T): T {
  try {
    const text = localStorage.getItem("littleworlds." + key);
    return text === null ? fallback : (JSON.parse(text) as T);
  } catch {
    return fallback;
  }
}

export function remember(key: string, value: unknown): void {
  try {
    localStorage.setItem("littleworlds." + key, JSON.stringify(value));
  } catch {
    // Private windows may refuse: then it holds until the page is closed.
  }
}
