import { FileDown, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { paths } from '../../../contract/paths.ts';
import type { TripPlan } from '../../../domain/trips/trip.ts';
import { download } from '../../app/saved-records/download.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { useToast } from '../../ui/toast.tsx';
import { tripFileName } from './trip-text.ts';

async function tripAddress(plan: TripPlan) {
  const { writeTripAddress } = await import('./address.ts');
  return `${location.origin}${paths.trips}#t=${await writeTripAddress(plan)}`;
}

/** The PDF writer loads with the click. */
function PdfButton({ plan, notes }: { plan: TripPlan; notes: string }) {
  const { toast } = useToast();
  const [isWriting, setWriting] = useState(false);

  async function write() {
    setWriting(true);
    try {
      const { tripPdf } = await import('./pdf/load.ts');
      const { file, missing } = await tripPdf(plan, notes);
      download(file, tripFileName(plan, '.pdf'), 'application/pdf');
      if (missing.length === 0) return;
      toast({
        title: 'Some letters are not in the PDF',
        description: `Its fonts lack ${missing.slice(0, 12).join(' ')}. Print the booklet to have them.`,
      });
    } catch {
      toast({
        title: 'The PDF could not be written',
        description:
          'Try again with a connection, or take the trip offline first. The booklet can be printed without one.',
        destructive: true,
      });
    } finally {
      setWriting(false);
    }
  }

  return (
    <button
      type="button"
      aria-disabled={isWriting}
      onClick={() => !isWriting && write()}
      className={`${buttonStyles.compact} aria-disabled:opacity-60`}
    >
      <FileDown aria-hidden className="size-5" />
      {isWriting ? 'Writing the PDF …' : 'Download PDF'}
    </button>
  );
}

/** @param notes go into the visitor's own PDF, never into the address */
export function ShareTrip({ plan, notes = '' }: { plan: TripPlan; notes?: string }) {
  const { toast } = useToast();

  async function copy(url: string) {
    try {
      await navigator.clipboard.writeText(url);
      toast({
        title: 'Address copied',
        description: 'It holds the trip, without your notes. Whoever opens it sees the trip.',
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
        // The visitor has closed it.
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
      <PdfButton plan={plan} notes={notes} />
      <button type="button" onClick={() => window.print()} className={buttonStyles.compact}>
        <Printer aria-hidden className="size-5" />
        Print
      </button>
    </div>
  );
}
