import { Component, type ReactNode } from "react";

interface BoundaryProps {
  /** Where the message stands: that of the island that it replaces. */
  className: string;
  /** Before another attempt: who asked for it may want the focus where it was. */
  onRetry?: () => void;
  children: ReactNode;
}

/** An island that fails says so in its own place; the page around it stays as it is. */
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
