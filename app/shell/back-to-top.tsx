import { Icon } from "../components/icon";

/** Of no use without script, so it is the script that shows it. */
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
