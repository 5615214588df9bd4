import type { Transaction } from 'kysely';
import {
  decodedPath,
  type RedirectInput,
  redirectInput,
} from '../../../contract/history/redirects.ts';
import { type Actor, audit } from '../audit/audit-log.ts';
import { toBatches } from '../database/batches.ts';
import type { Tables } from '../database/tables.ts';
import { now, type Services } from '../http/context.ts';
import { readCsv } from '../http/csv.ts';
import { fieldDetails, invalid } from '../http/errors.ts';
import { listLivePaths } from './live-paths.ts';
import { forgetMissingAddresses } from './missing-addresses.ts';

type WriteServices = Pick<Services, 'database' | 'clock' | 'config'>;

const maxImported = 5000;
const shownErrors = 10;
/** Rows of one statement. */
const batch = 500;

const fromNames = ['from', 'path', 'source', 'old', 'old url', 'source url'];
const toNames = ['to', 'target', 'destination', 'new', 'new url', 'target url'];

/** A visitor of a chain costs a query for each. */
const mostHops = 20;

const rejectTarget = (sentence: string) => invalid(sentence, { target: [sentence] });

function ownPath(target: string, siteUrl: string): string | undefined {
  const url = URL.parse(target, siteUrl);
  if (!url || url.origin !== new URL(siteUrl).origin) return undefined;
  return decodedPath(url.pathname).replace(/(?<=[^/]|^\/)\/+$/, '');
}

/** Follows the owner's redirects from those that are set. @throws 400 where one leads in a circle, or on and on */
async function rejectLoops(
  transaction: Transaction<Tables>,
  { config }: WriteServices,
  inputs: readonly RedirectInput[],
) {
  const rows = await transaction
    .selectFrom('redirects')
    .select(['path', 'target'])
    .where('target', 'is not', null)
    .execute();
  const targets = new Map(
    rows.map(({ path, target }) => [path, ownPath(target ?? '', config.siteUrl)]),
  );
  for (const { path } of inputs) {
    const seen = new Set<string>();
    for (let next: string | undefined = path; next !== undefined; next = targets.get(next)) {
      if (seen.has(next)) throw rejectTarget(`“${path}” would lead in a circle.`);
      if (seen.size > mostHops) {
        throw rejectTarget(
          `“${path}” leads on more than ${mostHops} times: give its last address.`,
        );
      }
      seen.add(next);
    }
  }
}

/** @throws 400 naming those that are pages: these show themselves, whatever redirects say */
async function rejectLivePages(services: WriteServices, inputs: readonly RedirectInput[]) {
  const live = await listLivePaths(services);
  const shadowed = inputs.map(({ path }) => path).filter((path) => live.has(path));
  if (shadowed.length === 0) return;
  const [first] = shadowed;
  const more = shadowed.length > 1 ? ` and ${shadowed.length - 1} more` : '';
  const sentence = `“${first}”${more}: there is a page, which would show itself and lead nowhere. Delete or unpublish it first.`;
  throw invalid(sentence, { path: [sentence] });
}

/** Sets where former addresses lead, all of them or none. An address that led elsewhere is changed. @throws 400 */
export async function setRedirects(
  services: WriteServices,
  inputs: readonly RedirectInput[],
  actor: Actor,
) {
  const { database, clock } = services;
  await rejectLivePages(services, inputs);
  await database.transaction().execute(async (transaction) => {
    const createdAt = now(services);
    const own = { resource: '', recordId: 0, createdAt };
    // PostgreSQL takes a row once in a statement: of a path that stands twice, the last line counts.
    const rows = new Map(inputs.map((input) => [input.path, { ...input, ...own }]));
    for (const part of toBatches([...rows.values()], batch)) {
      await transaction
        .insertInto('redirects')
        .values(part)
        .onConflict((conflict) =>
          conflict
            .column('path')
            .doUpdateSet(({ ref }) => ({ ...own, target: ref('excluded.target') })),
        )
        .execute();
    }
    await rejectLoops(transaction, services, inputs);
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
export async function readRedirects(csv: string): Promise<RedirectInput[]> {
  const { columns, rows } = await readCsv(csv);
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
