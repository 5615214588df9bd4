import { useToast } from '../../ui/toast.tsx';
import { api, read } from '../app/api.ts';
import { siteDate } from '../ui/site-date.ts';

/** @returns a function that rewrites the sitemap and reports the result */
export function useSitemapUpdate() {
  const { toast } = useToast();
  return async () => {
    try {
      const { timestamp } = await read(api.admin['update-sitemap'].$post());
      toast({
        title: 'Sitemap Updated',
        description: `Updated at ${siteDate(timestamp, 'dateTimeSeconds')}.`,
      });
    } catch {
      toast({
        title: 'Update Failed',
        description: 'Failed to update sitemap. Please try again.',
        destructive: true,
      });
    }
  };
}
