import type { DiveSite } from '../../../contract/dive-sites/dive-sites.ts';
import { paths } from '../../../contract/paths.ts';
import { lookFirst } from '../../../domain/conditions/verdict/verdict.ts';
import { calendarFile } from '../../../domain/dates/calendar-event.ts';
import { clockTime, localIso } from '../../../domain/dates/site-time.ts';
import type { Services } from '../../platform/http/context.ts';
import { sitePlace } from './read.ts';

const shortestMs = 10 * 60_000;

export function windowCalendar(
  services: Pick<Services, 'clock' | 'config'>,
  site: DiveSite,
  from: Date,
  to: Date,
): string {
  const { zone, latitude, longitude } = sitePlace(site);
  const { siteUrl } = services.config;
  const clock = (at: Date) => clockTime(localIso(at, zone));
  const url = `${siteUrl}${paths.diveSite(site.id)}`;
  const begin =
    from.getTime() === to.getTime()
      ? `at ${clock(from)}`
      : `between ${clock(from)} and ${clock(to)}`;
  const noted = localIso(services.clock(), zone).slice(0, 10);
  return calendarFile({
    uid: `dive-${site.id}-${from.getTime()}@${new URL(siteUrl).hostname}`,
    stamp: services.clock(),
    start: from,
    end: new Date(Math.max(to.getTime(), from.getTime() + shortestMs)),
    summary: `Dive at ${site.name}?`,
    description: `Begin ${begin} by the clock there, as it looked on ${noted}. Look at the forecast and the guide again on the day: ${url}\n${lookFirst}`,
    location: `${site.name}, ${site.region}`,
    latitude,
    longitude,
    url,
  });
}
