import {
  createServerEntry,
  createStartHandler,
  defaultStreamHandler,
  defineHandlerCallback,
} from '@tanstack/react-start/server';

/**
 * React streams a page's skeleton beside the page itself. For a missing or failed page the router does not load
 * that skeleton, and React sends such a page hidden, behind the footer, for a script to move into place.
 */
const withSkeletons = defineHandlerCallback(async (event) => {
  const { routesById, state } = event.router;
  await Promise.all(
    state.matches.map(({ routeId }) => routesById[routeId].options.pendingComponent?.preload?.()),
  );
  return defaultStreamHandler(event);
});

export default createServerEntry({ fetch: createStartHandler(withSkeletons) });
