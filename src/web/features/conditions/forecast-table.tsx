import { useState } from 'react';
import type { SiteForecast } from '../../../contract/conditions/conditions.ts';
import { directions, sectorAt } from '../../../domain/conditions/shelter/exposure.ts';
import { clockTime } from '../../../domain/dates/site-time.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { ForecastCredit } from './forecast-credit.tsx';
import { dayLabel } from './labels.ts';

type Slot = SiteForecast['slots'][number];

const slotsAtFirst = 8;
const directionName = (degrees: number | null) =>
  degrees === null ? '' : directions[sectorAt(degrees)];
const rounded = (value: number | null) => (value === null ? '–' : String(Math.round(value)));

function windText({ windFrom, windKnots, gustKnots }: Slot): string {
  if (windKnots === null) return '–';
  const gusts = gustKnots === null ? '' : `, gusts ${rounded(gustKnots)}`;
  return `${directionName(windFrom)} ${rounded(windKnots)} kn${gusts}`;
}

function swellText({ swellFrom, swellMetres, swellSeconds }: Slot): string {
  if (swellMetres === null) return '–';
  const period = swellSeconds === null ? '' : `, ${rounded(swellSeconds)} s`;
  return `${directionName(swellFrom)} ${swellMetres.toFixed(1)} m${period}`;
}

export function ForecastTable({ forecast }: { forecast: SiteForecast }) {
  const [isExpanded, setExpanded] = useState(false);
  const { slots, credit, timeZone } = forecast;
  if (slots.length === 0 || !credit) return null;
  return (
    <section aria-label="Forecast" className="flex flex-col gap-3">
      <h3 className="font-semibold">Wind and swell, by three hours</h3>
      <div className="w-0 min-w-full overflow-x-auto">
        <table className="w-full text-left text-sm tabular-nums">
          <thead className="text-muted">
            <tr>
              {['From', 'Wind', 'Swell', 'Water'].map((name) => (
                <th key={name} scope="col" className="py-1 pr-4 font-normal">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {slots.slice(0, isExpanded ? undefined : slotsAtFirst).map((slot) => (
              <tr key={slot.from} className="border-t border-line align-top sm:whitespace-nowrap">
                <th scope="row" className="py-1 pr-4 font-semibold">
                  {`${dayLabel(slot.from)}, ${clockTime(slot.from)}`}
                </th>
                <td className="pr-4">{windText(slot)}</td>
                <td className="pr-4">{swellText(slot)}</td>
                <td>{slot.seaCelsius === null ? '–' : `${rounded(slot.seaCelsius)} °C`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {!isExpanded && slots.length > slotsAtFirst && (
        <p>
          <button type="button" className={buttonStyles.quiet} onClick={() => setExpanded(true)}>
            Five days
          </button>
        </p>
      )}
      <ForecastCredit credit={credit} timeZone={timeZone} />
    </section>
  );
}
