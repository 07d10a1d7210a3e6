/** What a test asks of every chart, schedule, workflow and diagram of a page, run inside the page. */

/** Shows all that a drawing can show: its table, and the part of the page that is folded on phones. */
export function openFigures(): void {
  const folds = "details.fold, figure details, .schedule details";
  for (const fold of document.querySelectorAll<HTMLDetailsElement>(folds)) fold.open = true;
}

/** Scrolls until the benefits of a solution stand beside the text. */
export function readBesideBenefits(): void {
  const { top = 0 } =
    document.querySelector("aside:has(.benefits-panel)")?.getBoundingClientRect() ?? {};
  window.scrollTo({ top: scrollY + top, behavior: "instant" });
}

/** Texts that are too small to read, or that stick out of their figure. */
export function figureFaults(): string[] {
  const seen = (parts: string, within: Element) =>
    [...within.querySelectorAll(parts)].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".sr-only"),
    );

  function misfits(figure: Element): string[] {
    const { left, right } = figure.getBoundingClientRect();
    return seen("text, p, li, td, th, summary", figure).flatMap((one) => {
      const rect = one.getBoundingClientRect();
      const scale = one instanceof SVGTextElement ? (one.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(one).fontSize) * scale;
      return [
        ...(size < 11.9 ? [`"${one.textContent}" is ${size} px`] : []),
        ...(rect.left < left || rect.right > right ? [`"${one.textContent}" sticks out`] : []),
      ];
    });
  }

  const figures = [...document.querySelectorAll("figure:has(details)")];
  if (!figures.length) return ["Nothing is drawn."];
  return figures.flatMap(misfits);
}

/** Bar charts that are not 300 px high, or higher where names wrap, and names that are cut off. */
export function barChartFaults(kind: string): string[] {
  const lines = (name: Element) => {
    const text = document.createRange();
    text.selectNodeContents(name.firstChild ?? name);
    return text.getClientRects().length;
  };
  const charts = document.querySelectorAll(`[role=group][aria-label*="${kind}"]`);
  return [...charts].flatMap((chart) => {
    const names = [...chart.querySelectorAll("li > :first-child")].filter(
      (name) => name.getClientRects().length > 0,
    );
    const { height } = chart.getBoundingClientRect();
    const isRight = names.some((name) => lines(name) > 1) ? height >= 300 : height === 300;
    return [
      ...(isRight ? [] : [`"${chart.ariaLabel}" is ${height} px high`]),
      ...names
        .filter((name) => name.scrollWidth > name.clientWidth)
        .map((name) => `"${name.textContent}" is cut off`),
    ];
  });
}

/** Marks and texts that do not take the visitor's own colors where colors are forced. */
export function unforcedColors(): string[] {
  const probe = document.createElement("i");
  document.body.append(probe);
  const system = ["CanvasText", "Highlight"].map((color) => {
    probe.style.color = color;
    return getComputedStyle(probe).color;
  });
  probe.remove();
  const colorOf = (mark: Element) => {
    const { fill, backgroundColor } = getComputedStyle(mark);
    return mark instanceof SVGElement ? fill : backgroundColor;
  };
  const drawn = "figure:has(details) :is(text, rect:not([fill]), circle:not([fill]), [data-slice])";
  const marks = [...document.querySelectorAll(`main :is(${drawn}, [data-bar])`)].filter(
    (mark) => mark.getClientRects().length > 0,
  );
  if (!marks.length) return ["Nothing is drawn."];
  return marks
    .filter((mark) => !system.includes(colorOf(mark)))
    .map((mark) => `${mark.outerHTML} is ${colorOf(mark)}`);
}
