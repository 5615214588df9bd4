import { leftHalfOutline, type Star, starOutline, starsOf } from '../../rules/stars.ts';

function StarShape({ kind }: { kind: Star }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path d={starOutline} className="fill-none stroke-current stroke-[1.6]" />
      {kind !== 'empty' && (
        <path
          d={kind === 'full' ? starOutline : leftHalfOutline}
          className="fill-current stroke-none"
        />
      )}
    </svg>
  );
}

/** A rating of 0 to 5 as five stars, with its number for those who can't see them. */
export function Stars({ rating }: { rating: number }) {
  const shapes = starsOf(rating).map((kind, index) => ({ kind, place: index + 1 }));
  return (
    <span role="img" aria-label={`Rated ${rating} out of 5 stars`} className="flex text-ochre">
      {shapes.map(({ kind, place }) => (
        <StarShape key={place} kind={kind} />
      ))}
    </span>
  );
}
