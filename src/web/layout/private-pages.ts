import type { RouterHistory } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';

const privatePages: readonly string[] = [paths.saved, paths.trips];

/** Whether a page shows a visitor's private records, which no third-party script may read. */
export function isPrivatePage(pathname: string): boolean {
  try {
    return privatePages.includes(
      decodeURI(pathname)
        .toLowerCase()
        .replace(/(?<!\/)\/+$/, ''),
    );
  } catch {
    return false;
  }
}

/**
 * Loads private pages as new documents before the current address changes, because the tag manager
 * of the current document reads its address, its title and all changes of its history.
 */
export function keepOffPrivatePages(history: RouterHistory) {
  history.block({
    enableBeforeUnload: false,
    blockerFn: ({ action, nextLocation: { pathname, href } }) => {
      if ((action !== 'PUSH' && action !== 'REPLACE') || !isPrivatePage(pathname)) return false;
      location.assign(href);
      return true;
    },
  });
  // Back may lead to a private page in the same document if the visitor agreed on a later page.
  addEventListener(
    'popstate',
    (event) => {
      if (!isPrivatePage(location.pathname)) return;
      event.stopImmediatePropagation();
      location.reload();
    },
    { capture: true },
  );
}
