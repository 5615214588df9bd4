import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCall } from '../../app/use-call.ts';

/** Key prefix of the lists of this screen. */
const accessKey = ['admin', 'access'];

/** Loads a part of this screen at each mount. */
export const useAccess = <Data,>(part: string, queryFn: () => Promise<Data>) =>
  useQuery({ queryKey: [...accessKey, part], queryFn, staleTime: 0 });

/** Runs a change that may ask for a new proof of identity, and refetches this screen's lists. */
export function useChange() {
  const queryClient = useQueryClient();
  const call = useCall();
  return {
    ...call,
    run: (work: () => Promise<unknown>) =>
      call.run(async () => {
        await work();
        // The refetch is not awaited, so that `pending` ends with the work.
        void queryClient.invalidateQueries({ queryKey: accessKey });
      }),
  };
}

export type Change = ReturnType<typeof useChange>;

/** The reason why a change was refused. */
export const ChangeError = ({ error }: { error: string }) => (
  <p role="alert" className="font-medium text-advanced empty:hidden">
    {error}
  </p>
);
