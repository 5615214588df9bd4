import type { SiteShelter } from '../../../contract/conditions/conditions.ts';
import { directions } from '../../../domain/conditions/shelter/exposure.ts';
import { type RoseKind, shelterRose } from '../../../domain/conditions/shelter/rose.ts';

const fills: Record<RoseKind, string> = {
  swell: 'fill-reef',
  wind: 'fill-shallow',
  part: 'fill-shallow/50',
  sheltered: 'fill-line',
};

const legend: [RoseKind, string][] = [
  ['swell', 'Open to swell'],
  ['wind', 'Open to wind waves'],
  ['part', 'Partly open'],
  ['sheltered', 'Sheltered'],
];

const letters = [
  ['N', 0, -112],
  ['E', 114, 5],
  ['S', 0, 122],
  ['W', -114, 5],
] as const;

function StatedSides({ shelter: { sides, sidesNote, sidesSource } }: { shelter: SiteShelter }) {
  if (!sides) return null;
  const stated = directions.filter((_, index) => sides[index]);
  const source = sidesSource && `Source: ${sidesSource.source}, ${sidesSource.checkedOn}.`;
  return (
    <p className="mt-2 wrap-anywhere">
      {[`Stated for this site: ${stated.join(', ')}.`, sidesNote, source].filter(Boolean).join(' ')}
    </p>
  );
}

/** Draws the shelter of a site by direction as a rose. */
export function ShelterRose({ shelter }: { shelter: SiteShelter }) {
  const { fetchKm, sides, vague } = shelter;
  if (!fetchKm && !sides) return <p className="text-sm text-muted">{vague}</p>;
  const rose = shelterRose(fetchKm, sides);
  const kinds = new Set(rose.map(({ kind }) => kind));
  const open = rose
    .filter(({ kind }) => kind === 'swell')
    .map((petal) => directions[petal.direction]);
  const none =
    rose.length === directions.length
      ? 'not open to ocean swell'
      : 'no side known to be open to swell';
  const words = open.length > 0 ? `open to swell from ${open.join(', ')}` : none;
  return (
    <figure
      aria-label="Shelter"
      className="max-sm:flex max-sm:flex-wrap max-sm:items-center max-sm:gap-x-5"
    >
      <svg
        viewBox="-130 -130 260 260"
        role="img"
        aria-label={`Shelter: ${words}`}
        className="w-full max-w-56 max-sm:max-w-36"
      >
        <circle r="100" className="fill-none stroke-line" />
        {rose.map(({ path, kind }) => (
          <path key={path} d={path} className={fills[kind]} />
        ))}
        {letters.map(([letter, x, y]) => (
          <text key={letter} x={x} y={y} textAnchor="middle" className="fill-ink text-base">
            {letter}
          </text>
        ))}
      </svg>
      <figcaption className="mt-2 text-sm max-sm:grow max-sm:basis-36">
        <ul>
          {legend
            .filter(([kind]) => kind !== 'part' || kinds.has(kind))
            .map(([kind, text]) => (
              <li key={kind} className="flex items-center gap-2">
                <svg aria-hidden viewBox="0 0 10 10" className="size-3">
                  <rect width="10" height="10" className={fills[kind]} />
                </svg>
                {text}
              </li>
            ))}
        </ul>
        <StatedSides shelter={shelter} />
        {vague && <p className="mt-2 text-muted">{vague}</p>}
      </figcaption>
    </figure>
  );
}
