import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ExternalLink, LogOut, Search } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import { api, read } from '../../app/api.ts';
import { sessionQuery } from '../app/session.tsx';
import { useAttempt } from '../app/toast-hooks.ts';

const Palette = lazy(() => import('./palette.tsx'));

const toolStyles =
  'flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-sm px-2 text-sm font-semibold hover:bg-sand';

const isApple = () => /Mac|iP(hone|ad)/.test(navigator.userAgent);

/** Opens the palette with Ctrl+K or Cmd+K, unless a text editor handled the keys. */
function usePalette() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.key.toLowerCase() !== 'k') return;
      if (!(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setOpen((before) => !before);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return { isOpen, setOpen };
}

function LogoutButton() {
  const queryClient = useQueryClient();
  const { attempt } = useAttempt();

  async function logOut() {
    await attempt({ title: 'Logout Failed', description: 'Please try again.' }, async () => {
      await read(api.admin.logout.$post());
      queryClient.setQueryData(sessionQuery.queryKey, null);
      queryClient.removeQueries({ queryKey: ['admin', 'list'] });
    });
  }

  return (
    <button type="button" onClick={logOut} className={toolStyles}>
      <LogOut aria-hidden className="size-4.5" />
      <span className="max-md:sr-only">Logout</span>
    </button>
  );
}

/** Tools at the right of the admin's header, beside the colour switch. */
export function HeaderTools() {
  const { isOpen, setOpen } = usePalette();
  return (
    // An open dialog hides the scrollbar, and the class adds the scrollbar's width as a margin.
    <div className="no-print width-before-scroll-bar fixed top-0 right-[calc(46px+0.5rem)] z-40 flex h-12 items-center">
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(!isOpen)}
        className={`${toolStyles} md:mr-2 md:min-h-9 md:border md:border-muted md:px-3`}
      >
        <Search aria-hidden className="size-4.5" />
        <span className="max-md:sr-only">Find</span>
        <kbd aria-hidden className="font-text text-xs text-muted max-md:hidden">
          {isApple() ? '⌘ K' : 'Ctrl K'}
        </kbd>
      </button>
      <Link to={paths.home} className={toolStyles}>
        <ExternalLink aria-hidden className="size-4.5" />
        <span className="max-md:sr-only">View site</span>
      </Link>
      <LogoutButton />
      {isOpen && (
        <Suspense>
          <Palette onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
