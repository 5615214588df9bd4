import { useId } from 'react';
import { type DrawingColours, depthDrawing } from '../../../domain/depth-drawing.ts';
import {
  depthProfile,
  type ProfiledSite,
  profileLayout,
  profileWords,
} from '../../../domain/depth-profile.ts';

const width = 400;
const height = 230;

const palette: DrawingColours = {
  sky: 'var(--color-foam)',
  haze: 'var(--color-haze)',
  shoal: 'var(--color-shoal)',
  deep: 'var(--color-deep)',
  abyss: 'var(--color-abyss)',
  coral: 'var(--color-coral)',
  ochre: 'var(--color-honey)',
};

/** Renders nothing where no depth is known. */
export function DepthProfile({ site }: { site: ProfiledSite & { name: string } }) {
  const id = useId();
  const profile = depthProfile(site);
  if (!profile) return null;
  const { down } = profileLayout(profile, { width, height });
  return (
    <div className="grid grid-cols-[auto_1fr] gap-2 print:max-w-60">
      <div aria-hidden className="relative w-10 text-right text-sm text-muted tabular-nums">
        {profile.ticks.map((metres) => (
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
        <g
          dangerouslySetInnerHTML={{
            __html: depthDrawing(profile, { width, height }, palette, { id }),
          }}
        />
      </svg>
    </div>
  );
}
