import {
  criteriaOf,
  mostPoints,
  type Scores,
  weightedMean,
} from '../../../domain/gear/criteria.ts';
import { SelectField, type ValueProps } from '../ui/fields.tsx';

const choices = Array.from({ length: mostPoints }, (_, index) => String(mostPoints - index));

/** Inputs of the points for each criterion of the review's category. The value is JSON; empty for none. */
export function ScoresField({
  label,
  hint,
  value,
  error,
  category,
  onChange,
}: ValueProps & { category: string }) {
  const scores: Scores = value ? JSON.parse(value) : {};
  const mean = weightedMean(category, scores);
  function set(key: string, text: string) {
    const { [key]: _, ...others } = scores;
    const next = text ? { ...others, [key]: Number(text) } : others;
    onChange(Object.keys(next).length > 0 ? JSON.stringify(next) : '');
  }
  return (
    <fieldset className="border-2 border-line p-4">
      <legend className="px-1 font-semibold">{label}</legend>
      <p className="mb-4 text-sm text-muted">
        {category ? hint : 'Choose a category first.'}
        {mean && ` ${mean} of ${mostPoints} by their weights.`}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {criteriaOf(category).map(({ key, label: name, weight }) => (
          <SelectField
            key={key}
            label={`${name}, ${weight} %`}
            value={String(scores[key] ?? '')}
            placeholder="Not judged"
            options={choices}
            onChange={(text) => set(key, text)}
          />
        ))}
      </div>
      {error && (
        <p role="alert" className="mt-3 font-medium text-advanced">
          {error}
        </p>
      )}
    </fieldset>
  );
}
