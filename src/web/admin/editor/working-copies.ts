import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { newRecord, type WorkingCopyInput } from '../../../contract/working-copies.ts';
import { api, read } from '../../api.ts';
import type { EditedResource } from './editor-config.ts';

const calls = api.admin['working-copies'];
const one = calls[':resource'][':id'];

const paramsOf = (resource: EditedResource, id: number | undefined) => ({
  param: { resource, id: String(id ?? newRecord) },
});

export const workingCopiesQuery = queryOptions({
  queryKey: ['admin', 'list', 'working-copies'],
  queryFn: () => read(calls.$get()),
});

export const findWorkingCopy = async (resource: EditedResource, id: number | undefined) =>
  (await read(one.$get(paramsOf(resource, id)))).workingCopy;

export const saveWorkingCopy = (
  resource: EditedResource,
  id: number | undefined,
  json: WorkingCopyInput,
) => read(one.$put({ ...paramsOf(resource, id), json }));

export const discardWorkingCopy = (
  resource: EditedResource,
  id: number | undefined,
  version: number,
) => read(one.$delete({ ...paramsOf(resource, id), query: { version: String(version) } }));

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
