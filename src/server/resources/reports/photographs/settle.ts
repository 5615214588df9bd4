import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { PhotographSettlement } from '../../../../contract/report-photographs.ts';
import { readLibraryAddress } from '../../../../domain/pictures/library-pictures.ts';
import { licences } from '../../../../domain/reports/photographs.ts';
import { type Actor, audit } from '../../../platform/audit/audit-log.ts';
import type { DatabaseReader, Services } from '../../../platform/http/context.ts';
import { conflict, invalid, PublicError } from '../../../platform/http/errors.ts';
import { addFile, type MediaLibrary } from '../../../platform/media/add-file.ts';
import { writePictureFile } from '../../../platform/media/fetch-picture.ts';
import { deletePicture, findPicture, listUses } from '../../../platform/media/pictures.ts';
import type { ReportedRecords } from '../records.ts';
import { findReport, type ReportRow } from '../stored-reports.ts';
import {
  changePhotograph,
  lockReport,
  pickPhotograph,
  readPhotographs,
  type StoredPhotograph,
  writePhotographs,
} from './stored.ts';

interface Settled {
  row: ReportRow;
  number: number;
  photograph: StoredPhotograph;
}

/** Writes a photograph's state and evicts the guide. @throws 409 if the photograph was settled */
async function write(
  services: Services,
  { row, number, photograph }: Settled,
  changes: Partial<StoredPhotograph>,
  actor: Actor,
) {
  await services.content.write('reports', async (transaction, touch) => {
    const locked = await lockReport(services, transaction, row.id);
    if (pickPhotograph(locked, number).photograph.state !== photograph.state) {
      throw conflict('Somebody settled this photograph meanwhile.');
    }
    await changePhotograph(transaction, locked, number, changes);
    touch('dive-sites', Number(row.record));
    const details = `Photograph ${number} of report ${row.id}: ${changes.state}`;
    const entry = { action: 'report_settled', resource: 'reports', details } as const;
    await audit({ database: transaction, clock: services.clock }, { ...actor, ...entry });
  });
}

async function addToLibrary(
  services: Services,
  library: MediaLibrary,
  { row, number, photograph }: Settled,
  alt: string,
  actor: Actor,
) {
  const content = await library.store.read(photograph.file);
  if (!content) throw conflict('The file of this photograph is missing. Decline it.');
  const name = `Report ${row.id}, photograph ${number}`;
  const file = await writePictureFile(services, Readable.from([content]), name);
  try {
    const { credit, licence, shows } = photograph;
    const facts = { alt, credit, licence: licences[licence].name, caption: shows };
    return (await addFile(services, library, file, actor, facts)).picture;
  } finally {
    await rm(file.path, { force: true });
  }
}

async function take(
  services: Services,
  library: MediaLibrary,
  settled: Settled,
  alt: string | undefined,
  actor: Actor,
) {
  const { photograph } = settled;
  if (!alt) {
    const sentence = 'Say what the photograph shows, for those who can not see it.';
    throw invalid(sentence, { alt: [sentence] });
  }
  if (photograph.state === 'taken') return write(services, settled, { state: 'taken', alt }, actor);
  if (photograph.state !== 'new') throw conflict('This photograph does not wait any more.');
  const { src, width, height } = await addToLibrary(services, library, settled, alt, actor);
  await write(services, settled, { state: 'taken', file: '', alt, src, width, height }, actor);
  await library.store.remove([photograph.file]);
}

async function findInLibrary({ database }: DatabaseReader, src: string) {
  const { key = '' } = readLibraryAddress(src) ?? {};
  return database.selectFrom('media').select('id').where('key', '=', key).executeTakeFirst();
}

/** Deletes a picture from the library unless a record uses it. */
async function deleteUnused(
  services: Services,
  { store }: MediaLibrary,
  src: string,
  actor: Actor,
) {
  const picture = await findInLibrary(services, src);
  if (!picture) return;
  await deletePicture(services, store, picture.id, actor).catch((error) => {
    if (!(error instanceof PublicError) || error.status !== 409) throw error;
  });
}

const dropped = { state: 'declined', file: '', src: '' } as const;

async function decline(services: Services, library: MediaLibrary, settled: Settled, actor: Actor) {
  const { file, src, state } = settled.photograph;
  const picture = src && (await findInLibrary(services, src));
  const uses = picture ? await listUses(services, picture.id) : [];
  const other = uses.find(({ resource }) => resource !== 'reports');
  if (other) {
    throw conflict(
      `“${other.title}” shows this photograph, as its cover or in its text. Choose another picture there first.`,
    );
  }
  if (state !== 'declined') await write(services, settled, dropped, actor);
  if (file) await library.store.remove([file]);
  if (src) await deleteUnused(services, library, src, actor);
}

async function makeCover(
  services: Services,
  records: ReportedRecords,
  { row, photograph: { src, state } }: Settled,
  actor: Actor,
) {
  if (state !== 'taken') throw conflict('Take the photograph first.');
  const picture = await findInLibrary(services, src);
  const { state: made } = picture ? await findPicture(services, picture.id) : { state: 'failed' };
  if (made !== 'ready') throw conflict('Its sizes are being made. Try again in some seconds.');
  await records.change(row.record, { kind: 'cover', src }, actor);
}

/** Accepts a photograph, declines it or makes it the cover. @throws 400, 404, 409 */
export async function settlePhotograph(
  services: Services,
  records: ReportedRecords,
  library: MediaLibrary,
  { id, number }: { id: number; number: number },
  { decision, alt }: PhotographSettlement,
  actor: Actor,
): Promise<void> {
  const { row, photograph } = pickPhotograph(await findReport(services, id), number);
  const settled = { row, number, photograph };
  if (decision === 'take') return take(services, library, settled, alt, actor);
  if (decision === 'decline') return decline(services, library, settled, actor);
  return makeCover(services, records, settled, actor);
}

/** Lists declined reports with waiting photographs, and spam with waiting or accepted ones. */
const listUnwanted = ({ database }: DatabaseReader) =>
  database
    .selectFrom('reports')
    .select('id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('status', 'in', ['declined', 'spam']), eb('photographsWaiting', '>', 0)]),
        and([eb('status', '=', 'spam'), eb('photographs', 'like', '%"state":"taken"%')]),
      ]),
    )
    .execute();

/** Deletes the photographs of spam, and waiting ones of declined reports. @returns their number */
export async function purgePhotographs(services: Services, library: MediaLibrary, actor: Actor) {
  let count = 0;
  for (const { id } of await listUnwanted(services)) {
    const gone = await services.content.write('reports', async (transaction, touch) => {
      const row = await lockReport(services, transaction, id);
      const isUnwanted = ({ state }: StoredPhotograph) =>
        state === 'new' || (state === 'taken' && row.status === 'spam');
      const all = readPhotographs(row);
      await writePhotographs(
        transaction,
        id,
        all.map((one) => (isUnwanted(one) ? { ...one, ...dropped } : one)),
      );
      touch('dive-sites', Number(row.record));
      return all.filter(isUnwanted);
    });
    await library.store.remove(gone.flatMap(({ file }) => (file ? [file] : [])));
    for (const { src } of gone) if (src) await deleteUnused(services, library, src, actor);
    count += gone.length;
  }
  return count;
}
