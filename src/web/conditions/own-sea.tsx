import type { ReactNode } from 'react';

/** The dials, folded away while a forecast is judged by: they would show another sea. */
export function OwnSea({ isFolded, children }: { isFolded: boolean; children: ReactNode }) {
  if (!isFolded) return children;
  return (
    <details className="border-2 border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        Set wind and swell yourself
      </summary>
      <div className="px-4 pt-2 pb-4">{children}</div>
    </details>
  );
}
