/** For tabThrough: whether what has the focus lies under something, be it an edge of back to top. */
export function isCovered(focused: Element): boolean {
  const a = focused.getBoundingClientRect();
  const onTop = document.elementFromPoint(a.left + a.width / 2, a.top + a.height / 2);
  if (!onTop || !(focused.contains(onTop) || onTop.contains(focused))) return true;
  const button = document.querySelector(".back-to-top");
  if (!button || focused === button || focused.closest("dialog, [popover]")) return false;
  const b = button.getBoundingClientRect();
  return b.width > 0 && a.right > b.left && a.bottom > b.top && a.top < b.bottom;
}
