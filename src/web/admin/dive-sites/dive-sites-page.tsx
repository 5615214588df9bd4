import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { paths } from '../../../contract/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { AdminErrorBoundary } from '../error-boundary.tsx';
import { sessionQuery } from '../session.tsx';

const SitesDesk = lazy(() => import('./sites-desk.tsx'));

/** What /admin/dive-sites shows: the check, the way to the login or the sites. */
export function DiveSitesPage() {
  const session = useQuery(sessionQuery);
  const checking = (
    <p role="status" className="px-5 py-24 text-center">
      Checking Authentication...
    </p>
  );

  if (session.isPending) return checking;
  if (!session.data) {
    return (
      <div className="mx-auto flex max-w-md flex-col items-start gap-5 px-5 py-20">
        <h1 tabIndex={-1} className="text-step-4">
          Authentication Required
        </h1>
        <p className="text-muted">Sign in to manage the dive sites.</p>
        <Link to={paths.admin} className={buttonStyles.action}>
          Go to Admin Login
        </Link>
      </div>
    );
  }
  return (
    <AdminErrorBoundary>
      <Suspense fallback={checking}>
        <SitesDesk />
      </Suspense>
    </AdminErrorBoundary>
  );
}
