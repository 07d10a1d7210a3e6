import { Component, type ReactNode } from "react";

interface BoundaryProps {
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
    return (
      <div role="alert" className={this.props.className}>
        <p className="display text-title-4">Something went wrong</p>
        <p className="my-3 text-small">
          The application encountered an error. Please try refreshing the page.
        </p>
        <button
          type="button"
          onClick={this.retry}
          className="min-h-11 cursor-pointer bg-action px-5 font-medium text-on-action text-small hover:bg-action-hover"
        >
          Try again
        </button>
      </div>
    );
  }
}
