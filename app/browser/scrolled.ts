/** Tells whether the page is scrolled further than `threshold` px, now and whenever that changes. */
export function onScrolledPast(threshold: number, tell: (isPast: boolean) => void): void {
  let wasPast: boolean | undefined;
  const look = () => {
    const isPast = scrollY > threshold;
    if (isPast !== wasPast) tell(isPast);
    wasPast = isPast;
  };
  look();
  addEventListener("scroll", look, { passive: true });
}
