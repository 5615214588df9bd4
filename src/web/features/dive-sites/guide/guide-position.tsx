import type { DiveSite } from '../../../../contract/dive-sites/dive-sites.ts';
import type { SitePoint } from '../../../../contract/dive-sites/fields/field.ts';
import { pointLabels } from '../../../../domain/dive-sites/terms.ts';
import { mapViewParams } from '../../../../domain/geo/map-view.ts';
import {
  degreesMinutes,
  positionCaution,
  positionSourceSentence,
  roughPosition,
} from '../../../../domain/geo/position-text.ts';
import { parsePosition } from '../../../../domain/geo/positions.ts';
import { Link } from '../../../app/link.tsx';
import { SomethingWrong } from '../../../app/reports/report-link.tsx';
import { Fold } from '../../../ui/fold.tsx';
import { PlacesMap } from '../../../ui/map/places-map.tsx';
import { GuideHeading } from '../parts/guide-facts.tsx';
import { CopyButton } from './copy-button.tsx';

const siteZoom = 12;

function MapLink({ site }: { site: DiveSite }) {
  const place = encodeURIComponent(`${site.latitude},${site.longitude}`);
  return (
    <p>
      <a
        href={`https://www.google.com/maps/search/?api=1&query=${place}`}
        target="_blank"
        rel="noopener noreferrer"
        className="no-print mt-3 inline-block py-2 font-semibold text-reef underline"
      >
        Show on a map
      </a>
    </p>
  );
}

function Points({ points }: { points: readonly SitePoint[] }) {
  return (
    <ul className="mt-4 print:mt-1">
      {points.map((point) => (
        <li
          key={`${point.kind} ${point.latitude} ${point.longitude}`}
          className="border-t border-line py-2 print:py-0"
        >
          <span className="font-semibold">{pointLabels[point.kind]}</span>
          {` ${degreesMinutes(point)}`}
          {point.errorKm !== undefined && ` (± ${Math.round(point.errorKm * 1000)} m)`}
          {point.note && <span className="block legend">{point.note}</span>}
        </li>
      ))}
    </ul>
  );
}

export function GuidePosition({ site }: { site: DiveSite }) {
  const position = parsePosition(site);
  if (!position) return null;
  const decimals = `${site.latitude}, ${site.longitude}`;
  const minutes = degreesMinutes(position);
  return (
    <section aria-labelledby="position">
      <GuideHeading id="position" title="Position">
        <SomethingWrong resource="dive-sites" record={site.id} />
      </GuideHeading>
      <div className="no-print max-w-60 md:max-w-88">
        <PlacesMap
          label={`${site.name} on the coast of Australia`}
          places={[{ id: site.id, name: site.name, ...position }]}
        />
        <Link
          to="/map"
          search={mapViewParams({ ...position, zoom: siteZoom })}
          className="inline-flex min-h-11 items-center font-semibold text-reef underline"
        >
          Its place on our map
        </Link>
      </div>
      <Fold label={`Coordinates: ${minutes}`}>
        <div className="flex flex-col gap-2 tabular-nums">
          <p className="flex flex-wrap items-center gap-3">
            {decimals}
            <CopyButton text={decimals} label="Copy decimal degrees" />
          </p>
          <p className="flex flex-wrap items-center gap-3">
            {minutes}
            <CopyButton text={minutes} label="Copy degrees and minutes" />
          </p>
        </div>
        {site.points && <Points points={site.points} />}
        <p className="mt-3 legend print:mt-1 print:leading-snug">
          {positionCaution}
          {site.positionErrorKm === null
            ? ' How far off it may be is not known.'
            : ` Right to about ${site.positionErrorKm} km.${roughPosition(site.positionErrorKm)}`}
          {site.positionSource && ` ${positionSourceSentence(site.positionSource)}`}
        </p>
      </Fold>
      <MapLink site={site} />
      <span
        hidden
        data-fact="latitude"
        data-fact-name="Position"
        data-fact-text={`${minutes} (${decimals})`}
      />
    </section>
  );
}
