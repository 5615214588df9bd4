import { api, read } from '../../app/api.ts';
import { useToast } from '../../ui/toast.tsx';
import { useGuard } from '../app/session.tsx';
import { siteDate } from '../ui/site-date.ts';

/** @returns a function that rewrites the sitemap and reports the result */
export function useSitemapUpdate() {
  const { toast } = useToast();
  const guard = useGuard();
  return async () => {
    try {
      const { timestamp } = await guard(() => read(api.admin['update-sitemap'].$post()));
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
