import '../../app/zod-without-eval.ts';
import { queryOptions } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { setZodErrorMap } from '../../../contract/issue-message.ts';
import { api, read } from '../../app/api.ts';
import { ApiError } from '../../app/api-error.ts';
import { Dialog } from '../ui/dialog.tsx';
import { askBy, type Question } from './api.ts';
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

const questions: Record<Question, { title: string; text: string }> = {
  ended: {
    title: 'Your session has ended',
    text: 'Sign in again and your work goes on where it was.',
  },
  confirm: {
    title: 'Is it you?',
    text: 'This could do harm in other hands, so please sign in once more. After that you are not asked again for ten minutes.',
  },
};

/** Shows the login dialog when a call needs a session or a new proof of identity. */
export function SessionGuard({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<Question>();
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);

  useEffect(
    () =>
      askBy((question) => {
        setAsking(question);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [],
  );

  function finish(signedIn: boolean) {
    setAsking(undefined);
    for (const resolve of waiting.current.splice(0)) resolve(signedIn);
  }

  return (
    <>
      {children}
      {asking && (
        <Dialog {...questions[asking]} onClose={() => finish(false)}>
          <LoginForm onSignedIn={() => finish(true)} />
        </Dialog>
      )}
    </>
  );
}
