import { type DiveSite, diveSiteReplacement } from '../../../contract/dive-sites/dive-sites.ts';
import type { FactSource } from '../../../contract/dive-sites/fields/field.ts';
import {
  type FieldKey,
  fieldKeys,
  fieldNamed,
  isFieldKey,
} from '../../../contract/dive-sites/fields/fields.ts';
import { importedKeys } from '../../../contract/dive-sites/import.ts';
import type { Actor } from '../../platform/audit/audit-log.ts';
import type { ContentServices } from '../../platform/history/record-writer.ts';
import { invalid } from '../../platform/http/errors.ts';
import { readSiteCell } from './import-file.ts';
import { findDiveSite } from './read.ts';
import { replaceDiveSite } from './write.ts';

const coordinates: readonly FieldKey[] = ['latitude', 'longitude'];

/** Whether one line of text can replace a field's value. A position has two fields. */
const isLine = (key: FieldKey) =>
  (importedKeys as readonly FieldKey[]).includes(key) && !coordinates.includes(key);

function currentText(site: DiveSite, key: FieldKey): string | null {
  if (coordinates.includes(key)) return `${site.latitude}, ${site.longitude}`;
  const value: unknown = site[key];
  if (value === null || !isLine(key)) return null;
  const field = fieldNamed(key);
  const words: Readonly<Record<string, string>> =
    field.type === 'choice' || field.type === 'choices' ? (field.words ?? {}) : {};
  if (Array.isArray(value)) return value.map((one) => words[one] ?? one).join(', ');
  const unit = field.type === 'number' && field.unit ? ` ${field.unit}` : '';
  return `${words[String(value)] ?? value}${unit}`;
}

/** Finds the fact that a report names. @returns undefined if there is no such field */
export function siteFact(site: DiveSite, field: string) {
  if (!isFieldKey(field)) return undefined;
  const { guide, label } = fieldNamed(field);
  const name = guide && guide !== 'drawn' ? guide.name : label;
  return {
    label: coordinates.includes(field) ? 'Position' : name,
    currentText: currentText(site, field),
    isLine: isLine(field),
  };
}

function readValue(key: FieldKey, text: string): unknown {
  if (!isLine(key)) throw invalid('This fact is no single line. Change it in the editor.');
  if (text === '') return null;
  try {
    return readSiteCell(fieldNamed(key), text);
  } catch (error) {
    throw invalid((error as Error).message);
  }
}

/** @throws 400 with the first problem */
async function replaceSome(
  services: ContentServices,
  site: DiveSite,
  changes: Record<string, unknown>,
  actor: Actor,
) {
  const values = Object.fromEntries(fieldKeys.map((key) => [key, site[key]]));
  const { version } = site;
  const parsed = diveSiteReplacement.safeParse({ ...values, ...changes, version });
  if (!parsed.success) throw invalid(parsed.error.issues[0]?.message ?? 'It does not fit.');
  await replaceDiveSite(services, site.id, parsed.data, actor);
}

/** Stores the source of a fact and its value, if given. @throws 400, 404, 409 */
export async function acceptFact(
  services: ContentServices,
  id: number,
  { field, value, fact }: { field: string; value: string | undefined; fact: FactSource },
  actor: Actor,
) {
  if (!isFieldKey(field)) throw invalid('A dive site has no such fact.');
  const site = await findDiveSite(services, id);
  await replaceSome(
    services,
    site,
    {
      ...(value !== undefined && { [field]: readValue(field, value) }),
      provenance: { ...site.provenance, [field]: fact },
    },
    actor,
  );
}

/** Sets the cover picture of a guide. @throws 400, 404, 409 */
export async function changeCover(
  services: ContentServices,
  id: number,
  imageUrl: string,
  actor: Actor,
) {
  await replaceSome(services, await findDiveSite(services, id), { imageUrl }, actor);
}
