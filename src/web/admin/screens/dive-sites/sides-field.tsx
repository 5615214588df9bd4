import {
  directions,
  exposureKinds,
  exposureLabels,
} from '../../../../domain/conditions/shelter/exposure.ts';
import { commaList, inputStyles } from '../../ui/fields.tsx';
import { Group } from '../../ui/group.tsx';

/** The value has commas between the directions, from north; one that the shoreline tells is empty. */
export function SidesField(props: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const list = commaList(props.value, directions);
  return (
    <Group label={props.label} hint={props.hint} error={props.error}>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {directions.map((direction, index) => (
          <label key={direction} className="text-sm">
            {direction}
            <select
              aria-label={`${props.label}: ${direction}`}
              value={list.at(index)}
              onChange={(event) => props.onChange(list.with(index, event.target.value))}
              className={inputStyles}
            >
              <option value="">As computed</option>
              {exposureKinds.map((kind) => (
                <option key={kind} value={kind}>
                  {exposureLabels[kind]}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
    </Group>
  );
}
