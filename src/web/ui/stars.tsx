import { type Star, starsOf } from '../../rules/stars.ts';

const star =
  'M12 2.6 14.9 8.6 21.5 9.5 16.7 14.1 17.9 20.7 12 17.5 6.1 20.7 7.3 14.1 2.5 9.5 9.1 8.6Z';
const leftHalf = 'M12 2.6 12 17.5 6.1 20.7 7.3 14.1 2.5 9.5 9.1 8.6Z';

function StarShape({ kind }: { kind: Star }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-5">
      <path d={star} className="fill-none stroke-current stroke-[1.6]" />
      {kind !== 'empty' && (
        <path d={kind === 'full' ? star : leftHalf} className="fill-current stroke-none" />
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
