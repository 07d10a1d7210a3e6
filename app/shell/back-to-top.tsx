import { Icon } from "../components/icon";

/** Hidden until the script shows it, since it does nothing without script. */
export function BackToTop() {
  return (
    <button
      type="button"
      data-behavior="back-to-top"
      aria-label="Back to top"
      hidden
      className="back-to-top"
    >
      <Icon name="arrow-left" />
    </button>
  );
}
