import { z } from 'zod';
import { email } from '../../../contract/common.ts';
import { maxTag, type SubscriberImportAnswer } from '../../../contract/newsletter/newsletter.ts';
import { normalEmail } from '../../../domain/text/addresses.ts';
import { type CsvRow, type CsvSource, openCsv } from '../../platform/http/csv.ts';
import { invalid } from '../../platform/http/errors.ts';
import { regionSlugs } from '../../platform/seed/region-texts.ts';
import { createStateColumnDetector, isGraver, readAway, readColumns } from './import-columns.ts';

type Columns = SubscriberImportAnswer['columns'];

export type ImportRequest = ReturnType<typeof readRequest>;

const dates = z.union([z.iso.date(), z.iso.datetime({ local: true, offset: true })]);
/** Maximum offset of a local time ahead of UTC, in milliseconds. */
const ahead = 14 * 60 * 60 * 1000;

/** Parses a date as ISO, assuming UTC without a zone. @throws Error with a message for the owner */
function readDate(name: string, text: string, today: string): string {
  const { success, data } = dates.safeParse(text.replace(' ', 'T'));
  if (!success) {
    throw new Error(
      /^\d{4}-\d\d-\d\d/.test(text)
        ? `“${text}” is no date`
        : `${name} must be a date such as 2026-10-04, and not “${text}”`,
    );
  }
  const zone = /^[^T]*T.*(Z|[+-]\d\d:?\d\d)$/.test(data);
  const time = new Date(zone || !data.includes('T') ? data : `${data}Z`).getTime();
  const limit = Date.parse(today) + (zone ? 0 : ahead);
  if (time > limit) throw new Error(`${name} lies in the future: ${text}`);
  return new Date(Math.min(time, Date.parse(today))).toISOString();
}

/** Parses tags of Mailchimp, e.g. `"divers","a ""b"""`, or labels of Ghost, e.g. `divers,reef`. */
const readTags = (text: string) =>
  [...text.replaceAll(', "', ',"').matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)]
    .map(([, quoted, bare]) => (quoted?.replaceAll('""', '"') ?? bare ?? '').trim())
    .map((tag) => tag.slice(0, maxTag))
    .filter(Boolean);

/** Text of a confirmation from another service, e.g. Mailchimp's CONFIRM_TIME and CONFIRM_IP. */
function confirmation(
  cellsFor: (use: Columns[number]['use']) => (readonly [string, string])[],
  today: string,
): string {
  const [name, text] = cellsFor('confirmedAt').find(([, text]) => text) ?? [];
  if (!name || !text) return '';
  const from = cellsFor('confirmedFrom').map(([column, cell]) => cell && `, ${column} ${cell}`);
  try {
    return `${readDate(name, text, today)}: Confirmed by a click before the import (${name} ${text}${from.join('')})`;
  } catch {
    return '';
  }
}

/** Parses the end of a pause. @returns null if the text is empty or invalid */
const readPause = (text = '') =>
  z.iso.datetime({ offset: true }).safeParse(text).success ? new Date(text).toISOString() : null;

/** @throws Error with a message for the owner */
function readRequest({ line, cells, surplus }: CsvRow, columns: Columns, today: string) {
  const cell = (name: string) => (cells[name] ?? '').trim();
  const cellsFor = (use: Columns[number]['use']) =>
    columns.filter((column) => column.use === use).map(({ name }) => [name, cell(name)] as const);
  if (surplus > 0) throw new Error('The row has more cells than the first line has columns');
  const [, written = ''] = cellsFor('email')[0] ?? [];
  const address = email.safeParse(written);
  if (!address.success) throw new Error(`“${written}” is no email address`);
  const away = readAway(columns, cell);
  const subscribed = away === undefined;
  const dived = new Set(cellsFor('regions').flatMap(([, text]) => readTags(text)));
  const regions = dived.size > 0 ? regionSlugs().filter((slug) => dived.has(slug)) : [];
  // Region values of another site match no slug of this site, so they become plain fields.
  const foreign = regions.length > 0 ? [] : cellsFor('regions');
  const times: string[] = [];
  for (const [name, text] of [...cellsFor('since'), ...cellsFor('confirmedAt')].filter(
    ([, text]) => text,
  )) {
    try {
      times.push(readDate(name, text, today));
    } catch (error) {
      // A person who left stays unsubscribed even if the date is invalid.
      if (subscribed) throw error;
    }
  }
  return {
    line,
    email: normalEmail(address.data),
    subscribed,
    away,
    since: times.sort()[0],
    consent: cellsFor('consent')[0]?.[1] || confirmation(cellsFor, today),
    tags: cellsFor('tags').flatMap(([, text]) => readTags(text)),
    regions,
    pausedUntil: readPause(cellsFor('pausedUntil')[0]?.[1]),
    fields: Object.fromEntries(
      [...cellsFor('field'), ...foreign, ...cellsFor('unknown')].filter(([, text]) => text),
    ),
  };
}

/** @throws 400 if an unknown column may mark subscribed people as unsubscribed */
export async function readRequests(csv: CsvSource, today: string) {
  const { columns: names, rows } = await openCsv(csv);
  const columns = readColumns(names);
  const detector = createStateColumnDetector(columns);
  const rejected: SubscriberImportAnswer['rejected'] = [];
  const requests = new Map<string, ImportRequest>();
  for await (const row of rows) {
    detector.readRow(row);
    try {
      const request = readRequest(row, columns, today);
      const key = request.email.toLowerCase();
      const first = requests.get(key);
      if (!first) {
        requests.set(key, request);
        continue;
      }
      const leaves = first.subscribed && !request.subscribed;
      first.subscribed &&= request.subscribed;
      if (request.away && (!first.away || isGraver(request.away.as, first.away.as))) {
        first.away = request.away;
      }
      throw new Error(
        `${request.email} stands on line ${first.line} already${leaves ? ', and is read as unsubscribed because of this line' : ''}`,
      );
    } catch (error) {
      rejected.push({ line: row.line, error: (error as Error).message });
    }
  }
  const column = detector.first();
  if (column && [...requests.values()].some(({ subscribed }) => subscribed)) {
    throw invalid(
      `The column “${column}” may say who left, and we can’t read it. Rename it to “subscribed” with true or false in each row, or remove it if it says something else.`,
    );
  }
  return { columns, requests: [...requests.values()], rejected };
}
