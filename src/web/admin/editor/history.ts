import { resources } from '../../../contract/resources.ts';
import { api, read } from '../app/api.ts';
import { byId } from '../app/calls.ts';
import {
  type EditableRecord,
  type EditedResource,
  type Editor,
  isPublic,
  recordTitle,
} from './editor.ts';
import type { TextValues } from './merge.ts';
import { findDraftVersion, listDraftVersions } from './working-copies.ts';

export interface ListedVersion {
  id: number;
  savedAt: string;
  description: string;
}

/** Access to the earlier versions of a record or draft. */
export interface History<Values> {
  /** Key of the queries. */
  key: readonly (string | number)[];
  title: string;
  text: string;
  emptyText: string;
  /** Note on the effect of loading a version into the form. */
  note: string;
  /** The values to compare versions with. */
  current: Values;
  list: () => Promise<ListedVersion[]>;
  find: (id: number) => Promise<Values>;
}

async function findRevision<Full>(resource: EditedResource, id: number, revision: number) {
  // The type of the answer depends on the resource.
  const revisionApi = api[resource][':id'].revisions[
    ':revision'
  ] as (typeof api.articles)[':id']['revisions'][':revision'];
  const param = { ...byId(id).param, revision: String(revision) };
  return (await read(revisionApi.$get({ param }))) as unknown as Full;
}

export const recordHistory = <Full extends EditableRecord, Values extends TextValues>(
  { resource, toValues }: Editor<Full, Values>,
  record: Full,
): History<Values> => ({
  key: [resource, record.id],
  title: `History of ${recordTitle(resource, record)}`,
  text: 'The last 20 versions that a save replaced, newest first.',
  emptyText:
    'Nothing yet: there is one version alone. Each save of other words will keep the one before it here.',
  note: isPublic(record)
    ? 'It goes into the form. What visitors read stays until you save.'
    : 'It goes into the form. Nothing is saved until you save.',
  current: toValues(record),
  list: async () =>
    (await read(api[resource][':id'].revisions.$get(byId(record.id)))).map(
      ({ id, savedAt, title, published }) => ({
        id,
        savedAt,
        description: `${published ? 'Published' : 'Draft'} · ${title}`,
      }),
    ),
  find: async (id) => toValues(await findRevision<Full>(resource, record.id, id)),
});

/** @param values the form's values, which the draft stores while the owner types */
export function draftHistory<Full extends EditableRecord, Values extends TextValues>(
  { resource, singular, empty }: Editor<Full, Values>,
  id: number,
  values: Values,
): History<Values> {
  const draftName = (title = '') => title.trim() || 'Untitled';
  return {
    key: [resource, id],
    title: `History of the draft ${draftName(values[resources[resource].title])}`,
    text: `Earlier words, kept every few minutes of writing, newest first. The last 20 stay until you create the ${singular} or delete the draft.`,
    emptyText: 'Nothing yet. As you write on, the words before will be kept here.',
    note: 'It goes into the form and becomes the draft. The present words stay in this history.',
    current: values,
    list: async () =>
      (await listDraftVersions(resource, id)).map(({ version, savedAt, title }) => ({
        id: version,
        savedAt,
        description: draftName(title),
      })),
    find: async (version) => ({
      ...empty,
      ...((await findDraftVersion(resource, id, version)).values as Values),
    }),
  };
}
