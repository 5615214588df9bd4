import { type ReactNode, useEffect } from 'react';
import { loadToasts } from '../../ui/toast.tsx';
import { useIsWriting } from '../app/address.ts';
import { SessionGuard } from '../app/session.tsx';
import { useQueue } from '../editor/working-copies.ts';
import './frame.css';
import { HeaderTools } from './header-tools.tsx';

/** Frame of every screen of the signed-in owner. The children are the menu and the screen. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const isWriting = useIsWriting();
  useQueue();
  useEffect(() => {
    // Toasts load early, so that they can report a failed save offline.
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

/** Content beside the menu. Sticky bars in it stay below the header. */
export const Screen = ({ children }: { children: ReactNode }) => (
  <div className="w-full max-w-400 min-w-0 px-4 pt-2 pb-4 [--bars:3rem] sm:px-5 xl:px-6">
    {children}
  </div>
);
