import type { SitePhotograph } from '../../../../contract/report-photographs.ts';
import { partialDateText } from '../../../../domain/dates/months.ts';
import { creditText } from '../../../../domain/reports/photographs.ts';

function Photograph({ photograph }: { photograph: SitePhotograph }) {
  const { src, thumbnail, width, height, alt, credit, licence, licenceUrl, day } = photograph;
  return (
    <li className="w-40 max-w-full shrink-0 md:w-48">
      <a href={src}>
        <img
          src={thumbnail}
          alt={alt}
          width={width}
          height={height}
          loading="lazy"
          decoding="async"
          className="aspect-3/2 w-full bg-haze object-cover"
        />
      </a>
      <p className="mt-1 text-sm leading-snug text-muted wrap-anywhere">
        {`${creditText(credit)}, ${partialDateText(day)}. `}
        {licenceUrl ? (
          <a href={licenceUrl} rel="license noopener" className="text-reef underline">
            {licence}
          </a>
        ) : (
          licence
        )}
      </p>
    </li>
  );
}

/** A horizontally scrolling row of photographs that divers sent and the owner accepted. */
export function SitePhotographs({ photographs }: { photographs: readonly SitePhotograph[] }) {
  return (
    <section aria-label="Photographs by divers" className="px-5 pt-4 md:px-0">
      <ul className="flex gap-4 overflow-x-auto pb-2">
        {photographs.map((photograph) => (
          <Photograph key={photograph.id} photograph={photograph} />
        ))}
      </ul>
    </section>
  );
}
