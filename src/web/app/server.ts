import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
  defineHandlerCallback,
} from '@tanstack/react-start/server';

/**
 * Preloads the skeletons of the matched routes, also for a missing or failed page, for which the
 * router does not. Otherwise React would send such a page hidden, after the footer, and a script
 * would move it into place.
 */
const withSkeletons = defineHandlerCallback(async (event) => {
  const { routesById, state } = event.router;
  await Promise.all(
    state.matches.map(({ routeId }) => routesById[routeId].options.pendingComponent?.preload?.()),
  );
  return defaultStreamHandler(event);
});

export default createServerEntry({ fetch: createStartHandler(withSkeletons) });
