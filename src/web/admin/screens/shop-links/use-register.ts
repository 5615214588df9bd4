import { api, read } from '../../app/api.ts';
import { useFreshQuery, useRefresh } from '../../app/calls.ts';

/** Key of the register's lists, which saves in other panels change too. */
export const registerKey = ['admin', 'list', 'shop-links'];

export const useShopLinks = () =>
  useFreshQuery([...registerKey, 'links'], () => read(api['shop-links'].$get()));

export const useRetailers = () =>
  useFreshQuery([...registerKey, 'retailers'], () => read(api['shop-links'].retailers.$get()));

export const useShopClicks = () =>
  useFreshQuery([...registerKey, 'clicks'], () => read(api['shop-links'].clicks.$get()));

export const useRefreshRegister = () => useRefresh(registerKey);
