import type { Reach } from '../../../../domain/dive-sites/list.ts';
import { offeredReaches } from '../../../../domain/geo/near.ts';

/** Buttons for the distance from a place; pressing the active one again removes the limit. */
export function ReachButtons(props: {
  place: string;
  within: Reach | undefined;
  onReach: (within: Reach | undefined) => void;
}) {
  const { place, within, onReach } = props;
  return (
    <fieldset className="flex flex-wrap items-center gap-1">
      <legend className="sr-only">{`How far from ${place}`}</legend>
      {offeredReaches.map((km) => (
        <button
          key={km}
          type="button"
          aria-pressed={within === km}
          onClick={() => onReach(within === km ? undefined : km)}
          className="min-h-11 rounded-sm border-2 border-ink bg-paper px-2 text-sm font-semibold tabular-nums hover:bg-shallow aria-pressed:bg-ink aria-pressed:text-paper"
        >
          {`${km} km`}
        </button>
      ))}
    </fieldset>
  );
}
