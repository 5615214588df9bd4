import { api, read } from '../../app/api.ts';
import { useFreshQuery, useRefresh } from '../../app/calls.ts';

/** Query key prefix of the lists of shop links, retailers and clicks. */
export const registerKey = ['admin', 'list', 'shop-links'];

export const useShopLinks = () =>
  useFreshQuery([...registerKey, 'links'], () => read(api['shop-links'].$get()));

export const useRetailers = () =>
  useFreshQuery([...registerKey, 'retailers'], () => read(api['shop-links'].retailers.$get()));

export const useShopClicks = () =>
  useFreshQuery([...registerKey, 'clicks'], () => read(api['shop-links'].clicks.$get()));

export const useRefreshRegister = () => useRefresh(registerKey);
