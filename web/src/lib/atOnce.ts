/** Things that lie together on the board. */

/** The things that lie in the same group as a node. */
export function groupOf(node: Element): string[] {
  const group = node.closest("[data-group]") ?? node.closest("[data-ref]");
  const inside = [...(group?.querySelectorAll<HTMLElement>("[data-ref]") ?? [])];
  return [group, ...inside].map((one) => (one instanceof HTMLElement ? one.dataset.ref : undefined)).filter((ref): ref is string => ref !== undefined);
}
