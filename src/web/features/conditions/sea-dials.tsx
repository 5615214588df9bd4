import { directions, sectorAt } from '../../../domain/conditions/shelter/exposure.ts';
import type { Sea } from '../../../domain/conditions/verdict/factor.ts';

interface DialProps {
  /** Undefined values are shown as empty dials. */
  sea: Sea;
  onChange: (sea: Sea) => void;
}

const select = 'min-h-11 w-full rounded-sm border-2 border-ink bg-paper px-3';

function DirectionSelect(props: DialProps & { field: 'windFrom' | 'swellFrom' }) {
  const { sea, field, onChange } = props;
  const degrees = sea[field];
  return (
    <label className="block">
      <span className="text-sm text-muted">From</span>
      <select
        name={field}
        className={select}
        value={degrees === undefined ? '' : sectorAt(degrees) * 22.5}
        onChange={({ target: { value } }) =>
          onChange({ ...sea, [field]: value === '' ? undefined : Number(value) })
        }
      >
        <option value="">Not set</option>
        {directions.map((direction, index) => (
          <option key={direction} value={index * 22.5}>
            {direction}
          </option>
        ))}
      </select>
    </label>
  );
}

const rainChoices = [
  ['', 'Not known'],
  ['0', 'Today'],
  ['1', 'Yesterday'],
  ['2', '2 days ago'],
  ['3', '3 days ago'],
  ['5', '5 days ago'],
  ['7', 'A week ago'],
  ['14', '14+ days ago'],
] as const;

function RainSelect({ sea, onChange }: DialProps) {
  const { rainDays } = sea;
  const nearest =
    rainDays !== undefined && rainChoices.findLast(([value]) => Number(value) <= rainDays)?.[0];
  return (
    <label className="mt-2 block">
      <span className="text-sm text-muted">Last heavy rain</span>
      <select
        name="rainDays"
        className={select}
        value={nearest || ''}
        onChange={({ target: { value } }) =>
          onChange({ ...sea, rainDays: value === '' ? undefined : Number(value) })
        }
      >
        {rainChoices.map(([value, words]) => (
          <option key={value} value={value}>
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
        <DirectionSelect {...dial} field="windFrom" />
        <Slider {...dial} field="windKnots" />
        <RainSelect {...dial} />
      </fieldset>
      <fieldset>
        <legend className="font-semibold">Swell</legend>
        <DirectionSelect {...dial} field="swellFrom" />
        <Slider {...dial} field="swellMetres" />
        <Slider {...dial} field="swellSeconds" />
      </fieldset>
    </div>
  );
}
