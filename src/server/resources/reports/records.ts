import type { FactSource } from '../../../contract/dive-sites/fields/field.ts';
import type { Position } from '../../../domain/geo/positions.ts';
import type { ReportedResource } from '../../../domain/reports/terms.ts';
import type { Actor } from '../../platform/audit/audit-log.ts';

export interface ReportedFact {
  label: string;
  /** Current value; null if it is empty or does not fit on one line. */
  currentText: string | null;
  /** Whether one line of text can replace the value. */
  isLine: boolean;
}

/** A public record that a report is about. */
export interface ReportedRecord {
  title: string;
  path: string;
  editPath: string | null;
  /** Name of the steward of a dive site. */
  steward: string | null;
  position: { latitude: number; longitude: number } | null;
  /** @returns undefined if the record has no such fact */
  fact(field: string): ReportedFact | undefined;
}

export type RecordChange =
  | { kind: 'closure'; reason: string; day: string; source: string }
  | { kind: 'cover'; src: string }
  | { kind: 'fact'; field: string; value: string | undefined; fact: FactSource };

/** Access to the records that reports are about. The app implements it with its resources. */
export interface ReportedRecords {
  /** @returns undefined if there is no such public record */
  find(resource: ReportedResource, record: string): Promise<ReportedRecord | undefined>;
  /** Names of species by their slug. */
  speciesNames(): Promise<ReadonlyMap<string, string>>;
  /** Slugs of species without a known record near a dive site. */
  unlikelySpecies(siteId: string): Promise<ReadonlySet<string>>;
  /** Finds the id of the dive site nearest to a place. */
  nearestSite(place: Position): Promise<string | null>;
  /** Changes a dive site. @throws 400 if the value is invalid; 404; 409 */
  change(siteId: string, change: RecordChange, actor: Actor): Promise<void>;
}
