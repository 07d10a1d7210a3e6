/** For tabThrough: whether what has the focus lies under something, be it an edge of the dock. */
export function isCovered(focused: Element): boolean {
  const a = focused.getBoundingClientRect();
  const onTop = document.elementFromPoint(a.left + a.width / 2, a.top + a.height / 2);
  if (!onTop || !(focused.contains(onTop) || onTop.contains(focused))) return true;
  if (focused.closest(".dock, dialog, [popover]")) return false;
  return [...document.querySelectorAll(".dock, .dock button")].some((part) => {
    const b = part.getBoundingClientRect();
    return a.right > b.left && a.left < b.right && a.bottom > b.top && a.top < b.bottom;
  });
}
