import { useToast } from '../../ui/toast.tsx';
import { api, read } from '../app/api.ts';
import { useAttempt } from '../app/toast-hooks.ts';
import { siteDate } from '../ui/site-date.ts';

/** @returns a function that rewrites the sitemap and reports the result */
export function useSitemapUpdate() {
  const { toast } = useToast();
  const { attempt } = useAttempt();
  const failure = {
    title: 'Update Failed',
    description: 'Failed to update sitemap. Please try again.',
  };
  return () =>
    attempt(failure, async () => {
      const { timestamp } = await read(api.admin['update-sitemap'].$post());
      toast({
        title: 'Sitemap Updated',
        description: `Updated at ${siteDate(timestamp, 'dateTimeSeconds')}.`,
      });
    });
}
