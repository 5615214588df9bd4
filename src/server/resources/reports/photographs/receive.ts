import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { maxUploadBytes, tooManyBytes } from '../../../../contract/media.ts';
import type { ReceivedPhotograph } from '../../../../contract/report-photographs.ts';
import { distanceKm } from '../../../../domain/geo/positions.ts';
import { exifPlace } from '../../../../domain/pictures/exif-place.ts';
import type { ReportedResource } from '../../../../domain/reports/terms.ts';
import { clientNetwork } from '../../../platform/http/client-address.ts';
import type { Services } from '../../../platform/http/context.ts';
import { notFound, overloaded, PublicError } from '../../../platform/http/errors.ts';
import type { HeavyWork } from '../../../platform/http/heavy-work.ts';
import { limitRequests } from '../../../platform/http/rate-limit.ts';
import { receiveFile } from '../../../platform/http/receive-file.ts';
import { type MediaStore, uploadFolder } from '../../../platform/media/store.ts';
import { keyedHash } from '../proof.ts';
import type { ReportedRecords } from '../records.ts';
import { countHeldBack, findBySentId } from '../stored-reports.ts';
import { changePhotograph, lockReport, pickPhotograph, readPhotographs } from './stored.ts';

/** Maximum number of files from one network per day, and from all networks per hour. */
const perNetwork = 30;
const perHour = 120;
/** Maximum number of attempts for one photograph per day. */
const perPhotograph = 10;
/** Maximum number of concurrent uploads. */
const maxConcurrent = 8;
const retrySeconds = 20;
const lateDays = 30;

const laterMessage =
  'Many photographs are arriving. Yours is kept on your device and sent again later.';
const settledMessage = 'The report of this photograph is settled, so it is not taken any more.';

export interface PhotographStore {
  store: MediaStore;
  heavyWork: Pick<HeavyWork, 'draw'>;
}

/** @throws 429 above a limit */
async function consumeQuotas(services: Services, address: string, photograph: string) {
  const network = await keyedHash(services, `network:${clientNetwork(address)}`);
  const limit = (key: string, most: number, windowMinutes: number) =>
    limitRequests(services, key, { most, windowMinutes, message: laterMessage });
  await limit(`report-photograph:${photograph}`, perPhotograph, 24 * 60);
  await limit(`report-photographs-day:${network}`, perNetwork, 24 * 60);
  await limit('report-photographs-hour', perHour, 60);
}

/** Reads the place from EXIF. @returns its distance from the site, and the nearest other site */
async function readPlace(records: ReportedRecords, siteId: string, exif: Uint8Array | undefined) {
  const place = exif && exifPlace(exif);
  const site = await records.find('dive-sites', siteId);
  if (!place || !site?.position) return { distanceKm: null, nearest: null };
  const km = Math.round(distanceKm(site.position, place) * 10) / 10;
  const nearest = await records.nearestSite(place);
  return { distanceKm: km, nearest: nearest === siteId ? null : nearest };
}

async function convert(
  records: ReportedRecords,
  { heavyWork }: PhotographStore,
  siteId: string,
  path: string,
) {
  // The dynamic import loads the image library on demand, see encoder.ts.
  const { stripPicture } = await import('../../../platform/media/inspect.ts');
  const { exif, ...stripped } = await heavyWork.draw(() => stripPicture(path));
  return { ...stripped, ...(await readPlace(records, siteId, exif)) };
}

interface Sent {
  sent: string;
  number: number;
}

/** Stores a stripped picture for the owner. @returns whether the report expected the picture */
async function storePhotograph(
  services: Services,
  store: MediaStore,
  { id, number, sent }: Sent & { id: number },
  { content, ...facts }: Awaited<ReturnType<typeof convert>>,
) {
  const file = `reports/${sent}-${number}-${randomUUID()}.jpg`;
  await store.write(file, content);
  const isKept = await services.database.transaction().execute(async (transaction) => {
    const row = await lockReport(services, transaction, id);
    if (readPhotographs(row)[number - 1]?.state !== 'expected' || isSettled(row)) return false;
    await changePhotograph(transaction, row, number, { ...facts, file, state: 'new' });
    return true;
  });
  if (!isKept) await store.remove([file]);
  return isKept;
}

const isSettled = ({ status }: { status: string }) => ['declined', 'spam'].includes(status);

let arriving = 0;

async function receive(
  services: Services,
  records: ReportedRecords,
  pictures: PhotographStore,
  { sent, number }: Sent,
  request: Request,
) {
  const { row } = pickPhotograph(await findBySentId(services, sent), number);
  const path = join(uploadFolder(services.config), randomUUID());
  if (arriving >= maxConcurrent) throw overloaded(retrySeconds);
  arriving += 1;
  try {
    await receiveFile(request, path, { maxBytes: maxUploadBytes, tooLarge: tooManyBytes });
    const converted = await convert(records, pictures, row.record, path);
    if (
      !(await storePhotograph(services, pictures.store, { sent, number, id: row.id }, converted))
    ) {
      throw notFound(settledMessage);
    }
    return converted;
  } finally {
    arriving -= 1;
    await rm(path, { force: true });
  }
}

/** Creates the answer to a sender, with the page of the nearest site. */
export async function describePlace(
  records: ReportedRecords,
  { distanceKm: km, nearest }: { distanceKm: number | null; nearest: string | null },
): Promise<ReceivedPhotograph> {
  const site = nearest && (await records.find('dive-sites' satisfies ReportedResource, nearest));
  return { distanceKm: km, nearest: site ? { title: site.title, path: site.path } : null };
}

/**
 * Receives a photograph of a stored report, strips its metadata and stores it for the owner. Limits
 * are checked before the upload is read. @throws 400, 404, 413, 429, 503
 */
export async function receivePhotograph(
  services: Services,
  records: ReportedRecords,
  pictures: PhotographStore,
  { sent, number, address, request }: Sent & { address: string; request: Request },
): Promise<ReceivedPhotograph> {
  const { row, photograph } = pickPhotograph(await findBySentId(services, sent), number);
  const ageMs = services.clock().getTime() - Date.parse(row.createdAt);
  if (photograph.state !== 'expected' || isSettled(row) || ageMs > lateDays * 86_400_000) {
    throw notFound(settledMessage);
  }
  try {
    await consumeQuotas(services, address, `${sent}-${number}`);
    return await describePlace(
      records,
      await receive(services, records, pictures, { sent, number }, request),
    );
  } catch (error) {
    if (error instanceof PublicError && error.status !== 503) await countHeldBack(services);
    throw error;
  }
}
