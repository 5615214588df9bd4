import { commaList, inputStyles } from '../../ui/fields.tsx';
import { Group } from '../../ui/group.tsx';
import { slackInputs } from './slack-text.ts';

/** The value has commas between the inputs. */
export function SlackField(props: {
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}) {
  const list = commaList(props.value, slackInputs);
  return (
    <Group label={props.label} hint={props.hint} error={props.error}>
      <div className="grid items-end gap-3 sm:grid-cols-3">
        {slackInputs.map((name, index) => (
          <label key={name} className="text-sm">
            {name}
            <input
              inputMode="text"
              aria-label={`${props.label}: ${name}`}
              value={list.at(index)}
              onChange={(event) =>
                props.onChange(list.with(index, event.target.value.replace(',', '.')))
              }
              className={inputStyles}
            />
          </label>
        ))}
      </div>
    </Group>
  );
}
