import type { ResourceWith } from '../../../contract/resources.ts';
import { api, read } from '../../app/api.ts';
import { byId } from '../app/calls.ts';
import type { Revisions } from './editor-config.ts';

export function createRevisions<Full>(resource: ResourceWith<'revisions'>): Revisions<Full> {
  const { revisions } = api[resource][':id'];
  // The resource decides the type of the answer.
  const one = revisions[':revision'] as (typeof api.articles)[':id']['revisions'][':revision'];
  const revisionParams = (id: number, revision: number) => ({
    param: { ...byId(id).param, revision: String(revision) },
  });
  return {
    list: (id) => read(revisions.$get(byId(id))),
    find: (id, revision) =>
      read(one.$get(revisionParams(id, revision))) as Promise<unknown> as Promise<Full>,
  };
}

export const mapRevisions = <Stored, Full>(
  { list, find }: Revisions<Stored>,
  toRecord: (stored: Stored) => Full,
): Revisions<Full> => ({
  list,
  find: async (id, revision) => toRecord(await find(id, revision)),
});
