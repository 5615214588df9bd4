import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import type { SavedList } from '../../../domain/saved/saved.ts';
import { addTrip } from '../../../domain/saved/trips.ts';
import { tripLimits, usualMinutes } from '../../../domain/trips/trip.ts';
import { newId } from '../../app/saved-records/ids.ts';
import { useUpdate } from '../../app/saved-records/update.ts';
import { useToast } from '../../ui/toast.tsx';

export function PlanList({ list }: { list: SavedList }) {
  const update = useUpdate();
  const navigate = useNavigate();
  const { toast } = useToast();
  const [isBusy, setBusy] = useState(false);

  async function plan() {
    setBusy(true);
    try {
      const { placeSites } = await import('../../app/saved-records/catalogue.ts');
      const stops = await placeSites(list.sites);
      const [first] = stops;
      if (!first) throw new Error('no site has a position');
      const id = newId();
      const from = { name: first.name, latitude: first.latitude, longitude: first.longitude };
      const days = [stops.slice(0, tripLimits.stops)];
      const trip = { id, name: list.name, notes: list.notes, from, minutes: usualMinutes, days };
      await update((now) => addTrip(trip, now));
      const left = list.sites.length - (days[0]?.length ?? 0);
      if (left > 0) {
        toast({
          title: 'Not every site is on the trip',
          description: `${left} of the list did not fit, or are no longer in the catalogue. The list keeps them.`,
        });
      }
      void navigate({ to: '/trips', hash: `trip=${id}` });
    } catch {
      setBusy(false);
      toast({
        title: 'The trip could not be made',
        description: 'It needs the catalogue. Try again with a connection.',
        destructive: true,
      });
    }
  }

  return (
    <p className="no-print">
      <button type="button" disabled={isBusy} onClick={plan} className="min-h-11 px-1 underline">
        Plan a trip with these sites
      </button>
    </p>
  );
}
