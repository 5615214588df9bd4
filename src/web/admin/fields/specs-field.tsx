import {
  type ProductSpecs,
  type SpecName,
  specs,
  specsOfCategory,
} from '../../../domain/gear/specs.ts';
import { SelectField, TextField, type ValueProps } from '../ui/fields.tsx';
import { CategoryFieldset } from './category-fieldset.tsx';

interface Typed {
  values: Record<string, unknown>;
  source: string;
  checkedOn: string;
}

const none: Typed = { values: {}, source: '', checkedOn: '' };

const words = { true: 'Yes', false: 'No' };

/** Parses a value by its type. An invalid number stays a string, which the schema rejects. */
function parseSpec(name: SpecName, text: string): unknown {
  const { type } = specs[name];
  if (text === '') return undefined;
  if (type === 'flag') return text === 'true';
  const number = Number(text.replace(/(?<![a-z])[a-z]+$/i, '').trim());
  return type === 'number' && Number.isFinite(number) ? number : text;
}

/** Inputs for the specs of a category, their source and date. The value is JSON; empty for none. */
export function SpecsField(props: ValueProps & { category: string }) {
  const { value, category, onChange } = props;
  const typed: Typed = value ? (JSON.parse(value) as ProductSpecs) : none;
  function set(change: Partial<Typed>) {
    const next = { ...typed, ...change };
    const isEmpty = !next.source && !next.checkedOn && Object.keys(next.values).length === 0;
    onChange(isEmpty ? '' : JSON.stringify(next));
  }
  const setSpec = (name: SpecName) => (text: string) => {
    const { [name]: _, ...others } = typed.values;
    const parsed = parseSpec(name, text);
    set({ values: parsed === undefined ? others : { ...others, [name]: parsed } });
  };
  return (
    <CategoryFieldset {...props}>
      {category &&
        specsOfCategory(category).map((name) => {
          const { type, label: of, ...spec } = specs[name];
          const unit = 'unit' in spec ? `, ${spec.unit}` : '';
          const text = String(typed.values[name] ?? '');
          const control = { label: of + unit, value: text, onChange: setSpec(name) };
          return type === 'flag' ? (
            <SelectField
              key={name}
              {...control}
              placeholder="Not known"
              options={Object.keys(words)}
              words={words}
            />
          ) : (
            <TextField key={name} {...control} />
          );
        })}
      <TextField
        label="Pages that state them"
        placeholder="https://…"
        value={typed.source}
        onChange={(source) => set({ source })}
      />
      <TextField
        label="Read on"
        placeholder="2026-11-21"
        value={typed.checkedOn}
        onChange={(checkedOn) => set({ checkedOn })}
      />
    </CategoryFieldset>
  );
}
