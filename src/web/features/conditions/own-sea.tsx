import type { ReactNode } from 'react';

export const ownSeaTitle = 'Set wind and swell yourself';

interface OwnSeaProps {
  isFolded: boolean;
  title?: string | undefined;
  children: ReactNode;
}

/** The dials for wind and swell, folded beside a forecast's values or before an answer. */
export function OwnSea({ isFolded, title = ownSeaTitle, children }: OwnSeaProps) {
  if (!isFolded) return children;
  return (
    <details className="border-2 border-line">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 font-semibold">
        {title}
      </summary>
      <div className="px-4 pt-2 pb-4">{children}</div>
    </details>
  );
}
