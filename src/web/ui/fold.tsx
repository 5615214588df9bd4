import type { ReactNode } from 'react';

/** Folds a long list on a phone, without a script; wide screens and paper show it open. */
export function Fold({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary className="flex min-h-11 cursor-pointer items-center border-y border-line font-semibold text-reef md:hidden print:hidden">
        {label}
      </summary>
      {children}
    </details>
  );
}
