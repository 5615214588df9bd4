import type { ColumnUse, SubscriberImportAnswer } from '../../../contract/newsletter/newsletter.ts';
import { type CsvRow, plainCell } from '../../platform/http/csv.ts';
import { invalid } from '../../platform/http/errors.ts';
import type { AwayState } from './states.ts';

/** Headings of Ghost, Mailchimp, this site's export and manual lists, normalised by `plainCell`. */
const headings: Record<Exclude<ColumnUse, 'unknown'>, string> = {
  email: 'email emailaddress mail',
  since:
    'since createdat created createdon optintime optindate subscribedat subscribedon subscriptiondate signupdate joined joinedat dateadded',
  consent: 'consent',
  confirmedAt: 'confirmtime confirmedat',
  confirmedFrom: 'confirmip',
  tags: 'tags labels',
  regions: 'regions',
  pausedUntil: 'pauseduntil',
  field: 'name firstname lastname fullname note notes address phone phonenumber birthday company',
  subscribed:
    'subscribed subscribedtoemails status state emailstatus subscriptionstatus subscriberstatus memberstatus active optin optedin emailoptin newsletter confirmed',
  left: 'unsubscribed unsubscribedat unsubscribedon unsubscribedate deleted deletedat optout optedout optoutdate optouttime bounced bouncedat cleaned complained suppressed blocked emaildisabled',
  // Only Mailchimp's lists of unsubscribed and cleaned (bounced) contacts have these columns.
  leaver:
    'unsubtime unsubcampaigntitle unsubcampaignid unsubreason unsubreasonother cleantime cleancampaigntitle cleancampaignid',
  ignored:
    'id complimentaryplan stripecustomerid tiers memberrating optinip latitude longitude gmtoff dstoff timezone cc region lastchanged leid euid',
};
const uses = new Map(
  Object.entries(headings).flatMap(([use, names]) =>
    names.split(' ').map((name) => [name, use as ColumnUse]),
  ),
);

const words = (text: string) => new Set(text.split(' '));
const yes = words('true yes y t 1');
const no = words('false no n f 0');
const isBareNo = (value: string) => no.has(plainCell(value));
const staying = words('active subscribed confirmed optin optedin');
const leaving = words(
  'inactive unconfirmed unsubscribed cleaned bounced deleted complained suppressed blocked optout optedout denied declined refused withdrawn revoked',
);
const undecided = words('pending unconfirmed unknown none null na');

const stateHeading =
  /status|\bstate|subscri|unsub|\bopt|opt ?(in|out)|activ|delet|bounc|clean|consent|confirm|permi|agree|suppress|block|black|complain|spam|disabl|enabl|gdpr|marketing|newsletter|remov|cancel|withdr|revok|do ?not|receiv/;

type Column = SubscriberImportAnswer['columns'][number];

/** Finds the use of each column of a file. @throws 400 if the columns are ambiguous */
export function readColumns(names: string[]): Column[] {
  const seen = new Set<string>();
  const twice = names.find((name) => seen.size === seen.add(name).size);
  if (twice) throw invalid(`Two columns are called “${twice}”. Rename or remove one of them.`);
  const columns = names.map((name) => ({ name, use: uses.get(plainCell(name)) ?? 'unknown' }));
  const addresses = columns.filter(({ use }) => use === 'email').map(({ name }) => `“${name}”`);
  if (addresses.length === 0) {
    throw invalid('The first line must name the columns, and one of them must be “email”');
  }
  if (addresses.length > 1) {
    throw invalid(`${addresses.join(' and ')} both hold addresses. Remove one of them.`);
  }
  return columns;
}

/** Detects unknown columns whose name or values may mark people who unsubscribed. */
export function createStateColumnDetector(columns: Column[]) {
  const unknown = columns.filter(({ use }) => use === 'unknown').map(({ name }) => name);
  const found = new Set(
    unknown.filter((name) => stateHeading.test(name.replace(/[^\p{L}\p{N}]+/gu, ' '))),
  );
  return {
    readRow({ cells }: CsvRow) {
      for (const name of unknown) {
        const word = plainCell(cells[name] ?? '');
        if (staying.has(word) || leaving.has(word)) found.add(name);
      }
    },
    first: () => unknown.find((name) => found.has(name)),
  };
}

function readState({ name, use }: Column, value: string): boolean | undefined {
  const word = plainCell(value);
  const on = staying.has(word);
  const off = leaving.has(word);
  if (use === 'leaver') return value ? false : undefined;
  if (use === 'consent') {
    if (undecided.has(word)) throw new Error(`${name} is “${value}”: they have not agreed yet`);
    return off || no.has(word) ? false : undefined;
  }
  if (!word) return undefined;
  if (use === 'subscribed') {
    if (on || yes.has(word)) return true;
    if (off || no.has(word)) return false;
    throw new Error(`${name} must be true or false, and not “${value}”`);
  }
  if (off || yes.has(word) || /^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}(?!\d)/.test(value)) return false;
  if (on || no.has(word)) return undefined;
  throw new Error(`${name} must be a date, true or false, and not “${value}”`);
}

const stateUses = new Set<ColumnUse>(['subscribed', 'left', 'leaver', 'consent']);

const kinds: readonly (readonly [RegExp, AwayState])[] = [
  [/complain|spam|abuse/, 'complained'],
  [/clean|bounc/, 'bounced'],
  [/unconfirmed|pending/, 'unconfirmed'],
];

/** Returns the state that a column assigns to a person who gets no mails. */
function awayIn({ name, use }: Column, value: string): AwayState {
  const said =
    use === 'subscribed' || use === 'consent' || plainCell(name) === 'unsubreason'
      ? plainCell(value)
      : plainCell(use === 'leaver' ? name : name + value);
  return kinds.find(([pattern]) => pattern.test(said))?.[1] ?? 'unsubscribed';
}

/**
 * Reads why a person gets no mails. One column is enough, and the gravest reason wins.
 * @returns undefined for a person who wants mails
 * @throws Error with a message for the owner if no column decides
 */
export function readAway(
  columns: Column[],
  cell: (name: string) => string,
): { as: AwayState; why: string } | undefined {
  const states = columns
    .filter(({ use }) => stateUses.has(use))
    .map((column) => ({ ...column, state: readState(column, cell(column.name)) }));
  const leaving = states.filter(({ state }) => state === false);
  // This site's export has “false” beside a status; only the status gives the reason.
  const telling = leaving.filter(({ use, name }) => use !== 'subscribed' || !isBareNo(cell(name)));
  const left = (telling.length > 0 ? telling : leaving).map((column) => ({
    as: awayIn(column, cell(column.name)),
    why: `Imported: ${column.name} “${cell(column.name)}”`,
  }));
  if (left.length > 0) {
    return gravest.flatMap((kind) => left.filter(({ as }) => as === kind))[0];
  }
  const deciding = states.filter(({ use }) => use === 'subscribed');
  const empty = deciding.find(({ state }) => state === undefined);
  if (empty) throw new Error(`${empty.name} is empty: write true or false`);
  const leaver = states.find(({ use }) => use === 'leaver');
  if (leaver && deciding.length === 0) {
    throw new Error(`${leaver.name} is empty: the file does not say whether they left`);
  }
  return undefined;
}

const gravest: readonly AwayState[] = ['complained', 'bounced', 'unsubscribed', 'unconfirmed'];

export const isGraver = (one: AwayState, other: AwayState) =>
  gravest.indexOf(one) < gravest.indexOf(other);
