import { clientsClaim } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import {
  emergencyWorkerPath,
  isSection,
  mapAnswers,
  mapFilesMessage,
  mayBeStored,
  tripAnswers,
  tripFilesMessage,
} from '../domain/offline/offline-paths.ts';
import { answerAsset, answerChart, answerPage, answerPicture, answerStored } from './answers.ts';
import { answerCatalogue } from './catalogue.ts';
import { answerConditions } from './conditions.ts';
import { activate, install } from './stored.ts';

declare const self: ServiceWorkerGlobalScope;

const storedAnswers: readonly string[] = [...mapAnswers, ...tripAnswers];

/** Ids of clients whose page is a copy. */
const copies = new Set<string>();

self.addEventListener('install', (event) => {
  event.waitUntil(install());
  // The emergency page's worker stores no visitor data, so this worker replaces it immediately.
  const { active } = self.registration;
  if (active && new URL(active.scriptURL).pathname === emergencyWorkerPath) void self.skipWaiting();
});
self.addEventListener('activate', (event) => event.waitUntil(activate()));
clientsClaim();
enableNavigationPreload();

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
  if (event.data === mapFilesMessage) event.ports[0]?.postMessage(mapFiles);
  if (event.data === tripFilesMessage) event.ports[0]?.postMessage(tripFiles);
  if (event.data === 'am-i-a-copy' && event.source instanceof Client) {
    event.source.postMessage({ isCopy: copies.has(event.source.id) });
  }
});

// Requests that match no route below go to the network, e.g. all writes and the admin's.
registerRoute(
  ({ request, url, sameOrigin }) =>
    sameOrigin && request.mode === 'navigate' && mayBeStored(url.pathname),
  ({ event, request }) => {
    const { preloadResponse, resultingClientId } = event as FetchEvent;
    return answerPage(request, preloadResponse, () => copies.add(resultingClientId));
  },
);

/** Answers the requests for some addresses of this site. */
const answer = (matches: (url: URL) => boolean, from: (request: Request) => Promise<Response>) =>
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && matches(url),
    ({ request }) => from(request),
  );

answer(({ pathname }) => pathname.startsWith('/assets/'), answerAsset);
answer(({ pathname }) => pathname.startsWith('/art/'), answerPicture);
answer(
  ({ pathname }) => /^\/api\/dive-sites\/\d+\/(tides|light)$/.test(pathname),
  answerConditions,
);
answer(({ pathname, search }) => storedAnswers.includes(pathname + search), answerStored);
answer(
  ({ pathname, searchParams }) =>
    /^\/api\/dive-sites\/(browse|map)$/.test(pathname) ||
    // A request without `fields` belongs to the admin.
    (pathname === '/api/dive-sites' && searchParams.has('fields')),
  answerCatalogue,
);
answer(({ pathname }) => isSection(pathname), answerStored);
answer(({ pathname }) => pathname.startsWith('/chart/'), answerChart);
