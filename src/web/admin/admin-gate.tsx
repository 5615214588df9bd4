import { useQuery } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { CheckingAuthentication } from '../layout/checking-authentication.tsx';
import { AdminErrorBoundary } from './error-boundary.tsx';
import { sessionQuery } from './session.tsx';

/** Shows its children to the admin, and to everybody else what stands before the door. */
export function AdminGate(props: { before: ReactNode; children: ReactNode }) {
  const session = useQuery(sessionQuery);
  return <div data-desk>{behind()}</div>;

  function behind() {
    if (session.isPending) return <CheckingAuthentication />;
    if (!session.data) return props.before;
    return (
      <AdminErrorBoundary>
        <Suspense fallback={<CheckingAuthentication />}>{props.children}</Suspense>
      </AdminErrorBoundary>
    );
  }
}
