import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { isWide } from '../../ui/use-wide.ts';

/** Maximum entries of a group on a phone, so that the start screen is only two windows high. */
export const shownOnPhone = 3;

/** A disclosure, open at first on a wide window or if `first` is set. */
export function Group(props: {
  title: string;
  /** Count after the title, visible in a closed group too. */
  count?: number | undefined;
  first?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const [startsOpen] = useState(() => props.first || isWide('40rem'));
  return (
    <details
      open={startsOpen}
      className={`group/overview min-w-0 border-t-2 border-ink pt-2 ${props.className ?? ''}`}
    >
      <summary className="mb-1 flex min-h-8 cursor-pointer list-none items-center gap-2">
        <h2 className="text-step-0 font-bold">{props.title}</h2>
        {props.count ? <span className="text-sm text-muted">{props.count}</span> : null}
        <ChevronDown aria-hidden className="ml-auto size-4 group-open/overview:rotate-180" />
      </summary>
      {props.children}
    </details>
  );
}
