import {
  decodedPath,
  type RedirectInput,
  redirectInput,
  withoutSlash,
} from '../../../contract/history/redirects.ts';
import {
  comparePatterns,
  fillTarget,
  matchPattern,
  sampleAddress,
  wildcard,
} from '../../../domain/publishing/address-patterns.ts';
import { type Actor, audit } from '../audit/audit-log.ts';
import { toBatches } from '../database/batches.ts';
import { now, type Services } from '../http/context.ts';
import { readCsv } from '../http/csv.ts';
import { fieldDetails, invalid } from '../http/errors.ts';
import { maxHops } from './find-redirect.ts';
import { listLivePaths } from './live-paths.ts';
import { forgetMissingAddresses } from './missing-addresses.ts';

type WriteServices = Pick<Services, 'database' | 'clock' | 'config'>;

const maxImported = 5000;
const shownErrors = 100;
/** Maximum of checked targets in one file. */
const maxChecked = 500;
/** Rows per statement. */
const batch = 500;

const fromNames = ['from', 'path', 'source', 'old', 'old url', 'source url'];
const toNames = ['to', 'target', 'destination', 'new', 'new url', 'target url'];

/** Maximum of patterns. Each unknown address is matched against all of them. */
const maxPatterns = 200;

function ownPath(target: string, siteUrl: string): string | undefined {
  const url = URL.parse(target, siteUrl);
  if (!url || url.origin !== new URL(siteUrl).origin) return undefined;
  return withoutSlash(decodedPath(url.pathname));
}

/** Lists the errors: circles, chains that are too long, and too many patterns. */
async function findFaults(
  { config, database }: WriteServices,
  inputs: readonly RedirectInput[],
  live: ReadonlySet<string>,
): Promise<string[]> {
  const rows = await database
    .selectFrom('redirects')
    .select(['path', 'target'])
    .where('target', 'is not', null)
    .execute();
  const targets = new Map(rows.map(({ path, target }) => [path, target ?? '']));
  for (const { path, target } of inputs) targets.set(path, target);
  const patterns = [...targets]
    .filter(([path]) => path.includes(wildcard))
    .sort(([one], [other]) => comparePatterns(one, other));
  if (patterns.length > maxPatterns) {
    return [`There are ${patterns.length} patterns with a star: ${maxPatterns} at most are kept.`];
  }
  function follow(address: string) {
    if (live.has(address)) return undefined;
    const exact = targets.get(address);
    if (exact !== undefined) return ownPath(exact, config.siteUrl);
    for (const [path, target] of patterns) {
      const captures = matchPattern(path, address) ?? matchPattern(path, `${address}/`);
      if (captures) return ownPath(fillTarget(target, captures), config.siteUrl);
    }
    return undefined;
  }
  return inputs.flatMap(({ path }) => {
    const seen = new Set<string>();
    let next: string | undefined = sampleAddress(path);
    while (next !== undefined) {
      if (seen.has(next)) return [`“${path}” would lead in a circle.`];
      if (seen.size > maxHops) {
        return [`“${path}” leads on more than ${maxHops} times: give its last address.`];
      }
      seen.add(next);
      next = follow(next);
    }
    return [];
  });
}

/** Lists an error for each address of a live page. Live pages take precedence over redirects. */
function findLivePages(inputs: readonly RedirectInput[], live: ReadonlySet<string>) {
  return inputs
    .filter(({ path }) => live.has(path.replace(/[?].*/s, '')) && !path.startsWith('/?'))
    .map(
      ({ path }) =>
        `“${path}”: there is a page, which would show itself and lead nowhere. Delete or unpublish it first.`,
    );
}

/** Joins up to 100 sentences, each on its own line. */
function inLines(sentences: readonly string[]): string {
  const more = sentences.length - shownErrors;
  return [...sentences.slice(0, shownErrors), ...(more > 0 ? [`And ${more} more.`] : [])].join(
    '\n',
  );
}

/** Returns a warning for each target on this site that is no live page. */
export async function listDeadTargets(
  { config }: Pick<Services, 'config'>,
  inputs: readonly RedirectInput[],
  checkOwn: (paths: Iterable<string>) => Promise<ReadonlyMap<string, 'missing' | 'gone'>>,
): Promise<string[]> {
  const own = new Set(
    inputs
      .filter(({ target }) => !/[*$]/.test(target))
      .map(({ target }) => ownPath(target, config.siteUrl))
      .filter((path) => path !== undefined),
  );
  const dead = await checkOwn([...own].slice(0, maxChecked));
  return [...dead.keys()].map((path) => `${path} is no page of this site now.`);
}

/** Sets redirects, all of them or none. An existing redirect is replaced. @throws 400 */
export async function setRedirects(
  services: WriteServices,
  inputs: readonly RedirectInput[],
  actor: Actor,
) {
  const { database, clock } = services;
  const live = await listLivePaths(services);
  const shadowing = findLivePages(inputs, live);
  const faults = await findFaults(services, inputs, live);
  if (shadowing.length + faults.length > 0) {
    const sentence = inLines([...shadowing, ...faults]);
    throw invalid(sentence, { [shadowing.length > 0 ? 'path' : 'target']: [sentence] });
  }
  await database.transaction().execute(async (transaction) => {
    const createdAt = now(services);
    const own = { resource: '', recordId: 0, createdAt };
    // PostgreSQL rejects a statement that upserts a row twice. The last line of a repeated path applies.
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

/** Reads the redirects of a CSV file with the columns "from" and "to". @throws 400 naming the faulty lines */
export async function readRedirects(
  services: WriteServices,
  csv: string,
): Promise<RedirectInput[]> {
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
  const live = await listLivePaths(services);
  const others = [...findLivePages(inputs, live), ...(await findFaults(services, inputs, live))];
  throw invalid(
    `${inLines([...errors, ...others])}\nNothing was imported: correct the file and choose it again.`,
  );
}
