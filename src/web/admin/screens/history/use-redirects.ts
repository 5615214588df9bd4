import { api, read } from '../../app/api.ts';
import { useFreshQuery, useRefresh } from '../../app/calls.ts';

/** Saves in other panels and visitors change redirects too. */
const queryKey = ['admin', 'list', 'redirects'];

/** The redirects that moved and deleted pages have left, and those that the owner has set. */
export const useRedirects = () =>
  useFreshQuery([...queryKey, 'set'], () => read(api.admin.redirects.$get()));

/** Addresses that visitors asked for and that do not exist. */
export const useMissingAddresses = () =>
  useFreshQuery([...queryKey, 'missing'], () => read(api.admin.redirects.missing.$get()));

/** Returns a function that refetches both lists. */
export const useRefreshRedirects = () => useRefresh(queryKey);
