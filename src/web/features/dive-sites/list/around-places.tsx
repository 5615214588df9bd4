import type { SiteQuery } from '../../../../domain/dive-sites/list.ts';
import { withoutFillers } from '../../../../domain/search/filler-words.ts';
import { foldText } from '../../../../domain/text/fold-text.ts';
import { searchPlaces } from '../../../app/places.ts';
import { useAnswer } from '../../../ui/use-answer.ts';
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts';
import { wayStyles } from '../parts/filter-chips.tsx';

const placesAtMost = 3;
const typingPauseMs = 250;
/** Length of the longest name that the API accepts. */
const longestName = 100;

/** Offers to sort sites by their distance from a place, if a search text has no results. */
export function AroundPlaces(props: { text: string; onChange: (change: SiteQuery) => void }) {
  const text = useDebouncedValue(props.text, typingPauseMs);
  const name = withoutFillers(foldText(text)).slice(0, longestName);
  const found = useAnswer(name.length < 2 ? undefined : name, () => searchPlaces(name));
  const places = found.current?.slice(0, placesAtMost) ?? [];
  if (places.length === 0) return null;
  return (
    <div className="mt-6 border-l-6 border-reef bg-sand p-5">
      <p className="font-semibold">Or order the dive sites by their distance:</p>
      <ul className="mt-3 flex flex-col items-start gap-2">
        {places.map((place) => (
          <li key={place.slug}>
            <button
              type="button"
              onClick={() => props.onChange({ q: undefined, near: place.slug, sort: undefined })}
              className={wayStyles}
            >
              Near <span className="font-semibold">{place.name}</span>, {place.detail}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
