import type { ForecastCredit, SiteForecast } from '../../../contract/conditions/conditions.ts';
import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { hasSwell } from '../../../domain/conditions/verdict/sea-factors.ts';
import { seaSlot } from '../../../domain/conditions/verdict/sea-hours.ts';
import { addDays, localDay, localIso, startOfDay } from '../../../domain/dates/site-time.ts';
import type { Forecast, Forecasts } from './forecast/forecasts.ts';
import { sitePlace } from './read.ts';

const forecastDays = 5;
const slotHours = 3;
const hourMs = 3_600_000;

export const forecastCredit = (forecast: Forecast | undefined): ForecastCredit | null =>
  forecast && 'hours' in forecast
    ? {
        fetchedAt: forecast.fetchedAt.toISOString(),
        text: 'Weather data by Open-Meteo.com (CC BY 4.0), from weather models for an area of some 25 km, summed up here.',
        url: 'https://open-meteo.com/',
      }
    : null;

/** Reads forecasts for one response, and records whether any lacks the wind or a needed swell. */
export function forecastReader(forecasts: Forecasts) {
  let isLacking = false;
  return {
    read: async (site: DiveSite): Promise<Forecast> => {
      const forecast = await forecasts(sitePlace(site));
      const isWhole = 'hours' in forecast && (forecast.isWhole || !hasSwell(site));
      isLacking ||= !isWhole;
      return forecast;
    },
    isLacking: async () => isLacking && (await forecasts.isOn()),
  };
}

export type ReadForecast = ReturnType<typeof forecastReader>['read'];

const tenth = (value: number | null) => (value === null ? null : Math.round(value * 10) / 10);

export async function readSiteForecast(
  site: DiveSite,
  now: Date,
  readForecast: ReadForecast,
): Promise<SiteForecast> {
  const { zone } = sitePlace(site);
  const forecast = await readForecast(site);
  const credit = forecastCredit(forecast);
  if (!('hours' in forecast)) return { timeZone: zone, slots: [], credit, ...forecast };
  const today = localDay(now, zone);
  const end = startOfDay(addDays(today, forecastDays), zone);
  const slots: SiteForecast['slots'] = [];
  for (
    let from = startOfDay(today, zone);
    from < end;
    from = new Date(from.getTime() + slotHours * hourMs)
  ) {
    const to = new Date(Math.min(from.getTime() + slotHours * hourMs, end.getTime()));
    const slot = seaSlot(forecast.hours, from, to);
    if (!slot || to <= now) continue;
    slots.push({
      from: localIso(from, zone),
      to: localIso(to, zone),
      windFrom: tenth(slot.windFrom),
      windKnots: tenth(slot.windKnots),
      gustKnots: tenth(slot.gustKnots),
      swellFrom: tenth(slot.swellFrom),
      swellMetres: tenth(slot.swellMetres),
      swellSeconds: tenth(slot.swellSeconds),
      seaCelsius: tenth(slot.seaCelsius),
    });
  }
  return { timeZone: zone, reason: null, slots, credit };
}
