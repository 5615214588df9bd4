import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { type MovedResource, movedResources } from '../../../contract/moving.ts';
import { addressClash } from '../../../contract/pages.ts';
import { recordPaths } from '../../../contract/paths.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import { plainText, truncate } from '../../../domain/text/text.ts';
import type { Row } from '../../platform/database/tables.ts';
import type { DatabaseReader, Services } from '../../platform/http/context.ts';
import { uploadFolder } from '../../platform/media/store.ts';
import { nextTurn } from '../../platform/turns/turns.ts';
import { callInChildProcess } from './archives.ts';
import { proposeChoices } from './choices.ts';
import { type ExportedPost, type ExportSummary, sourceDigest } from './exports/exported-post.ts';
import { predictOutcome } from './queries.ts';

const reader = new URL('./exports/read-export.ts', import.meta.url).href;
type Answer = { summary: ExportSummary } | { problem: string };

/** A slug whose path no record, redirect, site page or other post of the export uses. */
function freeSlug(resource: MovedResource, wanted: string, taken: ReadonlySet<string>): string {
  const isFree = (slug: string) =>
    !taken.has(recordPaths[resource](slug)) && (resource !== 'pages' || !addressClash(slug));
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    if (isFree(slug)) return slug;
  }
}

/** The paths of articles and pages, including drafts, and of the owner's redirects. */
async function listTakenPaths({ database }: DatabaseReader): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const resource of movedResources) {
    const rows = await database.selectFrom(resource).select('slug').execute();
    for (const { slug } of rows) taken.add(recordPaths[resource](slug));
  }
  const own = await database
    .selectFrom('redirects')
    .select('path')
    .where('target', 'is not', null)
    .execute();
  for (const { path } of own) taken.add(path);
  return taken;
}

/** A title made of the post's first words, or of its date if it has no text. */
function madeTitle({ html, createdAt }: ExportedPost): string {
  const words = truncate(plainText(html), 60).replace(/…$/, '');
  return words || `Untitled, ${createdAt.slice(0, 10)}`;
}

interface Planning {
  services: DatabaseReader;
  moveId: number;
  /** Paths in use. */
  taken: Set<string>;
  terms: Set<string>;
}

/** Stores a post of an export with its expected outcome. */
async function planPost(planning: Planning, post: ExportedPost) {
  const { services, moveId, taken, terms } = planning;
  const notes = [...post.notes];
  const known = await services.database
    .selectFrom('movedPosts')
    .select(['slug', 'resource', 'recordId', 'recordVersion', 'digest'])
    .where('source', '=', post.source)
    .executeTakeFirst();
  const title = post.title || madeTitle(post);
  if (!post.title) notes.push(`It has no title. “${title}” is made of its first words.`);
  const wanted = (slugify(post.slug) || slugify(title) || 'post').slice(0, 190);
  const here = known?.recordId ? known : undefined;
  const resource = here?.resource ?? (post.type === 'page' ? 'pages' : 'articles');
  const slug = here?.slug ?? freeSlug(resource, wanted, taken);
  if (slug !== wanted && !here) {
    notes.push(`Its address “${wanted}” is taken here: it gets “${slug}”.`);
  }
  taken.add(recordPaths[resource](slug));
  for (const term of post.terms) terms.add(term);
  const data = JSON.stringify({ ...post, title });
  const row = {
    ...{ moveId, type: post.type, resource, slug, data, doneAt: null },
    title: title.slice(0, 300),
    terms: JSON.stringify(post.terms),
    addresses: JSON.stringify(post.addresses),
    notes: JSON.stringify(notes),
    outcome: await predictOutcome(services, known, sourceDigest(data)),
  };
  await services.database
    .insertInto('movedPosts')
    .values({ ...row, source: post.source, recordId: null, recordVersion: null, digest: '' })
    .onConflict((conflict) => conflict.column('source').doUpdateSet(row))
    .execute();
}

export const failMove = ({ database }: DatabaseReader, id: number, problem: string) =>
  database
    .updateTable('moves')
    .set({ state: 'failed', problem, claimedAt: null })
    .where('id', '=', id)
    .execute();

/** Reads an uploaded export and plans its import; nothing public changes. */
export async function readMove(services: Services, { id, file }: Row<'moves'>) {
  const { database, config } = services;
  const path = join(uploadFolder(config), file);
  const fail = (problem: string) => failMove(services, id, problem);
  const bytes = (await stat(path).catch(() => undefined))?.size;
  if (bytes === undefined) return fail('The file is not here any more: choose it again.');
  const target = `${path}.posts`;
  try {
    const given = { file: path, bytes, target };
    const answer = await callInChildProcess<Answer>(reader, 'readExport', given).catch(
      (error: unknown) => {
        services.logger.error(error, 'an export could not be read');
        return {
          problem: 'This export could not be read: it is damaged, or too large for this machine.',
        };
      },
    );
    if ('problem' in answer) return await fail(answer.problem);
    const { summary } = answer;
    if (summary.posts === 0) return await fail('This export holds no posts and no pages.');
    const taken = await listTakenPaths(services);
    const planning: Planning = { services, moveId: id, taken, terms: new Set() };
    for await (const line of createInterface({ input: createReadStream(target) })) {
      if (!line) continue;
      await planPost(planning, JSON.parse(line) as ExportedPost);
      await nextTurn();
    }
    const { oldSite, kind, notes } = summary;
    const terms = [...planning.terms];
    const choices = await proposeChoices(services, { moveId: id, terms, oldSite });
    await database
      .updateTable('moves')
      .set({
        ...{ state: 'read', kind, claimedAt: null },
        notes: JSON.stringify(notes),
        choices: JSON.stringify(choices),
      })
      .where('id', '=', id)
      .execute();
  } finally {
    await rm(target, { force: true });
  }
}
