import type { MoveChoices, MovedOutcome, MovedResource } from '../../../contract/moving.ts';
import { recordPaths } from '../../../contract/paths.ts';
import type { Actor } from '../../platform/audit/audit-log.ts';
import type { NewRow } from '../../platform/database/resources.ts';
import type { Row } from '../../platform/database/tables.ts';
import { type RecordWriter, writeRecords } from '../../platform/history/record-writer.ts';
import { now, type Services } from '../../platform/http/context.ts';
import { PublicError } from '../../platform/http/errors.ts';
import { nextTurn } from '../../platform/turns/turns.ts';
import { type ExportedPost, maxCharacters, sourceDigest } from './exports/exported-post.ts';
import type { PictureImporter } from './import-pictures.ts';
import { predictOutcome, readList } from './queries.ts';
import { redirectOldAddresses, redirectOldLists } from './redirect-old-addresses.ts';
import { toRecord } from './to-record.ts';

type MovedRow = Row<'movedPosts'>;
type Transaction = RecordWriter<MovedResource>['transaction'];

export interface Moving {
  services: Services;
  choices: MoveChoices;
  actor: Actor;
  pictures: PictureImporter;
  newPath: (key: string) => string | undefined;
  /** The paths of this site's pages, which no redirect may hide. */
  livePaths: Set<string>;
}

interface Result {
  outcome: MovedOutcome;
  notes: string[];
  recordId?: number;
  recordVersion?: number;
  digest?: string;
}

/** The slug of the post's record, or a free slug for a new record. */
async function chooseSlug(
  transaction: Transaction,
  { resource, recordId }: MovedRow,
  wanted: string,
): Promise<string> {
  const rows = () => transaction.selectFrom(resource).select('slug');
  if (recordId) return (await rows().where('id', '=', recordId).executeTakeFirstOrThrow()).slug;
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    if (!(await rows().where('slug', '=', slug).executeTakeFirst())) return slug;
  }
}

/** Stores the outcome of a post. @throws Error if another instance has stored one */
async function recordResult(
  database: Pick<Transaction, 'updateTable'>,
  services: Pick<Services, 'clock'>,
  id: number,
  { outcome, notes, ...article }: Result,
) {
  const { numUpdatedRows } = await database
    .updateTable('movedPosts')
    .set({
      ...{ outcome, doneAt: now(services), data: null, notes: JSON.stringify(notes) },
      ...article,
    })
    .where('id', '=', id)
    .where('doneAt', 'is', null)
    .executeTakeFirst();
  if (!numUpdatedRows) throw new Error('Another instance has brought this post in.');
}

/** Writes a record, its redirects and the outcome of its post in one transaction. */
async function write<Name extends MovedResource>(
  moving: Moving,
  row: MovedRow & { resource: Name },
  post: ExportedPost,
  columns: NewRow<Name>,
  { notes, digest }: { notes: Set<string>; digest: string },
) {
  const { services, actor } = moving;
  const { resource } = row;
  const note = (sentence: string) => void notes.add(sentence);
  // The sanitiser and the database write run in separate turns of the event loop.
  await nextTurn();
  await writeRecords(services, resource, actor, async (writer) => {
    const { transaction } = writer;
    const before = row.recordId ? await writer.lock(row.recordId) : undefined;
    const slug = await chooseSlug(transaction, row, row.slug);
    const stored = before
      ? await writer.update(before, { ...columns, slug, createdAt: before.createdAt })
      : await writer.insert({
          ...columns,
          slug,
          createdAt: post.createdAt,
          updatedAt: [post.updatedAt, now(services)].toSorted()[0] ?? now(services),
        });
    await redirectOldAddresses(transaction, moving, post, { resource, id: stored.id, slug }, note);
    if (columns.published) moving.livePaths.add(recordPaths[resource](slug));
    await redirectOldLists(transaction, moving, post);
    const outcome = before ? 'updated' : 'added';
    const { id: recordId, version: recordVersion } = stored;
    await recordResult(transaction, services, row.id, {
      ...{ outcome, notes: [...notes], recordId, recordVersion, digest },
    });
  });
}

function stayingText(reason: string, addresses: readonly string[]): string {
  const [first = ''] = addresses;
  return addresses.length === 1
    ? `A picture stays where it was, ${first}: ${reason}.`
    : `${addresses.length} pictures stay where they were, such as ${first}: ${reason}.`;
}

/** Imports one post, or records why not. */
export async function movePost(moving: Moving, row: MovedRow): Promise<void> {
  const { services, choices } = moving;
  const { database } = services;
  const data = row.data ?? '';
  const notes = new Set(readList(row.notes));
  const settle = (outcome: MovedOutcome) =>
    recordResult(database, services, row.id, { outcome, notes: [...notes] });
  if (row.type === 'page' && choices.pages === 'leave' && !row.recordId) return settle('left');
  const digest = sourceDigest(data);
  const predicted = await predictOutcome(services, row, digest);
  if (predicted !== 'added' && predicted !== 'updated') return settle(predicted);
  const post = JSON.parse(data) as ExportedPost;
  const staying = new Map<string, Set<string>>();
  const onStaying = (address: string, reason: string) =>
    staying.set(reason, (staying.get(reason) ?? new Set()).add(address));
  const note = (sentence: string) => void notes.add(sentence);
  const { pictures, newPath } = moving;
  try {
    if (post.html.length > maxCharacters) {
      throw new PublicError(400, 'Its text is longer than 900,000 characters.');
    }
    const rewriting = { oldSite: choices.oldSite, pictures, newPath, note, onStaying };
    await nextTurn();
    const columns = await toRecord({ services, choices, row, post, rewriting });
    await nextTurn();
    await pictures.whenReady();
    for (const [reason, addresses] of staying) note(stayingText(reason, [...addresses]));
    await write(moving, row, post, columns, { notes, digest: staying.size === 0 ? digest : '' });
  } catch (error) {
    if (!(error instanceof PublicError) || error.status >= 500) throw error;
    notes.add(error.message);
    await settle('failed');
  }
}
