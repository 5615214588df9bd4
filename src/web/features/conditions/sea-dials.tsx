import { directions, sectorAt } from '../../../domain/conditions/shelter/exposure.ts';
import type { Sea } from '../../../domain/conditions/verdict/factor.ts';

interface DialProps {
  /** An undefined value shows “Not set” or “Not known”; its slider is dimmed, at the minimum. */
  sea: Sea;
  onChange: (sea: Sea) => void;
}

const direction = {
  label: 'From',
  none: 'Not set',
  choices: directions.map((name, sector): [number, string] => [sector * 22.5, name]),
  toChoice: (degrees: number): number | undefined => sectorAt(degrees) * 22.5,
  className: 'block',
};

const rainChoices: [days: number, words: string][] = [
  [0, 'Today'],
  [1, 'Yesterday'],
  [2, '2 days ago'],
  [3, '3 days ago'],
  [5, '5 days ago'],
  [7, 'A week ago'],
  [14, '14+ days ago'],
];

const selects = {
  windFrom: direction,
  swellFrom: direction,
  rainDays: {
    label: 'Last heavy rain',
    none: 'Not known',
    choices: rainChoices,
    toChoice: (days: number) => rainChoices.findLast(([choice]) => choice <= days)?.[0],
    className: 'mt-2 block',
  },
};

function Select({ field, sea, onChange }: DialProps & { field: keyof typeof selects }) {
  const { label, none, choices, toChoice, className } = selects[field];
  const value = sea[field];
  return (
    <label className={className}>
      <span className="text-sm text-muted">{label}</span>
      <select
        name={field}
        className="min-h-11 w-full rounded-sm border-2 border-ink bg-paper px-3"
        value={value === undefined ? '' : (toChoice(value) ?? '')}
        onChange={({ target }) =>
          onChange({ ...sea, [field]: target.value === '' ? undefined : Number(target.value) })
        }
      >
        <option value="">{none}</option>
        {choices.map(([choice, words]) => (
          <option key={choice} value={choice}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
}

const sliders = {
  windKnots: { name: 'Strength', unit: 'kn', min: 0, max: 40, step: 1 },
  swellMetres: { name: 'Height', unit: 'm', min: 0, max: 6, step: 0.1 },
  swellSeconds: { name: 'Period', unit: 's', min: 4, max: 20, step: 1 },
} as const;

function Slider({ field, sea, onChange }: DialProps & { field: keyof typeof sliders }) {
  const { name, unit, ...range } = sliders[field];
  const value = sea[field];
  const words = value === undefined ? 'Not set' : `${value} ${unit}`;
  return (
    <label className="mt-2 block">
      <span className="flex justify-between text-sm text-muted">
        {name}
        <span className="font-semibold text-ink tabular-nums">{words}</span>
      </span>
      <input
        type="range"
        name={field}
        {...range}
        value={value ?? range.min}
        aria-valuetext={words}
        className={`h-11 w-full accent-reef ${value === undefined ? 'opacity-50' : ''}`}
        onChange={(event) => onChange({ ...sea, [field]: Number(event.target.value) })}
      />
    </label>
  );
}

export function SeaDials(dial: DialProps) {
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-2">
      <fieldset>
        <legend className="font-semibold">Wind</legend>
        <Select {...dial} field="windFrom" />
        <Slider {...dial} field="windKnots" />
        <Select {...dial} field="rainDays" />
      </fieldset>
      <fieldset>
        <legend className="font-semibold">Swell</legend>
        <Select {...dial} field="swellFrom" />
        <Slider {...dial} field="swellMetres" />
        <Slider {...dial} field="swellSeconds" />
      </fieldset>
    </div>
  );
}
