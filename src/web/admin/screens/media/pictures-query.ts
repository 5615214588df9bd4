import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { PictureChanges } from '../../../../contract/media.ts';
import { api, read, readPage } from '../../app/api.ts';
import { byId, useFreshQuery, useRefresh } from '../../app/calls.ts';

const listKey = ['admin', 'list', 'media'];

export const picturesQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: [...listKey, search],
    queryFn: ({ pageParam }) =>
      readPage(api.media.$get({ query: { page: String(pageParam), ...(search && { search }) } })),
    initialPageParam: 1,
    getNextPageParam: ({ older }, pages) => (older ? pages.length + 1 : undefined),
  });

export const sitePicturesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'site-pictures'],
    queryFn: () => read(api.media.site.$get()),
  });

/** A picture of the library. */
export const usePicture = (id: number) =>
  useFreshQuery(['admin', 'picture', id], () => read(api.media[':id'].$get(byId(id))));

/** The places that show a picture. */
export const usePictureUses = (id: number) =>
  useFreshQuery(['admin', 'picture-uses', id], () => read(api.media[':id'].uses.$get(byId(id))));

export const savePicture = (id: number, json: PictureChanges) =>
  read(api.media[':id'].$patch({ ...byId(id), json }));

export const deletePicture = (id: number) => read(api.media[':id'].$delete(byId(id)));

export const useRefreshPictures = () => useRefresh(listKey);
