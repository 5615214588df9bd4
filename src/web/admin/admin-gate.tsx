import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { CheckingAuthentication } from '../layout/checking-authentication.tsx';
import { AdminErrorBoundary } from './error-boundary.tsx';
import { sessionQuery } from './session.tsx';

export function AdminGate(props: { fallback: ReactNode; children: ReactNode }) {
  const session = useQuery(sessionQuery);
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
