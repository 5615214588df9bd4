import type { TripPlan } from '../../../../domain/trips/trip.ts';
import type { Catalogue } from '../../../app/saved-records/catalogue.ts';
import type { Fonts } from './sheet.ts';

export interface TripPdfSource {
  plan: TripPlan;
  /** In the copy of the trip's own planner alone. */
  notes: string;
  catalogue: Catalogue;
  fonts: Fonts;
  /** The outline of Australia, as the path of an SVG. */
  coast: string;
  origin: string;
}
