/* What is wrong with the board that the page shows, as sentences. Evaluated in the page with what the frame offers:
   `things` (references on the table), `slots` (references that can be chosen), `actions` (notation and slots of single actions), `wide`
   (whether the whole board must be in sight). */
({ things, slots, actions, wide }) => {
  const LEAST = 24; // pixels to each side that a finger or a pointer needs
  const SMALLEST = 9; // pixels of the smallest letters
  const GRID = 9;
  const problems = [];
  const board = document.querySelector("main.board");
  const area = board.getBoundingClientRect();
  const named = (ref) => board.querySelector(`[data-ref="${CSS.escape(ref)}"]`);

  /** How many square pixels of a node a pointer would hit. */
  function hits(node) {
    const box = node.getBoundingClientRect();
    let count = 0;
    for (let row = 0; row < GRID; row++) {
      for (let column = 0; column < GRID; column++) {
        const x = box.left + ((column + 0.5) * box.width) / GRID;
        const y = box.top + ((row + 0.5) * box.height) / GRID;
        const top = document.elementFromPoint(x, y)?.closest("[data-ref]");
        // A thing that lies in this one and cannot be chosen passes the click on.
        if (top === node || (top !== null && top !== undefined && !top.matches(".choosable") && node.contains(top))) count += 1;
      }
    }
    return (count / GRID ** 2) * box.width * box.height;
  }

  for (const ref of slots.filter((one) => things.includes(one))) {
    const node = named(ref);
    if (node === null) {
      problems.push(`${ref} can be chosen and is not on the board`);
      continue;
    }
    if (node.tabIndex < 0 || node.disabled) problems.push(`${ref} cannot be focused`);
    if (!node.textContent.trim() && !node.ariaLabel) problems.push(`${ref} has no name`);
    if (!wide) node.scrollIntoView({ block: "center", behavior: "instant" });
    const box = node.getBoundingClientRect();
    const inside = box.left >= area.left - 8 && box.right <= area.right + 8 && (!wide || (box.top >= area.top - 8 && box.bottom <= area.bottom + 8));
    if (!inside) problems.push(`${ref} sticks out of the board`);
    const seen = hits(node);
    if (seen < 0.7 * LEAST * LEAST) problems.push(`${ref} can be hit on ${Math.round(seen)} square pixels only`);
  }
  board.scrollTo({ top: 0, behavior: "instant" });

  for (const { notation, slots: wanted } of actions) {
    const listed = document.querySelector(`.actions [data-notation="${CSS.escape(notation)}"]`) !== null;
    const lost = wanted.filter((slot) => !slot.some((ref) => named(ref) !== null));
    if (!listed && lost.length > 0) problems.push(`"${notation}" is neither in the list nor on the board: ${lost.map((slot) => slot[0])}`);
  }

  const root = document.documentElement;
  if (root.scrollWidth > root.clientWidth || root.scrollHeight > root.clientHeight) problems.push("the page scrolls");
  if (board.scrollWidth > board.clientWidth + 1) problems.push(`the board is ${board.scrollWidth - board.clientWidth} pixels too wide`);
  if (wide && board.scrollHeight > board.clientHeight + 1) problems.push(`the board is ${board.scrollHeight - board.clientHeight} pixels too high`);

  const texts = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode;
    const node = text.parentElement;
    const said = text.textContent.trim();
    if (said === "" || node.closest(".hidden, svg title") !== null || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    if (parseFloat(getComputedStyle(node).fontSize) < SMALLEST) problems.push(`"${said}" is written in ${getComputedStyle(node).fontSize}`);
    if (box.left < area.left - 2 || box.right > area.right + 2 || (wide && (box.top < area.top - 2 || box.bottom > area.bottom + 2)))
      problems.push(`"${said}" sticks out of the board`);
    for (let above = node; above !== board && above !== null; above = above.parentElement) {
      const style = getComputedStyle(above);
      if (style.overflowX === "visible" && style.overflowY === "visible") continue;
      const frame = above.getBoundingClientRect();
      const cut = box.left < frame.left - 2 || box.right > frame.right + 2 || box.top < frame.top - 3 || box.bottom > frame.bottom + 3;
      if (cut) problems.push(`"${said}" is cut`);
      break;
    }
  }
  return [...new Set(problems)];
}
