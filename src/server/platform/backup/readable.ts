import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import SqliteDriver from 'better-sqlite3';
import { stringify } from 'yaml';
import { htmlToMarkdown } from './html-to-markdown.ts';
import { tableNames } from './sqlite.ts';

export const readableFolder = 'readable';

/** Tables left out: secrets, unsaved drafts, preview links, and rows that the site regenerates. */
const unlisted = new Set([
  ...['users', 'sessions', 'secrets', 'rate_limits', 'job_runs', 'alarms', 'forecasts'],
  ...['drawn_files', 'purged_versions', 'content_changes', 'content_versions', 'link_checks'],
  ...['announced_pages', 'preview_links', 'working_copies', 'working_copy_versions'],
]);

const posts = ['articles', 'reviews', 'pages'] as const;

const readme = `What is in this archive

readable/articles, reviews, pages     your texts as Markdown, each with its facts before it
readable/records                      the other tables as JSON, a file for each: dive sites, products, redirects,
                                      subscribers with their consent, settings, messages and more; without
                                      secrets, unsaved drafts and what the site works out by itself
files/media                           your pictures: originals, and the sizes that pages show
database.sqlite                       every table, as an empty site takes it

"npm run restore -- FILE" reads the archive into an empty site. Keep it private: it names your subscribers.
`;

type Values = Record<string, unknown>;

/** A record as Markdown, with its other fields as front matter. */
function toMarkdown({ content, ...facts }: Values): string {
  const known = Object.fromEntries(
    Object.entries(facts).filter(([, value]) => value !== null && value !== ''),
  );
  return `---\n${stringify(known)}---\n\n${htmlToMarkdown(String(content ?? ''))}`;
}

const fileName = ({ slug, id }: Values) => `${String(slug ?? id).replace(/[^\w.-]/g, '-')}.md`;

function* jsonLines(rows: Iterable<unknown>) {
  let start = '[\n';
  for (const row of rows) {
    yield start + JSON.stringify(row);
    start = ',\n';
  }
  yield start === '[\n' ? '[]\n' : '\n]\n';
}

/** Writes the contents of a database in formats for people and other programs. @param file a SQLite file */
export async function writeReadable(file: string, folder: string) {
  const driver = new SqliteDriver(file, { readonly: true });
  const target = join(folder, readableFolder);
  const records = join(target, 'records');
  try {
    await mkdir(records, { recursive: true });
    await writeFile(join(target, 'README.txt'), readme);
    for (const table of posts) {
      await mkdir(join(target, table));
      for (const row of driver.prepare(`select * from ${table} order by id`).iterate()) {
        await writeFile(join(target, table, fileName(row as Values)), toMarkdown(row as Values));
      }
    }
    for (const name of tableNames(driver)) {
      if (unlisted.has(name) || name.startsWith('kysely_')) continue;
      const rows = driver.prepare(`select * from "${name}"`).iterate();
      await pipeline(
        Readable.from(jsonLines(rows)),
        createWriteStream(join(records, `${name}.json`)),
      );
    }
  } finally {
    driver.close();
  }
}
