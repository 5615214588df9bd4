import { directions } from '../../domain/shelter/exposure.ts';
import type { SetSea } from './sea-state.ts';

interface DialProps {
  name: string;
  sea: SetSea;
  onChange: (sea: SetSea) => void;
}

const select = 'min-h-11 w-full rounded-sm border-2 border-ink bg-paper px-3';

function DirectionSelect(props: DialProps & { field: 'windFrom' | 'swellFrom' }) {
  const { name, sea, field, onChange } = props;
  return (
    <label className="block">
      <span className="text-sm text-muted">{name}</span>
      <select
        name={field}
        className={select}
        value={sea[field]}
        onChange={(event) => onChange({ ...sea, [field]: Number(event.target.value) })}
      >
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

function RainSelect({ sea, onChange }: Omit<DialProps, 'name'>) {
  return (
    <label className="mt-2 block">
      <span className="text-sm text-muted">Last heavy rain</span>
      <select
        name="rainDays"
        className={select}
        value={sea.rainDays ?? ''}
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

interface SliderProps extends DialProps {
  field: 'windKnots' | 'swellMetres' | 'swellSeconds';
  least: number;
  most: number;
  step: number;
  unit: string;
}

function Slider({ name, sea, field, onChange, least, most, step, unit }: SliderProps) {
  return (
    <label className="mt-2 block">
      <span className="flex justify-between text-sm text-muted">
        {name}
        <span className="font-semibold text-ink tabular-nums">{`${sea[field]} ${unit}`}</span>
      </span>
      <input
        type="range"
        name={field}
        min={least}
        max={most}
        step={step}
        value={sea[field]}
        aria-valuetext={`${sea[field]} ${unit}`}
        className="h-11 w-full accent-reef"
        onChange={(event) => onChange({ ...sea, [field]: Number(event.target.value) })}
      />
    </label>
  );
}

export function SeaDials({ sea, onChange }: Omit<DialProps, 'name'>) {
  const dial = { sea, onChange };
  return (
    <div className="grid grid-cols-2 gap-x-6 gap-y-2">
      <fieldset>
        <legend className="font-semibold">Wind</legend>
        <DirectionSelect {...dial} name="From" field="windFrom" />
        <Slider
          {...dial}
          name="Strength"
          field="windKnots"
          least={0}
          most={40}
          step={1}
          unit="kn"
        />
        <RainSelect {...dial} />
      </fieldset>
      <fieldset>
        <legend className="font-semibold">Swell</legend>
        <DirectionSelect {...dial} name="From" field="swellFrom" />
        <Slider
          {...dial}
          name="Height"
          field="swellMetres"
          least={0}
          most={6}
          step={0.1}
          unit="m"
        />
        <Slider
          {...dial}
          name="Period"
          field="swellSeconds"
          least={4}
          most={20}
          step={1}
          unit="s"
        />
      </fieldset>
    </div>
  );
}
