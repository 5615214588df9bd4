import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { AdminErrorBoundary } from './error-boundary.tsx';
import { LoginForm } from './login-form.tsx';
import { sessionQuery } from './session.tsx';

const Dashboard = lazy(() => import('./dashboard.tsx'));

/** What /admin shows: the check, the login screen or the dashboard. */
export function AdminPage() {
  const queryClient = useQueryClient();
  const session = useQuery(sessionQuery);
  const checking = (
    <p role="status" className="px-5 py-24 text-center">
      Checking Authentication...
    </p>
  );

  if (session.isPending) return checking;
  if (!session.data) {
    return (
      <div className="mx-auto max-w-md px-5 py-20">
        <h1 tabIndex={-1} className="mb-6 text-step-4">
          Admin Login
        </h1>
        <LoginForm onSignedIn={() => queryClient.invalidateQueries(sessionQuery)} />
      </div>
    );
  }
  return (
    <AdminErrorBoundary>
      <Suspense fallback={checking}>
        <Dashboard />
      </Suspense>
    </AdminErrorBoundary>
  );
}
