import '../../app/zod-without-eval.ts';
import { queryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { setZodErrorMap } from '../../../contract/issue-message.ts';
import { api, read } from '../../app/api.ts';
import { ApiError } from '../../app/api-error.ts';
import { Dialog } from '../ui/dialog.tsx';
import { LoginForm } from './login-form.tsx';

setZodErrorMap();

export const sessionQuery = queryOptions({
  queryKey: ['admin', 'session'],
  queryFn: async () => {
    try {
      return await read(api.admin.session.$get());
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) return null;
      throw error;
    }
  },
});

/** Asks for the password in place when the session has ended, then runs the call again. */
type Guard = <T>(work: () => Promise<T>) => Promise<T>;

const GuardContext = createContext<Guard>((work) => work());

export const useGuard = () => useContext(GuardContext);

export function SessionGuard({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState(false);
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);

  const guard: Guard = useCallback(async (work) => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status !== 401) throw error;
      setAsking(true);
      const signedIn = await new Promise<boolean>((resolve) => waiting.current.push(resolve));
      if (!signedIn) throw error;
      return work();
    }
  }, []);

  function finish(signedIn: boolean) {
    setAsking(false);
    for (const resolve of waiting.current.splice(0)) resolve(signedIn);
  }

  return (
    <GuardContext value={guard}>
      {children}
      <Dialog
        open={asking}
        title="Your session has ended"
        text="Sign in again and your work goes on where it was."
        onClose={() => finish(false)}
      >
        <LoginForm onSignedIn={() => finish(true)} />
      </Dialog>
    </GuardContext>
  );
}
