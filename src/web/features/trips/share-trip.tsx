import { Printer, Share2 } from 'lucide-react';
import { paths } from '../../../contract/paths.ts';
import type { TripPlan } from '../../../domain/trips/trip.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useShare } from '../../ui/share-button.tsx';
import { useToast } from '../../ui/toast.tsx';

export function ShareTrip({ plan }: { plan: TripPlan }) {
  const { toast } = useToast();
  const share = useShare();

  async function shareTrip() {
    try {
      const { writeTripAddress } = await import('./address.ts');
      await share(
        plan.name,
        `${location.origin}${paths.trips}#t=${await writeTripAddress(plan)}`,
        'It holds the trip, without your notes and the points you pass. Whoever opens it sees the trip.',
      );
    } catch {
      toast({
        title: 'The address could not be written',
        description: 'Reload the page with a connection, or take the trip away as a file.',
        destructive: true,
      });
    }
  }

  return (
    <div className="no-print flex flex-wrap gap-3">
      <button type="button" onClick={shareTrip} className={buttonStyles.compact}>
        <Share2 aria-hidden className="size-5" />
        Share
      </button>
      <button type="button" onClick={() => window.print()} className={buttonStyles.compact}>
        <Printer aria-hidden className="size-5" />
        Print or save as PDF
      </button>
    </div>
  );
}
