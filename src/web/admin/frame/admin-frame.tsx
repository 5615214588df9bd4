import { type ReactNode, useEffect } from 'react';
import { loadToasts } from '../../ui/toast.tsx';
import { useIsWriting } from '../app/address.ts';
import { SessionGuard } from '../app/session.tsx';
import { useQueue } from '../editor/working-copies.ts';
import './frame.css';
import { HeaderTools } from './header-tools.tsx';

/** The frame around every screen of the signed-in owner. Its children are the menu and the screen. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const isWriting = useIsWriting();
  useQueue();
  useEffect(() => {
    // Toasts load early, so that a save that fails offline can be reported.
    loadToasts().catch(() => {});
  }, []);
  return (
    <SessionGuard>
      <HeaderTools />
      <div className="admin-frame" data-writing={isWriting || undefined}>
        {children}
      </div>
    </SessionGuard>
  );
}

/** The part beside the menu. Its bars stick below the header. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <div className="w-full max-w-400 min-w-0 px-4 pt-2 pb-4 [--bars:3rem] sm:px-5 xl:px-6">
    {children}
  </div>
);
