import { classNames } from "../lib/class-names";
import {
  type Pictogram as Drawing,
  type PictogramSize,
  pictogramPaths,
} from "../lib/pictogram-paths";

interface PictogramProps {
  drawing: Drawing;
  /** In pixels; each size has its own grid. */
  size: PictogramSize;
  /** Fills the key bar; otherwise hover or focus on the `group` around it does (pictogram.css). */
  filled?: boolean;
  className?: string;
}

/** A fragment of the plan. Decorative: the text beside it says the same. */
export function Pictogram({ drawing, size, filled = false, className }: PictogramProps) {
  const { weights, ...paths } = pictogramPaths(drawing, size);
  return (
    <svg
      width={size}
      height={size}
      strokeWidth={weights.bar}
      aria-hidden="true"
      className={classNames("pictogram", className)}
    >
      {paths.work && <path d={paths.work} />}
      {paths.plan && <path strokeWidth={weights.edge} d={paths.plan} />}
      {paths.line && <path strokeWidth={weights.line} d={paths.line} />}
      {!filled && <path strokeWidth={weights.edge} className="key" d={paths.keyOutline} />}
      <path className={filled ? "key" : "key key-fill"} d={paths.key} />
      {paths.result && <path strokeWidth={weights.dot} className="result" d={paths.result} />}
    </svg>
  );
}
