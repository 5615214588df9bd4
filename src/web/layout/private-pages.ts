import type { RouterHistory } from '@tanstack/react-router';
import { paths } from '../../contract/paths.ts';

const privatePages: readonly string[] = [paths.saved, paths.trips];

/** Whether a page shows what visitors keep for themselves, which no third party's script may read. */
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
 * Opens private pages as documents of their own, before the address of this one changes: the tag manager
 * runs in this one, and reads its address, its title and every step of its history.
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
  // A visitor who agrees on a later page may go back to a private one of the same document.
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
