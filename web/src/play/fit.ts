/** What becomes of parts of the table that do not fit. */

/** Where all does not fit, one's own place stays in sight and the rest scrolls under it. */
export function crowded(node: HTMLElement): () => void {
  const look = (): void => void (node.dataset.scrolls = String(node.scrollHeight > node.clientHeight + 1));
  const watch = new ResizeObserver(look);
  for (const part of [node, ...node.children]) watch.observe(part);
  const change = new MutationObserver(() => {
    for (const part of node.children) watch.observe(part);
    look();
  });
  change.observe(node, { childList: true });
  return () => {
    watch.disconnect();
    change.disconnect();
  };
}

/** What scrolls must be reached by keys, and stays out of their way where it does not. */
export function scrolled(node: HTMLElement): () => void {
  const look = (): void => {
    if (node.scrollHeight > node.clientHeight + 1) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const watch = new ResizeObserver(look);
  // What lies in it may grow without its own box doing so: another hand dealt, a picture or a type face that has come.
  const follow = (): void => {
    for (const part of [node, ...node.children]) watch.observe(part);
    look();
  };
  const change = new MutationObserver(follow);
  follow();
  change.observe(node, { childList: true, subtree: true, characterData: true, attributeFilter: ["class", "style"] });
  const moves = ["transitionrun", "transitionend", "animationstart", "animationend"];
  for (const move of moves) node.addEventListener(move, look);
  return () => {
    watch.disconnect();
    change.disconnect();
    for (const move of moves) node.removeEventListener(move, look);
  };
}
