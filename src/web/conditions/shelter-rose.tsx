import type { SiteShelter } from '../../contract/conditions.ts';
import { directions } from '../../domain/shelter/exposure.ts';
import { type RoseKind, shelterRose } from '../../domain/shelter/rose.ts';

const fills: Record<RoseKind, string> = {
  swell: 'fill-reef',
  wind: 'fill-shallow',
  sheltered: 'fill-line',
};

const legend: [RoseKind, string][] = [
  ['swell', 'Open to swell'],
  ['wind', 'Open to wind waves'],
  ['sheltered', 'Sheltered'],
];

const letters = [
  ['N', 0, -112],
  ['E', 114, 5],
  ['S', 0, 122],
  ['W', -114, 5],
] as const;

/** The open water around a site, drawn as a rose; alone, it needs no code in the browser. */
export function ShelterRose({ shelter }: { shelter: SiteShelter }) {
  const { fetchKm, vague } = shelter;
  if (!fetchKm) return <p className="text-sm text-muted">{vague}</p>;
  const rose = shelterRose(fetchKm);
  const open = directions.filter((_, index) => rose[index]?.kind === 'swell');
  const words =
    open.length > 0 ? `open to swell from ${open.join(', ')}` : 'not open to ocean swell';
  return (
    <figure aria-label="Shelter">
      <svg
        viewBox="-130 -130 260 260"
        role="img"
        aria-label={`Shelter: ${words}`}
        className="w-full max-w-56"
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
      <figcaption className="mt-2 text-sm">
        <ul>
          {legend.map(([kind, text]) => (
            <li key={kind} className="flex items-center gap-2">
              <svg aria-hidden viewBox="0 0 10 10" className="size-3">
                <rect width="10" height="10" className={fills[kind]} />
              </svg>
              {text}
            </li>
          ))}
        </ul>
        {vague && <p className="mt-2 text-muted">{vague}</p>}
      </figcaption>
    </figure>
  );
}
