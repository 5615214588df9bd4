import type { ReactNode } from 'react';
import { Button } from './button.tsx';

export function ListSkeleton({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) {
    return (
      <div role="status" aria-label="Loading the list" className="h-96 animate-pulse bg-sand" />
    );
  }
  return <LoadingFailed text="The list could not be loaded." onRetry={onRetry} />;
}

export const LoadingFailed = ({ text, onRetry }: { text: string; onRetry: () => void }) => (
  <div className="bg-sand p-5">
    <p role="alert">{text}</p>
    <Button onClick={onRetry} className="mt-3">
      Try again
    </Button>
  </div>
);

/** The message for an address without a record. */
export const NoSuchRecord = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="border-l-8 border-coral bg-sand p-4">
    {children}
  </p>
);
