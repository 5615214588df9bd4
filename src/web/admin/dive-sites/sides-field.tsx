import { directions, exposureKinds, exposureWords } from '../../../domain/shelter/exposure.ts';
import { inputStyles } from '../ui/fields.tsx';
import { Group } from '../ui/group.tsx';

/** The value has commas between the directions, from north; one that the shoreline tells is empty. */
export function SidesField(props: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const texts = props.value.split(',').map((text) => text.trim());
  const set = (index: number, text: string) => {
    const next = directions.map((_, side) => (side === index ? text : (texts[side] ?? '')));
    props.onChange(next.some(Boolean) ? next.join(', ') : '');
  };
  return (
    <Group label={props.label} hint={props.hint} error={props.error}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {directions.map((direction, index) => (
          <label key={direction} className="text-sm">
            {direction}
            <select
              aria-label={`${props.label}: ${direction}`}
              value={texts[index] ?? ''}
              onChange={(event) => set(index, event.target.value)}
              className={inputStyles}
            >
              <option value="">As computed</option>
              {exposureKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {exposureWords[kind]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Group>
  );
}
