import '../../app/zod-without-eval.ts';
import { queryOptions } from '@tanstack/react-query';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';
import { setZodErrorMap } from '../../../contract/issue-message.ts';
import { confirmFirst } from '../../../contract/sign-in.ts';
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

/** Opens the login dialog when the session has ended or a call needs a new proof, then repeats the call. */
type Guard = <T>(work: () => Promise<T>) => Promise<T>;

const questions = {
  ended: {
    title: 'Your session has ended',
    text: 'Sign in again and your work goes on where it was.',
  },
  confirm: {
    title: 'Is it you?',
    text: 'This could do harm in other hands, so please sign in once more. After that you are not asked again for ten minutes.',
  },
};

function questionFor(error: unknown): keyof typeof questions | undefined {
  if (!(error instanceof ApiError)) return undefined;
  if (error.status === 401) return 'ended';
  return error.reason === confirmFirst ? 'confirm' : undefined;
}

const GuardContext = createContext<Guard>((work) => work());

export const useGuard = () => useContext(GuardContext);

export function SessionGuard({ children }: { children: ReactNode }) {
  const [asking, setAsking] = useState<keyof typeof questions>('ended');
  const [isOpen, setOpen] = useState(false);
  const waiting = useRef<((signedIn: boolean) => void)[]>([]);

  const guard: Guard = useCallback(async (work) => {
    try {
      return await work();
    } catch (error) {
      const question = questionFor(error);
      if (!question) throw error;
      setAsking(question);
      setOpen(true);
      const signedIn = await new Promise<boolean>((resolve) => waiting.current.push(resolve));
      if (!signedIn) throw error;
      return work();
    }
  }, []);

  function finish(signedIn: boolean) {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(signedIn);
  }

  return (
    <GuardContext value={guard}>
      {children}
      <Dialog
        open={isOpen}
        title={questions[asking].title}
        text={questions[asking].text}
        onClose={() => finish(false)}
      >
        <LoginForm onSignedIn={() => finish(true)} />
      </Dialog>
    </GuardContext>
  );
}
