import { Car } from 'lucide-react';
import type { Position } from '../../../domain/geo/positions.ts';
import { driveLink, mapAppFor } from '../../../domain/trips/drive-link.ts';

/** A link that opens the visitor's map app with the drive between two places. */
export function DriveLink(props: { from: Position; to: Position; label: string }) {
  const { from, to, label } = props;
  const app = mapAppFor(navigator.userAgent);
  return (
    <a
      href={driveLink(from, to, app)}
      target="_blank"
      rel="noopener noreferrer"
      className="no-print inline-flex min-h-11 items-center gap-2 text-reef underline"
    >
      <Car aria-hidden className="size-5 shrink-0" />
      <span>
        {`Drive it in ${app}`}
        <span className="sr-only">{`, ${label}`}</span>
      </span>
    </a>
  );
}
