import { type DateStyle, shortTime } from '../../../domain/dates/short-dates.ts';
import { site } from '../../app/site.ts';

/** By the site's clock, as the editor's times of publication, whatever the owner's device is set to. */
export const siteDate = (timestamp: string, style: DateStyle = 'date') =>
  shortTime(timestamp, site.timeZone, style);
