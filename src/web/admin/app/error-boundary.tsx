import { Component, type ReactNode } from 'react';
import { Button } from '../ui/button.tsx';

export class AdminErrorBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {};

  static getDerivedStateFromError(error: Error) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="mx-auto flex max-w-3xl flex-col items-start gap-5 px-5 py-24">
        <h1 tabIndex={-1} className="text-step-4">
          Something went wrong
        </h1>
        <p role="alert" className="text-muted">
          {error.message}
        </p>
        <Button look="action" onClick={() => location.reload()}>
          Reload Page
        </Button>
      </div>
    );
  }
}
