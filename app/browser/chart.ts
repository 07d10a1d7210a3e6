/** px; minimum distance of a tooltip's center from the edges of the chart. */
const margin = 64;

const steps: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Shows the value under the pointer, or the one reached by arrow keys, in a tooltip. */
export function chart(stage: HTMLElement): void {
  const tip = stage.querySelector<HTMLElement>("[role=status]");
  const template = stage.querySelector("template");
  const values: { name: string; value: string }[] = JSON.parse(stage.dataset.values ?? "[]");
  let current = 0;
  if (!tip || !template) return;

  function mark(index?: number): void {
    stage.toggleAttribute("data-active", index !== undefined);
    for (const part of stage.querySelectorAll("[data-mark], [data-slice]")) {
      const own = part.getAttribute("data-mark") ?? part.getAttribute("data-slice");
      part.toggleAttribute("data-active", index !== undefined && own === String(index));
    }
  }

  function hide(): void {
    tip?.toggleAttribute("data-tooltip", false);
    tip?.replaceChildren();
    mark();
  }

  function show(index: number): void {
    const value = values[index];
    if (!tip || !template || !value) return;
    current = index;
    mark(index);
    tip.replaceChildren(template.content.cloneNode(true));
    const [name, number] = tip.querySelectorAll("[data-name], [data-value]");
    if (name && number) [name.textContent, number.textContent] = [value.name, value.value];
    tip.toggleAttribute("data-tooltip", true);

    // A chart can have two drawings, one per screen width: use the mark of the one that is shown.
    const marks = [...stage.querySelectorAll(`[data-mark="${index}"]`)];
    const shown = marks.find((one) => one.getClientRects().length > 0) ?? stage;
    const box = stage.getBoundingClientRect();
    const { left, width, top } = shown.getBoundingClientRect();
    const middle = Math.min(Math.max(left + width / 2 - box.left, margin), box.width - margin);
    tip.style.left = `${middle}px`;
    tip.style.top = `${top - box.top}px`;
  }

  function onPointer({ target }: Event): void {
    const point = (target as Element).closest("[data-point]")?.getAttribute("data-point");
    if (point) show(Number(point));
    else hide();
  }

  const listen = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
  ) => stage.addEventListener(type, listener);
  listen("pointermove", onPointer);
  listen("pointerdown", onPointer);
  // Lifting a finger also fires pointerleave; keep the tooltip until the next touch.
  listen("pointerleave", ({ pointerType }) => pointerType !== "touch" && hide());
  listen("focus", () => !tip.hasAttribute("data-tooltip") && show(current));
  listen("blur", hide);
  listen("keydown", (event) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    show(Math.min(Math.max(current + step, 0), values.length - 1));
  });
  // Escape must dismiss the tooltip wherever the focus is (WCAG 1.4.13).
  document.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
}
