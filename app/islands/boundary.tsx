import { Component, type ReactNode } from "react";
import type { FailureWords } from "../lib/island-data";

interface BoundaryProps {
  words: FailureWords;
  /** For the error message: same box as the island it replaces. */
  className: string;
  /** Called before another attempt, for example to restore the focus. */
  onRetry?: () => void;
  children: ReactNode;
}

/** Shows an error message in place of an island that fails; the rest of the page is unaffected. */
export class IslandBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  readonly retry = () => {
    this.props.onRetry?.();
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    const { words, className } = this.props;
    return (
      <div role="alert" className={className}>
        <p className="display text-title-4">{words.heading}</p>
        <p className="my-3 text-small">{words.text}</p>
        <button
          type="button"
          onClick={this.retry}
          className="min-h-11 cursor-pointer bg-action px-5 font-medium text-on-action text-small hover:bg-action-hover"
        >
          {words.retry}
        </button>
      </div>
    );
  }
}
