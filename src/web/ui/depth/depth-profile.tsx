import { useId } from 'react';
import {
  depthProfile,
  type ProfiledSite,
  profileLayout,
  profileWords,
} from '../../../rules/depth-profile.ts';

/** The drawing's size, in its own units. */
const width = 400;
const height = 230;

/** A cross-section of the site with its depths in metres beside it. Nothing where no depth is known. */
export function DepthProfile({ site }: { site: ProfiledSite & { name: string } }) {
  const id = useId();
  const profile = depthProfile(site);
  if (!profile) return null;
  const { ticks, shallowest, deepest, bed, solids, boat } = profile;
  const { surface, down, outline } = profileLayout(profile, { width, height });
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2 print:max-w-72">
      <div aria-hidden className="relative w-10 text-right text-sm text-muted tabular-nums">
        {ticks.map((metres) => (
          <span
            key={metres}
            className="absolute right-0 -translate-y-1/2"
            style={{ top: `${(down(metres) / height) * 100}%` }}
          >
            {metres} m
          </span>
        ))}
      </div>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-words`}
        className="block h-auto w-full border-2 border-ink"
      >
        <title id={`${id}-title`}>{`Depth profile of ${site.name}`}</title>
        <desc id={`${id}-words`}>{profileWords(profile)}</desc>
        <linearGradient id={`${id}-water`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--color-haze)" />
          <stop offset="0.45" stopColor="var(--color-shoal)" />
          <stop offset="1" stopColor="var(--color-deep)" />
        </linearGradient>
        <rect width={width} height={surface} className="fill-foam" />
        <circle cx="338" cy={surface} r="24" className="fill-coral" />
        <rect y={surface} width={width} height={height - surface} fill={`url(#${id}-water)`} />
        {/* Light from above. */}
        <g className="fill-foam opacity-15">
          <path d={`M300 ${surface}h26L270 ${height}h-60Z`} />
          <path d={`M346 ${surface}h12l-20 ${height - surface}h-32Z`} />
        </g>
        <polygon points={outline(bed)} className="fill-haze" />
        {solids.map((points) => {
          const drawn = outline(points);
          return <polygon key={drawn} points={drawn} className="fill-abyss" />;
        })}
        {boat && (
          <path
            d={`M232 ${surface - 9}h50l-8 13h-36ZM246 ${surface - 10}v-11h17l5 11Z`}
            className="fill-abyss"
          />
        )}
        {/* The depths between which one dives. */}
        <g className="fill-none stroke-coral" strokeWidth="4">
          <path d={`M${width - 22} ${down(shallowest)}h14M${width - 22} ${down(deepest)}h14`} />
          <path d={`M${width - 15} ${down(shallowest)}V${down(deepest)}`} />
        </g>
      </svg>
    </div>
  );
}
