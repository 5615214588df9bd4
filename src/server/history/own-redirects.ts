import type { Transaction } from 'kysely';
import { decodedPath, type RedirectInput, redirectInput } from '../../contract/redirects.ts';
import type { Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { readCsv } from '../http/csv.ts';
import { fieldDetails, invalid } from '../http/errors.ts';
import { type Actor, audit } from './audit-log.ts';
import { forgetMissingAddresses } from './missing-addresses.ts';

type WriteServices = Pick<Services, 'database' | 'clock' | 'config'>;

const maxImported = 5000;
const shownErrors = 10;

const fromNames = ['from', 'path', 'source', 'old', 'old url', 'source url'];
const toNames = ['to', 'target', 'destination', 'new', 'new url', 'target url'];

const loopText = 'These redirects would lead in a circle.';

function pathOf(target: string, siteUrl: string): string | undefined {
  const url = URL.parse(target, siteUrl);
  if (!url || url.origin !== new URL(siteUrl).origin) return undefined;
  return decodedPath(url.pathname).replace(/(.)\/+$/, '$1');
}

/** Follows the owner's redirects from one of them. @throws 400 where they lead in a circle */
async function rejectLoop(
  transaction: Transaction<Tables>,
  { config }: WriteServices,
  { path, target }: RedirectInput,
) {
  const seen = new Set([path]);
  let next = pathOf(target, config.siteUrl);
  while (next !== undefined) {
    if (seen.has(next)) throw invalid(loopText, { target: [loopText] });
    seen.add(next);
    const row = await transaction
      .selectFrom('redirects')
      .select('target')
      .where('path', '=', next)
      .executeTakeFirst();
    next = row?.target ? pathOf(row.target, config.siteUrl) : undefined;
  }
}

/** Sets where former addresses lead, all of them or none. An address that led elsewhere is changed. @throws 400 */
export async function setRedirects(
  services: WriteServices,
  inputs: readonly RedirectInput[],
  actor: Actor,
) {
  const { database, clock } = services;
  await database.transaction().execute(async (transaction) => {
    for (const { path, target } of inputs) {
      const row = { path, target, resource: '', recordId: 0, createdAt: now(services) };
      await transaction
        .insertInto('redirects')
        .values(row)
        .onConflict((conflict) => conflict.column('path').doUpdateSet(row))
        .execute();
    }
    for (const input of inputs) await rejectLoop(transaction, services, input);
    const paths = inputs.map(({ path }) => path);
    await forgetMissingAddresses(transaction, paths);
    const [first] = inputs;
    const details = inputs.length === 1 ? `${first?.path} to ${first?.target}` : `${inputs.length}`;
    await audit(
      { database: transaction, clock },
      { ...actor, action: 'redirect_set', resource: 'redirects', details },
    );
  });
}

/** The redirects of a CSV file with the columns "from" and "to". @throws 400 naming the lines that are wrong */
export function readRedirects(csv: string): RedirectInput[] {
  const { columns, rows } = readCsv(csv);
  const from = columns.find((name) => fromNames.includes(name));
  const to = columns.find((name) => toNames.includes(name));
  if (!from || !to) {
    throw invalid('The first line names the columns: from,to. Nothing was imported.');
  }
  if (rows.length === 0) throw invalid('The file has no redirects below its first line.');
  if (rows.length > maxImported) {
    throw invalid(
      `The file has ${rows.length} redirects: ${maxImported} at most are imported at once.`,
    );
  }
  const errors: string[] = [];
  const inputs = rows.flatMap(({ line, cells }) => {
    const read = redirectInput.safeParse({ path: cells[from], target: cells[to] });
    if (read.success) return [read.data];
    errors.push(`Line ${line}: ${Object.values(fieldDetails(read.error))[0]?.[0]}`);
    return [];
  });
  if (errors.length === 0) return inputs;
  const more = errors.length - shownErrors;
  const listed = errors.slice(0, shownErrors).join(' ');
  throw invalid(
    `${listed}${more > 0 ? ` And ${more} more.` : ''} Nothing was imported: correct the file and choose it again.`,
  );
}
