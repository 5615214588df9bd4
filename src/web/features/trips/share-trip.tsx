import { Printer, Share2 } from 'lucide-react';
import { paths } from '../../../contract/paths.ts';
import type { TripPlan } from '../../../domain/trips/trip.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';

async function tripAddress(plan: TripPlan) {
  const { writeTripAddress } = await import('./address.ts');
  return `${location.origin}${paths.trips}#t=${await writeTripAddress(plan)}`;
}

export function ShareTrip({ plan }: { plan: TripPlan }) {
  const { toast } = useToast();

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      toast({
        title: 'Address copied',
        description:
          'It holds the trip, without your notes and the points you pass. Whoever opens it sees the trip.',
      });
    } catch {
      toast({ title: 'Copy this address', description: url });
    }
  }

  async function share() {
    try {
      const url = await tripAddress(plan);
      if (!navigator.share) return await copy(url);
      await navigator.share({ title: plan.name, url }).catch((error) => {
        // The visitor has closed the share dialog.
        if (!(error instanceof DOMException && error.name === 'AbortError')) return copy(url);
      });
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
      <button type="button" onClick={share} className={buttonStyles.compact}>
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
