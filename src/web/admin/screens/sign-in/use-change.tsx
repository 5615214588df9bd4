import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, read } from '../../app/api.ts';
import { useCall } from '../../app/use-call.ts';

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
  const call = useCall();
  return {
    ...call,
    run: (work: () => Promise<unknown>) =>
      call.run(async () => {
        await work();
        // Not awaited, so that `pending` ends with the work.
        void queryClient.invalidateQueries({ queryKey: accessKey });
      }),
  };
}

export type Change = ReturnType<typeof useChange>;

/** The reason why a change was refused, beside the pressed button. */
export const ChangeError = ({ error }: { error: string }) => (
  <p role="alert" className="font-medium text-advanced empty:hidden">
    {error}
  </p>
);
