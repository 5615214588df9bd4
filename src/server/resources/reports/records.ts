import type { FactSource } from '../../../contract/dive-sites/fields/field.ts';
import type { Position } from '../../../domain/geo/positions.ts';
import type { ReportedResource } from '../../../domain/reports/terms.ts';
import type { Actor } from '../../platform/audit/audit-log.ts';

export interface ReportedFact {
  label: string;
  /** The current fact; null if it does not fit on one line. */
  standing: string | null;
  /** Whether one line of text can replace it. */
  isLine: boolean;
}

/** A record that visitors can see, as reports name it. */
export interface ReportedRecord {
  title: string;
  path: string;
  editPath: string | null;
  /** Name of the steward of a dive site. */
  steward: string | null;
  position: { latitude: number; longitude: number } | null;
  /** Undefined if the record has no such fact. */
  fact(field: string): ReportedFact | undefined;
}

export type RecordChange =
  | { kind: 'closure'; reason: string; day: string; source: string }
  | { kind: 'cover'; src: string }
  | { kind: 'fact'; field: string; value: string | undefined; fact: FactSource };

/** The records that reports are about; the app composes them from their resources. */
export interface ReportedRecords {
  /** Undefined if no visitor can see such a record. */
  find(resource: ReportedResource, record: string): Promise<ReportedRecord | undefined>;
  /** Names of species by their slug. */
  speciesNames(): Promise<ReadonlyMap<string, string>>;
  /** Slugs of species that are not known from anywhere near a dive site. */
  unlikelySpecies(siteId: string): Promise<ReadonlySet<string>>;
  /** The id of the dive site nearest to a place; null without any. */
  nearestSite(place: Position): Promise<string | null>;
  /** Changes a dive site. @throws 400 if the value does not fit; 404; 409 */
  change(siteId: string, change: RecordChange, actor: Actor): Promise<void>;
}
