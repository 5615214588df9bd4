import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
  defineHandlerCallback,
} from '@tanstack/react-start/server';

/**
 * Preloads the skeletons of the matched routes. The router skips them for a missing or failed page,
 * and React would send such a page hidden, behind the footer, for a script to move into place.
 */
const withSkeletons = defineHandlerCallback(async (event) => {
  const { routesById, state } = event.router;
  await Promise.all(
    state.matches.map(({ routeId }) => routesById[routeId].options.pendingComponent?.preload?.()),
  );
  return defaultStreamHandler(event);
});

export default createServerEntry({ fetch: createStartHandler(withSkeletons) });
