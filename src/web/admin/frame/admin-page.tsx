import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { lazy } from 'react';
import { AdminGate } from '../app/admin-gate.tsx';
import { LoginForm } from '../app/login-form.tsx';
import { sessionQuery } from '../app/session.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** Path of the page that required the login. The router opens it after the login. */
    cameFrom?: string;
  }
}

const Dashboard = lazy(() => import('./dashboard.tsx'));

export function AdminPage() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const cameFrom = useLocation({ select: ({ state }) => state.cameFrom });
  async function enter() {
    await queryClient.invalidateQueries(sessionQuery);
    if (cameFrom) await navigate({ to: cameFrom, replace: true });
  }
  const login = (
    <div className="mx-auto max-w-md px-5 py-20">
      <h1 tabIndex={-1} className="mb-6 text-step-4">
        Admin Login
      </h1>
      <LoginForm onSignedIn={() => void enter()} />
    </div>
  );
  return (
    <AdminGate fallback={login}>
      <Dashboard />
    </AdminGate>
  );
}
