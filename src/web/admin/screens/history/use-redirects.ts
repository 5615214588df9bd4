import { api, read } from '../../app/api.ts';
import { useFreshQuery, useRefresh } from '../../app/calls.ts';

/** Key of redirects and missing addresses; other panels and visitors change them too. */
const queryKey = ['admin', 'list', 'redirects'];

/** The redirects that moved and deleted pages have left, and those that the owner has set. */
export const useRedirects = () =>
  useFreshQuery([...queryKey, 'set'], () => read(api.admin.redirects.$get()));

/** Addresses that visitors requested but that do not exist. */
export const useMissingAddresses = () =>
  useFreshQuery([...queryKey, 'missing'], () => read(api.admin.redirects.missing.$get()));

/** Returns a function that refetches the redirects and the missing addresses. */
export const useRefreshRedirects = () => useRefresh(queryKey);
