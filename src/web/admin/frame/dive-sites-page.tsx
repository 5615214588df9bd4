import { Link, useLocation } from '@tanstack/react-router';
import { lazy } from 'react';
import { paths } from '../../../contract/paths.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { AdminGate } from '../app/admin-gate.tsx';

const DiveSitesDashboard = lazy(() => import('./dive-sites-dashboard.tsx'));

export function DiveSitesPage() {
  const cameFrom = useLocation({ select: ({ pathname }) => pathname });
  const required = (
    <div className="mx-auto flex max-w-md flex-col items-start gap-5 px-5 py-20">
      <h1 tabIndex={-1} className="text-step-4">
        Authentication Required
      </h1>
      <p className="text-muted">Sign in to manage the dive sites.</p>
      <Link to={paths.admin} state={{ cameFrom }} className={buttonStyles.action}>
        Go to Admin Login
      </Link>
    </div>
  );
  return (
    <AdminGate fallback={required}>
      <DiveSitesDashboard />
    </AdminGate>
  );
}
