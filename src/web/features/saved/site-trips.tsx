import type { SiteRef } from '../../../domain/saved/saved.ts';
import { changeTrip } from '../../../domain/saved/trips.ts';
import {
  addObstacle,
  addStop,
  removeStop,
  type Trip,
  tripLimits,
} from '../../../domain/trips/trip.ts';
import { Link } from '../../app/link.tsx';
import { useUpdate } from '../../app/saved-records/update.ts';
import { useSaved } from '../../app/saved-records/use-saved.ts';
import { useToast } from '../../ui/toast.tsx';

export function SiteTrips({ site }: { site: SiteRef }) {
  const { trips } = useSaved().saved;
  const update = useUpdate();
  const { toast } = useToast();

  async function toggle(trip: Trip) {
    const why = addObstacle(trip.days, site.id);
    if (why === 'known') {
      await update((now) =>
        changeTrip(trip.id, ({ days }) => ({ days: removeStop(days, site.id) }), now),
      );
      return;
    }
    if (why === 'full') {
      toast({
        title: 'Not added',
        description: `“${trip.name}” has ${tripLimits.stops} dive sites, which is as many as fit.`,
        destructive: true,
      });
      return;
    }
    try {
      const { placeSites } = await import('../../app/saved-records/catalogue.ts');
      const [stop] = await placeSites([site]);
      if (!stop) throw new Error('no position');
      await update((now) =>
        changeTrip(trip.id, ({ days }) => ({ days: addStop(days, days.length - 1, stop) }), now),
      );
    } catch {
      toast({
        title: 'Not added',
        description: 'The position of this site could not be read. Try again with a connection.',
        destructive: true,
      });
    }
  }

  return (
    <fieldset>
      <legend className="mb-2 font-semibold">On your trips</legend>
      {trips.map((trip) => (
        <label key={trip.id} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5"
            checked={trip.days.flat().some(({ id }) => id === site.id)}
            onChange={() => toggle(trip)}
          />
          {trip.name}
        </label>
      ))}
      <Link to="/trips" className="inline-flex min-h-11 items-center text-reef underline">
        Plan a trip
      </Link>
    </fieldset>
  );
}
