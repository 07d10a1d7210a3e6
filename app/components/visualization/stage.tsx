import { type KeyboardEvent, type PointerEvent, type ReactNode, useRef, useState } from "react";
import { useEscape } from "../../browser/escape";
import type { Datum } from "./drawing";

interface StageProps {
  label: string;
  points: readonly Datum[];
  /** Draws each point inside a [data-point] that the pointer finds, its mark as [data-mark]. */
  children: (active: number | undefined) => ReactNode;
}

/** px that the middle of a tooltip keeps from the edges. */
const margin = 64;

/** Over the mark, of the two forms of a chart the one that is shown. */
function placeOver(stage: HTMLElement, index: number) {
  const marks = [...stage.querySelectorAll(`[data-mark="${index}"]`)];
  const mark = marks.find((one) => one.getClientRects().length > 0);
  const box = stage.getBoundingClientRect();
  const { left, width, top } = (mark ?? stage).getBoundingClientRect();
  return {
    left: Math.min(Math.max(left + width / 2 - box.left, margin), box.width - margin),
    top: top - box.top,
  };
}

const steps: Partial<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/** Lets pointer and keys ask a chart for its values, one at a time. */
export function Stage({ label, points, children }: StageProps) {
  const stage = useRef<HTMLDivElement>(null);
  const reached = useRef(0);
  const [tip, setTip] = useState<{ index: number; left: number; top: number }>();
  const hide = () => setTip(undefined);
  useEscape(tip !== undefined, hide);

  function show(index: number) {
    if (!stage.current) return;
    reached.current = index;
    if (tip?.index !== index) setTip({ index, ...placeOver(stage.current, index) });
  }

  function onPointer({ target }: PointerEvent) {
    const point = (target as Element).closest("[data-point]")?.getAttribute("data-point");
    if (point) show(Number(point));
    else hide();
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    show(Math.min(Math.max(reached.current + step, 0), points.length - 1));
  }

  const point = tip && points[tip.index];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      ref={stage}
      role="group"
      aria-label={`${label}. Arrow keys read its values.`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what the pointer can ask for, the keys can too
      tabIndex={0}
      className="relative"
      onPointerMove={onPointer}
      onPointerDown={onPointer}
      // A finger that lifts leaves too; its tooltip stays until something else is touched.
      onPointerLeave={({ pointerType }) => pointerType !== "touch" && hide()}
      onFocus={() => !tip && show(reached.current)}
      onBlur={hide}
      onKeyDown={onKeyDown}
    >
      {children(tip?.index)}
      <div role="status">
        {tip && point && (
          <p
            data-tooltip
            // Set by script and never in the prerendered page, whose policy would refuse it.
            style={{ left: tip.left, top: tip.top }}
            className="pointer-events-none absolute z-10 -translate-x-1/2 -translate-y-[calc(100%+0.6rem)] whitespace-nowrap rounded-edge border border-transparent bg-text px-3 py-2 text-label text-page shadow-float"
          >
            {point.name}
            <span className="sr-only">: </span>
            <strong className="block font-strong text-small tabular-nums">{point.value}</strong>
          </p>
        )}
      </div>
    </div>
  );
}
