import { useQuery } from '@tanstack/react-query';
import type { Decided } from '../../../../contract/catalogue.ts';
import { useToast } from '../../../ui/toast.tsx';
import { api, read } from '../../app/api.ts';
import { useRefresh } from '../../app/calls.ts';
import { useAttempt } from '../../app/toast-hooks.ts';

export const catalogueKey = ['admin', 'list', 'catalogue'];

export function useCatalogue() {
  return useQuery({
    queryKey: catalogueKey,
    queryFn: () => read(api.admin.catalogue.$get()),
    staleTime: 0,
  });
}

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-AU')} ${number === 1 ? one : many}`;

/** The heading of the list of corrections, which the start screen shows too. */
export const differingText = (number: number) =>
  `The release has ${count(number, 'correction that differs', 'corrections that differ')} from yours`;

export const waitingText = (number: number) =>
  `${count(number, 'new record of the release waits', 'new records of the release wait')} for a look`;

const refusedText = ({ refused }: Decided) =>
  refused.map(({ title, label, reason }) => `${title}, ${label}: ${reason}`).join(' ');

/** Returns a function that sends a decision, reports the result and refetches all lists. */
export function useCatalogueAction() {
  const { toast } = useToast();
  const { attempt } = useAttempt(useRefresh());
  return (done: string, work: () => Promise<Decided | { success: true }>) =>
    attempt({ title: 'Not changed' }, async () => {
      const answer = await work();
      const isRefused = 'refused' in answer && answer.refused.length > 0;
      toast(
        isRefused
          ? { title: 'Not all were taken', description: refusedText(answer), destructive: true }
          : { title: done },
      );
    });
}
