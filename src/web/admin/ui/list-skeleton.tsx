import type { ReactNode } from 'react';
import { buttonStyles } from '../../ui/button.tsx';

export function ListSkeleton({ failed, onRetry }: { failed: boolean; onRetry: () => void }) {
  if (!failed) {
    return (
      <div role="status" aria-label="Loading the list" className="h-96 animate-pulse bg-sand" />
    );
  }
  return (
    <div className="bg-sand p-5">
      <p role="alert">The list could not be loaded.</p>
      <button type="button" onClick={onRetry} className={`${buttonStyles.quiet} mt-3`}>
        Try again
      </button>
    </div>
  );
}

/** The message for an address without a record. */
export const NoSuchRecord = ({ children }: { children: ReactNode }) => (
  <p role="alert" className="border-l-8 border-coral bg-sand p-4">
    {children}
  </p>
);
