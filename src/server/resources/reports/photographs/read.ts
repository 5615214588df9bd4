import { apiPaths } from '../../../../contract/api-paths.ts';
import type { QueuedPhotograph, SitePhotograph } from '../../../../contract/report-photographs.ts';
import { readLibraryAddress } from '../../../../domain/pictures/library-pictures.ts';
import { licences } from '../../../../domain/reports/photographs.ts';
import type { DatabaseReader } from '../../../platform/http/context.ts';
import { notFound } from '../../../platform/http/errors.ts';
import { fileName, thumbnailFile } from '../../../platform/media/pictures.ts';
import type { MediaStore } from '../../../platform/media/store.ts';
import type { ReportedRecords } from '../records.ts';
import { findReport, type ReportRow } from '../stored-reports.ts';
import { describePlace } from './receive.ts';
import { pickPhotograph, readPhotographs } from './stored.ts';

/** Converts the photographs of a report for the owner. */
export async function toQueuedPhotographs(
  row: ReportRow,
  records: ReportedRecords,
): Promise<QueuedPhotograph[]> {
  const queued: QueuedPhotograph[] = [];
  for (const [index, photograph] of readPhotographs(row).entries()) {
    const { licence, credit, shows, state, alt, width, height, src } = photograph;
    const path = `${apiPaths.reports}/${row.id}/photographs/${index + 1}`;
    queued.push({
      ...{ number: index + 1, licence, credit, shows, state, alt, width, height },
      ...(await describePlace(records, photograph)),
      src: src || (state === 'new' ? path : null),
    });
  }
  return queued;
}

/** Reads the file of a waiting photograph. @throws 404 */
export async function readWaiting(
  services: DatabaseReader,
  store: MediaStore,
  { id, number }: { id: number; number: number },
) {
  const { photograph } = pickPhotograph(await findReport(services, id), number);
  const content = photograph.file && (await store.read(photograph.file));
  if (!content) throw notFound('The photograph does not wait any more.');
  return content;
}

type TakenRow = Pick<ReportRow, 'id' | 'record' | 'day' | 'photographs'>;

function toSitePhotographs(row: TakenRow): SitePhotograph[] {
  return readPhotographs(row).flatMap((one, index) => {
    const { key, width } = readLibraryAddress(one.src) ?? {};
    if (one.state !== 'taken' || !key || !width) return [];
    const { name, url } = licences[one.licence];
    return [
      {
        id: `${row.id}-${index + 1}`,
        ...{ src: one.src, thumbnail: `/media/${fileName(key, thumbnailFile(width))}` },
        ...{ width: one.width, height: one.height, alt: one.alt, credit: one.credit },
        ...{ licence: name, licenceUrl: url, day: row.day },
      },
    ];
  });
}

/** Lists accepted photographs by site id, newest day first. @param siteId absent for all sites */
export async function listSitePhotographs(
  { database }: DatabaseReader,
  siteId?: number,
): Promise<Map<number, SitePhotograph[]>> {
  let query = database
    .selectFrom('reports')
    .select(['id', 'record', 'day', 'photographs'])
    .where('resource', '=', 'dive-sites')
    .where('photographs', 'like', '%"state":"taken"%')
    .orderBy('day', 'desc')
    .orderBy('id', 'desc');
  if (siteId !== undefined) query = query.where('record', '=', String(siteId));
  const sites = new Map<number, SitePhotograph[]>();
  for (const row of await query.execute()) {
    const site = Number(row.record);
    sites.set(site, [...(sites.get(site) ?? []), ...toSitePhotographs(row)]);
  }
  return sites;
}
