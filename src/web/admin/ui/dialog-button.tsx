import { useLocation, useNavigate } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** A menu entry of the admin that opens a dialog by setting the hash of the current address. */
export function DialogButton(props: {
  hash: string;
  words: string;
  Icon: LucideIcon;
  children: (close: () => void) => ReactNode;
}) {
  const { hash, Icon } = props;
  const navigate = useNavigate();
  const to = useLocation({ select: ({ pathname }) => pathname });
  const isOpen = useLocation({ select: (location) => location.hash === hash });
  const go = (next: string) => void navigate({ to, hash: next, resetScroll: false });
  return (
    <>
      <button type="button" onClick={() => go(hash)} className="admin-entry">
        <Icon aria-hidden />
        {props.words}
      </button>
      {isOpen && props.children(() => go(''))}
    </>
  );
}
