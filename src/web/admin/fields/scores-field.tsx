import { criteriaOf, maxPoints, type Scores, weightedMean } from '../../../domain/gear/criteria.ts';
import { SelectField, type ValueProps } from '../ui/fields.tsx';
import { CategoryFieldset } from './category-fieldset.tsx';

const choices = Array.from({ length: maxPoints }, (_, index) => String(maxPoints - index));

/** Inputs for the points of each criterion of a category. The value is JSON; empty for none. */
export function ScoresField(props: ValueProps & { category: string }) {
  const { value, category, onChange } = props;
  const scores: Scores = value ? JSON.parse(value) : {};
  const mean = weightedMean(category, scores);
  function set(key: string, text: string) {
    const { [key]: _, ...others } = scores;
    const next = text ? { ...others, [key]: Number(text) } : others;
    onChange(Object.keys(next).length > 0 ? JSON.stringify(next) : '');
  }
  return (
    <CategoryFieldset {...props} note={mean ? ` ${mean} of ${maxPoints} by their weights.` : ''}>
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
    </CategoryFieldset>
  );
}
