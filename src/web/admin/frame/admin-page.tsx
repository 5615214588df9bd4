import { useQueryClient } from '@tanstack/react-query';
import { lazy } from 'react';
import { AdminGate } from '../app/admin-gate.tsx';
import { LoginForm } from '../app/login-form.tsx';
import { sessionQuery } from '../app/session.tsx';

const Dashboard = lazy(() => import('./dashboard.tsx'));

export function AdminPage() {
  const queryClient = useQueryClient();
  const login = (
    <div className="mx-auto max-w-md px-5 py-20">
      <h1 tabIndex={-1} className="mb-6 text-step-4">
        Admin Login
      </h1>
      <LoginForm onSignedIn={() => queryClient.invalidateQueries(sessionQuery)} />
    </div>
  );
  return (
    <AdminGate fallback={login}>
      <Dashboard />
    </AdminGate>
  );
}
