/** Text that has to fit where it lies: it shrinks by small steps until nothing of it is cut, or it could not be read any more. */

const STEP = 0.5;
const SMALLEST = 10;

/** An attachment. Whatever is given besides is what the text depends on. */
export function shrinkToFit(wanted: boolean, _dependsOn: unknown): (node: HTMLElement) => (() => void) | undefined {
  return (node) => {
    if (!wanted) return undefined;
    const fit = (): void => {
      node.style.fontSize = "";
      let size = Number.parseFloat(getComputedStyle(node).fontSize);
      while (node.scrollHeight > node.clientHeight + 1 && size > SMALLEST) {
        size -= STEP;
        node.style.fontSize = `${size}px`;
      }
    };
    const observer = new ResizeObserver(fit);
    if (node.parentElement !== null) observer.observe(node.parentElement);
    fit();
    void document.fonts.ready.then(fit);
    return () => observer.disconnect();
  };
}
