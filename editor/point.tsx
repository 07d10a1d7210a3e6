import type { CustomFieldControlProps } from "@sveltia/cms";
import { Component, createRef, type MouseEvent } from "react";
import { contentFolder } from "../app/content/folder.ts";
import { pictureFile } from "./backend.ts";
import { valueAt } from "./place.ts";

const sides = ["From the left", "From the top"];

/** The point of a picture that must stay in sight: set by a click or by two sliders, above what is left of it where. */
export class Point extends Component<CustomFieldControlProps> {
  place = createRef<HTMLDivElement>();

  // Which picture is beside it is known once it stands in the form.
  override componentDidMount(): void {
    this.forceUpdate();
  }

  /** The picture that is chosen in the field beside it; one that is not saved has an address of the browser's. */
  picture(): string | undefined {
    const { entry, field } = this.props;
    const own = this.place.current?.closest<HTMLElement>("[data-key-path]")?.dataset.keyPath;
    const path = own?.split(".").with(-1, field.get("of")) ?? [];
    const value = valueAt(entry?.toJS().data, path);
    if (!path.length || typeof value !== "string") return undefined;
    if (value.startsWith("blob:")) return value;
    const shown = `[data-key-path="${CSS.escape(path.join("."))}"] img`;
    return (
      pictureFile(contentFolder + value) ?? document.querySelector<HTMLImageElement>(shown)?.src
    );
  }

  set = (shares: readonly number[]) =>
    this.props.onChange(shares.map((share) => `${Math.round(share)}%`).join(" "));

  click = ({ currentTarget, clientX, clientY }: MouseEvent) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    this.set([((clientX - left) / width) * 100, ((clientY - top) / height) * 100]);
  };

  override render() {
    const { value, forID: id, field } = this.props;
    const shares = (String(value || "50% 50%").match(/\d+/g) ?? []).map(Number);
    const [left, top] = shares.map((share) => `${share}%`);
    const src = this.picture();
    const crops = Object.entries<number>(field.get("crops").toJS());
    return (
      <div ref={this.place} className="point">
        {src ? (
          <button type="button" tabIndex={-1} aria-label="Set the point" onClick={this.click}>
            <img src={src} alt="" />
            <span style={{ left, top }} />
          </button>
        ) : (
          <p>Choose a picture first.</p>
        )}
        {sides.map((label, side) => (
          <label key={label}>
            {label}
            <input
              id={side ? undefined : id}
              type="range"
              value={shares[side] ?? 50}
              onChange={({ target }) => this.set(shares.with(side, Number(target.value)))}
            />
          </label>
        ))}
        <div>
          {src &&
            crops.map(([name, aspectRatio]) => (
              <figure key={name}>
                <img src={src} alt="" style={{ aspectRatio, objectPosition: `${left} ${top}` }} />
                <figcaption>{name}</figcaption>
              </figure>
            ))}
        </div>
      </div>
    );
  }
}
