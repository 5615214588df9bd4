import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Insertable } from 'kysely';
import {
  isPagePath,
  type PageRead,
  type VisitKind,
} from '../../../contract/page-reads/page-reads.ts';
import {
  type ReadResource,
  readResources,
  recordOfPath,
} from '../../../contract/page-reads/record-address.ts';
import { paths } from '../../../contract/paths.ts';
import { localDay } from '../../../domain/dates/site-time.ts';
import { firstCopyHeader } from '../../../domain/offline/first-copy.ts';
import { toBatches } from '../database/batches.ts';
import type { Tables } from '../database/tables.ts';
import type { DatabaseReader, Services } from '../http/context.ts';
import { type Counted, createBufferedCounts } from '../jobs/buffered-counts.ts';
import { site } from '../site-content/site-content.ts';
import { isOpenedByVisitor, isReportedByPerson } from './readers.ts';

type ReadServices = Pick<Services, 'database' | 'clock' | 'logger' | 'config'>;

interface Visit {
  day: string;
  kind: VisitKind;
  page: string;
  detail: string;
}

/** Rows per statement. */
const batch = 500;
/** Maximum of distinct sources, campaigns and unproven paths per process and day, because clients can invent them. */
const maxUnprovenNames = 500;

/** Whether a path is that of the guide's PDF, to which `paths.guide` redirects. */
const isGuide = (path: string) => /^\/guides\/[\w-]+[.]pdf$/.test(path);

const isDownload = (path: string) =>
  path === paths.guide || /\.(?:pdf|csv|geojson|gpx|ics|jpg)$/.test(path);

/** `source / medium / campaign` from the parameters of an address, or ''. */
function readCampaign(query: URLSearchParams): string {
  const parts = ['utm_source', 'utm_medium', 'utm_campaign'].map((key) => query.get(key) ?? '');
  const text = (parts.some(Boolean) ? parts : [query.get('ref') ?? ''])
    .map((part) =>
      part
        .replaceAll(/[^\w .&+-]/g, '')
        .trim()
        .slice(0, 40),
    )
    .filter(Boolean);
  return text.join(' / ');
}

/** Host of the linking page, without `www.`; '' if unknown. */
function sourceHost(url: URL | null): string {
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isWeb && url.hostname.length <= 80 ? url.hostname.replace(/^www\./, '') : '';
}

async function recordIds(
  { database }: DatabaseReader,
  resource: ReadResource,
  keys: readonly string[],
): Promise<Map<string, number>> {
  if (resource === 'dive-sites') {
    const rows = await database
      .selectFrom('diveSites')
      .select('id')
      .where('id', 'in', keys.map(Number))
      .execute();
    return new Map(rows.map(({ id }) => [String(id), id]));
  }
  const rows = await database
    .selectFrom(resource as 'articles')
    .select(['id', 'slug'])
    .where('slug', 'in', keys)
    .where('published', '=', 1)
    .execute();
  return new Map(rows.map(({ id, slug }) => [slug, id]));
}

/** Maps paths to keys that stay valid when a record's address changes; paths of unknown records are left out. */
async function pageKeys(services: DatabaseReader, pages: ReadonlySet<string>) {
  const keys = new Map<string, string>();
  const records = new Map<ReadResource, Map<string, string>>(
    readResources.map((resource) => [resource, new Map()]),
  );
  for (const page of pages) {
    const record = recordOfPath(page);
    if (record) records.get(record.resource)?.set(record.key, page);
    else keys.set(page, page);
  }
  for (const [resource, asked] of records) {
    for (const some of toBatches([...asked.keys()], batch)) {
      for (const [key, id] of await recordIds(services, resource, some)) {
        const page = asked.get(key);
        if (page) keys.set(page, `${resource}:${id}`);
      }
    }
  }
  return keys;
}

/** Counts visits by day without data about visitors. Counts are written to the database in batches. */
export function createPageReads(services: ReadServices) {
  async function toRows(counted: readonly Counted<Visit>[]) {
    const pages = counted.flatMap(({ subject: { page, kind, detail } }) =>
      kind === 'next' ? [page, detail] : [page],
    );
    const keys = await pageKeys(services, new Set(pages));
    const rows = new Map<string, Insertable<Tables['visitCounts']>>();
    for (const { subject, times } of counted) {
      const page = keys.get(subject.page);
      const detail = subject.kind === 'next' ? keys.get(subject.detail) : subject.detail;
      if (page === undefined || detail === undefined) continue;
      const key = [subject.day, subject.kind, page, detail].join('\n');
      const before = rows.get(key)?.times ?? 0;
      rows.set(key, { ...subject, page, detail, times: before + times });
    }
    // The rows are sorted, because instances that write them in different orders could deadlock.
    return [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  }

  async function write(counted: readonly Counted<Visit>[]) {
    const rows = await toRows(counted);
    await services.database.transaction().execute(async (transaction) => {
      for (const some of toBatches(rows, batch)) {
        await transaction
          .insertInto('visitCounts')
          .values(some)
          .onConflict((conflict) =>
            conflict.columns(['day', 'kind', 'page', 'detail']).doUpdateSet((eb) => ({
              times: eb('visitCounts.times', '+', eb.ref('excluded.times')),
            })),
          )
          .execute();
      }
    });
  }

  const { add, flush, start } = createBufferedCounts<Visit>(services, {
    task: 'counting what is read',
    failure: 'the reads of pages were not written',
    write,
  });

  let today = '';
  const madeUp = new Set<string>();

  /** @param isProven whether the site served the page, or `write` checks that its record exists */
  function addVisit(kind: VisitKind, page: string, detail = '', isProven = true) {
    const day = localDay(services.clock(), site.timeZone);
    if (day !== today) madeUp.clear();
    today = day;
    const name = `${kind} ${isProven ? detail : `${page} ${detail}`}`;
    const mayBeMadeUp = !isProven || kind === 'source' || kind === 'campaign';
    if (mayBeMadeUp && !madeUp.has(name)) {
      if (madeUp.size >= maxUnprovenNames) return;
      madeUp.add(name);
    }
    add({ day, kind, page, detail });
  }

  const { host: ownHost } = new URL(services.config.siteUrl);

  function countOpened(path: string, query: URLSearchParams, referer: string | undefined) {
    addVisit('page', path);
    const campaign = readCampaign(query);
    if (campaign) addVisit('campaign', path, campaign);
    const before = URL.parse(referer ?? '');
    const from = before?.pathname.toLowerCase() ?? '';
    if (before?.host !== ownHost) addVisit('source', path, sourceHost(before));
    else if (isPagePath(from) && from !== path) {
      addVisit('next', from, path, Boolean(recordOfPath(from)));
    }
  }

  return {
    flush,
    start,
    /** Counts a page opened by a link within the site, as reported by the browser. */
    countReported(reported: PageRead) {
      const path = reported.path.toLowerCase();
      const from = reported.from?.toLowerCase();
      const isRecord = Boolean(recordOfPath(path));
      addVisit('page', path, '', isRecord);
      if (from && from !== path)
        addVisit('next', from, path, isRecord && Boolean(recordOfPath(from)));
    },
    /** Counts an opened or saved page or file, whether the cache or a handler answers. */
    watch(request: IncomingMessage, response: ServerResponse) {
      const { method, headers, url = '' } = request;
      if (method !== 'GET') return;
      const [asked = '', query = ''] = url.split('?', 2);
      const path = asked.toLowerCase();
      const isFile = isDownload(path);
      if (!isFile && !isPagePath(path)) return;
      const header = (name: string) => headers[name]?.toString();
      const isSave = header(firstCopyHeader) !== undefined && isReportedByPerson({ header });
      if (!isSave && !isOpenedByVisitor(method, { header })) return;
      response.once('finish', () => {
        if (response.statusCode !== 200 && response.statusCode !== 304) return;
        if (isSave) addVisit('save', path);
        else if (isFile) addVisit('download', '', isGuide(path) ? paths.guide : path);
        else countOpened(path, new URLSearchParams(query), headers.referer);
      });
    },
  };
}
