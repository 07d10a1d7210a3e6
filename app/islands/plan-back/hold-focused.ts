/** What was pressed stays where it is on the screen, though the ribbon comes or goes above it. */
export function holdFocused(): () => void {
  const { activeElement: pressed } = document;
  const top = () => pressed?.getBoundingClientRect().top ?? 0;
  const before = top();
  const isHeld = pressed?.closest("main") && pressed !== document.getElementById("main");
  return () => {
    if (isHeld && pressed?.isConnected) scrollBy({ top: top() - before, behavior: "instant" });
  };
}
