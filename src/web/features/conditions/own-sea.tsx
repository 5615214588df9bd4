import type { ReactNode } from 'react';

interface OwnSeaProps {
  title?: string | undefined;
  /** Whether the dials are open on wide screens. */
  isOpenOnWide?: boolean;
  children: ReactNode;
}

/** The dials for wind and swell. `isOpenOnWide` changes only classes, so opened dials stay open. */
export function OwnSea({
  title = 'Set wind and swell yourself',
  isOpenOnWide = false,
  children,
}: OwnSeaProps) {
  return (
    <details className={isOpenOnWide ? 'fold' : 'border-2 border-line'}>
      <summary
        className={`flex min-h-11 cursor-pointer items-center font-semibold ${isOpenOnWide ? 'border-y border-line text-reef md:hidden print:hidden' : 'px-4'}`}
      >
        {title}
      </summary>
      <div className={isOpenOnWide ? '' : 'px-4 pt-2 pb-4'}>{children}</div>
    </details>
  );
}
