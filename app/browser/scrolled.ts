/** Reports whether the page is scrolled past `threshold` px, now and on every change. */
export function onScrolledPast(threshold: number, onChange: (isPast: boolean) => void): void {
  let wasPast: boolean | undefined;
  const onScroll = () => {
    const isPast = scrollY > threshold;
    if (isPast !== wasPast) onChange(isPast);
    wasPast = isPast;
  };
  onScroll();
  addEventListener("scroll", onScroll, { passive: true });
}
