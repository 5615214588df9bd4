import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordKey, type WorkingCopyInput } from '../../../contract/history/working-copies.ts';
import { api, read } from '../../app/api.ts';
import type { EditedResource } from './editor-config.ts';

const calls = api.admin['working-copies'];
const one = calls[':resource'][':id'];

const copyParams = (resource: EditedResource, id: number | undefined) => ({
  param: { resource, id: recordKey(id) },
});

export const workingCopiesQuery = queryOptions({
  queryKey: ['admin', 'list', 'working-copies'],
  queryFn: () => read(calls.$get()),
});

export const findWorkingCopy = async (resource: EditedResource, id: number | undefined) =>
  (await read(one.$get(copyParams(resource, id)))).workingCopy;

export const saveWorkingCopy = (
  resource: EditedResource,
  id: number | undefined,
  json: WorkingCopyInput,
) => read(one.$put({ ...copyParams(resource, id), json }));

export const discardWorkingCopy = (
  resource: EditedResource,
  id: number | undefined,
  version: number,
) => read(one.$delete({ ...copyParams(resource, id), query: { version: String(version) } }));

/** @param id below 0 */
export const listDraftVersions = (resource: EditedResource, id: number) =>
  read(one.versions.$get(copyParams(resource, id)));

/** @param id below 0 */
export const findDraftVersion = (resource: EditedResource, id: number, version: number) =>
  read(
    one.versions[':version'].$get({
      param: { ...copyParams(resource, id).param, version: String(version) },
    }),
  );

export function useUnsavedIds(resource: EditedResource): ReadonlySet<number | null> {
  const { data } = useQuery(workingCopiesQuery);
  return useMemo(
    () =>
      new Set(
        (data ?? []).filter((copy) => copy.resource === resource).map((copy) => copy.recordId),
      ),
    [data, resource],
  );
}

const maxDraftNumber = 999_999;

/** Keeps the words of a record that is not created yet, beside other drafts. @returns its id, below 0 */
export async function keepDraft(
  resource: EditedResource,
  values: WorkingCopyInput['values'],
): Promise<number> {
  const id = -Math.ceil(Math.random() * maxDraftNumber);
  // A number that is taken answers 409.
  await saveWorkingCopy(resource, id, { values, recordVersion: null, version: 0 });
  return id;
}

export function useDrafts(resource: EditedResource) {
  const { data } = useQuery(workingCopiesQuery);
  return useMemo(
    () =>
      (data ?? []).flatMap(({ recordId, ...copy }) =>
        copy.resource === resource && recordId !== null && recordId < 0
          ? [{ ...copy, id: recordId }]
          : [],
      ),
    [data, resource],
  );
}
