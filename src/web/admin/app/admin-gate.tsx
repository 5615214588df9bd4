import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { ownerEvent, ownerFlag } from '../../app/owner.ts';
import { CheckingAuthentication } from '../../layout/checking-authentication.tsx';
import { AdminErrorBoundary } from './error-boundary.tsx';
import { sessionQuery } from './session.tsx';

export function AdminGate(props: { fallback: ReactNode; children: ReactNode }) {
  const session = useQuery(sessionQuery);
  const isOwner = Boolean(session.data);
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (!isOwner) {
      if (!session.isPending) delete dataset[ownerFlag];
      return;
    }
    dataset[ownerFlag] = '';
    dispatchEvent(new Event(ownerEvent));
  }, [isOwner, session.isPending]);
  return <div data-admin>{content()}</div>;

  function content() {
    if (session.isPending) return <CheckingAuthentication />;
    if (!session.data) return props.fallback;
    return (
      <AdminErrorBoundary>
        <Suspense fallback={<CheckingAuthentication />}>{props.children}</Suspense>
      </AdminErrorBoundary>
    );
  }
}
