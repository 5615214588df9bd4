import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { errorReason } from '../../../app/api-error.ts';
import { api, read } from '../../app/api.ts';
import { serverFieldErrors } from '../../app/calls.ts';
import { passkeyFault } from '../../app/passkeys.ts';

/** Key prefix of the lists of this screen. */
export const accessKey = ['admin', 'access'];

export function useSignInMethods() {
  return useQuery({
    queryKey: [...accessKey, 'methods'],
    queryFn: () => read(api.admin['sign-in-methods'].$get()),
    staleTime: 0,
  });
}

/** Runs a change that may ask for a new proof, and refetches the lists of this screen. */
export function useChange() {
  const queryClient = useQueryClient();
  const [pending, setPending] = useState(false);
  const [error, setError] = useState('');
  const [fields, setFields] = useState<Record<string, string>>({});

  /** @returns whether it worked */
  async function run(call: () => Promise<unknown>): Promise<boolean> {
    setPending(true);
    setError('');
    setFields({});
    try {
      await call();
      // Not awaited, so that the dialog closes at once.
      void queryClient.invalidateQueries({ queryKey: accessKey });
      return true;
    } catch (error) {
      const faults = serverFieldErrors(error);
      setFields(faults);
      if (Object.keys(faults).length === 0) setError(passkeyFault(error) ?? errorReason(error));
      return false;
    } finally {
      setPending(false);
    }
  }

  return { run, pending, error, fields, setFields };
}

export type Change = ReturnType<typeof useChange>;

/** The reason why a change was refused, beside the pressed button. */
export const ChangeError = ({ error }: { error: string }) => (
  <p role="alert" className="font-medium text-advanced empty:hidden">
    {error}
  </p>
);
