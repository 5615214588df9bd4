import type { SpeciesPlate } from '../../../contract/species.ts';
import { lengthText } from '../../../domain/species/terms.ts';
import { Picture } from '../../ui/picture.tsx';

const dot =
  'grid size-6 place-items-center rounded-full bg-intermediate text-sm leading-none font-bold text-abyss tabular-nums';

export function FieldPlate(props: { name: string; cm: number | null; plate: SpeciesPlate }) {
  const { name, cm, plate } = props;
  const { src, bar, marks } = plate;
  return (
    <figure>
      <div className="relative">
        <Picture
          src={src}
          alt={`${name}, drawn as in a field guide`}
          sizes="(min-width: 768px) 440px, 100vw"
          priority
          className="aspect-3/2 w-full object-cover"
        />
        {marks.map(({ x, y, text }, index) => (
          <span
            key={text}
            aria-hidden
            style={{ left: `${x}%`, top: `${y}%` }}
            className={`absolute -translate-x-1/2 -translate-y-1/2 ring-2 ring-foam ${dot}`}
          >
            {index + 1}
          </span>
        ))}
        {bar && cm !== null && (
          <p
            style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
            className="absolute bottom-[5%] border-b-3 border-honey sounding text-center text-sm leading-snug text-abyss"
          >
            {`up to ${lengthText(cm)}`}
          </p>
        )}
      </div>
      {marks.length > 0 && (
        <ol className="legend mt-2">
          {marks.map(({ text }, index) => (
            <li key={text} className="mr-3 inline">
              <span aria-hidden className="mr-1 font-text font-bold not-italic">
                {index + 1}
              </span>
              {text}
            </li>
          ))}
        </ol>
      )}
    </figure>
  );
}
