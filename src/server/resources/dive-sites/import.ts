import { type DiveSiteInput, diveSiteInput } from '../../../contract/dive-sites/dive-sites.ts';
import {
  type FieldKey,
  fieldNamed,
  isFieldKey,
} from '../../../contract/dive-sites/fields/fields.ts';
import {
  duplicateMetres,
  maxImportedSites,
  type SiteImport,
  type SiteImportAnswer,
} from '../../../contract/dive-sites/import.ts';
import { distanceKm, type Position } from '../../../domain/geo/positions.ts';
import { countText } from '../../../domain/text/format.ts';
import { type Actor, audit } from '../../platform/audit/audit-log.ts';
import { batchesById } from '../../platform/database/batches.ts';
import type { Database } from '../../platform/database/open.ts';
import type { ContentServices } from '../../platform/history/record-writer.ts';
import { invalid } from '../../platform/http/errors.ts';
import { regionTexts } from '../../platform/seed/region-texts.ts';
import { createPause, nextTurn } from '../../platform/turns/turns.ts';
import { type FileRow, namedField, readSiteCell, readSiteFile } from './import-file.ts';
import { createDiveSites } from './write.ts';

type Columns = SiteImportAnswer['columns'];

interface Placed extends Position {
  id: number | null;
  name: string;
}

function readColumns(names: readonly string[], chosen: SiteImport['columns']): Columns {
  const used = new Set<FieldKey>();
  return names.map((name) => {
    const field = (chosen ? chosen[name] : namedField(name)) || null;
    if (!field) return { name, field };
    if (chosen && used.has(field)) {
      throw invalid(`Two columns are “${fieldNamed(field).label}”. Choose one of them.`);
    }
    // If the owner chose no columns, the first column of each field is used.
    const isFirst = !used.has(field);
    used.add(field);
    return { name, field: isFirst ? field : null };
  });
}

function draftRow({ cells }: FileRow, columns: Columns, region: string) {
  const draft: Record<string, unknown> = region ? { region } : {};
  for (const { name, field } of columns) {
    const text = (cells[name] ?? '').trim();
    if (field && text) draft[field] = readSiteCell(fieldNamed(field), text);
  }
  return draft;
}

/** Parses and validates a row. @throws Error with a message for the owner */
function readRow(row: FileRow, columns: Columns, region: string, regions: ReadonlySet<string>) {
  if (row.problem) throw new Error(row.problem);
  const parsed = diveSiteInput.safeParse(draftRow(row, columns, region));
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    const key = String(issue?.path[0] ?? '');
    throw new Error(`${isFieldKey(key) ? fieldNamed(key).label : key}: ${issue?.message}`);
  }
  if (!regions.has(parsed.data.region)) {
    throw new Error(`“${parsed.data.region}” is none of the regions.`);
  }
  return parsed.data;
}

const toPosition = ({ latitude, longitude }: Position) => ({ latitude, longitude });

/** Less than the 111,000 metres of a degree of latitude, so that no near site is missed. */
const metresPerDegree = 100_000;

function findNear(site: Position, placed: readonly Placed[]) {
  let nearest: { other: Placed; metres: number } | undefined;
  for (const other of placed) {
    if (Math.abs(other.latitude - site.latitude) * metresPerDegree > duplicateMetres) continue;
    const metres = Math.round(distanceKm(site, other) * 1000);
    if (metres <= duplicateMetres && metres < (nearest?.metres ?? Number.POSITIVE_INFINITY)) {
      nearest = { other, metres };
    }
  }
  return nearest;
}

/** Number of sites whose positions are read in one turn of the event loop. */
const placesPerTurn = 1000;

async function readPlaced(database: Database) {
  const sites: (Placed & { region: string })[] = [];
  const read = (after: number) =>
    database
      .selectFrom('diveSites')
      .select(['id', 'name', 'latitude', 'longitude', 'region'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(placesPerTurn)
      .execute();
  for await (const rows of batchesById(placesPerTurn, read)) {
    sites.push(...rows);
    await nextTurn();
  }
  return sites;
}

async function planImport({ database }: Pick<ContentServices, 'database'>, asked: SiteImport) {
  const file = await readSiteFile(asked.file);
  if (file.rows.length > maxImportedSites) {
    throw invalid(`The file has ${file.rows.length} sites: ${maxImportedSites} at most. Split it.`);
  }
  const sites = await readPlaced(database);
  const regions = new Set([
    ...[...regionTexts().values()].map(({ name }) => name),
    ...sites.map(({ region }) => region),
  ]);
  const placed: Placed[] = [...sites];
  const inputs: DiveSiteInput[] = [];
  const answer: SiteImportAnswer = {
    dryRun: asked.dryRun,
    columns: readColumns(file.columns, asked.columns),
    add: [],
    near: [],
    rejected: [],
    regions: [...regions].sort((one, other) => one.localeCompare(other)),
  };
  const pause = createPause({ rests: true });
  for (const row of file.rows) {
    await pause();
    const nameColumn = answer.columns.find(({ field }) => field === 'name')?.name ?? '';
    const inFile = { line: row.line, name: row.cells[nameColumn] ?? '' };
    try {
      const input = readRow(row, answer.columns, asked.region, regions);
      const near = findNear(input, placed);
      if (near) {
        const { other, metres } = near;
        answer.near.push({
          ...{ ...inFile, other: other.name, otherId: other.id, metres },
          ...{ position: toPosition(input), otherPosition: toPosition(other) },
        });
      }
      if (near && !asked.addNear) continue;
      placed.push({ ...input, id: null });
      inputs.push(input);
      answer.add.push({ ...inFile, region: input.region });
    } catch (error) {
      answer.rejected.push({ ...inFile, error: (error as Error).message });
    }
  }
  return { answer, inputs };
}

/** Adds the dive sites of a file in one transaction, or previews the import. @throws 400 */
export async function importSites(
  services: ContentServices,
  asked: SiteImport,
  actor: Actor,
): Promise<SiteImportAnswer> {
  const { answer, inputs } = await planImport(services, asked);
  if (asked.dryRun || inputs.length === 0) return answer;
  await createDiveSites(services, inputs, actor);
  const details = countText(inputs.length, 'dive site');
  await audit(services, { ...actor, action: 'records_imported', resource: 'dive-sites', details });
  return answer;
}
