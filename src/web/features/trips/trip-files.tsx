import { paths } from '../../../contract/paths.ts';
import { isShut, statusLabels } from '../../../domain/dive-sites/facts.ts';
import { exportFormats } from '../../../domain/export/formats.ts';
import { positionCaution } from '../../../domain/geo/position-text.ts';
import { hazardsOnDay } from '../../../domain/hazards/hazard-text.ts';
import { type Trip, tripStops } from '../../../domain/trips/trip.ts';
import { type Catalogue, readCatalogue } from '../../app/saved-records/catalogue.ts';
import { download } from '../../app/saved-records/download.ts';
import { ListFiles } from '../../app/saved-records/list-files.tsx';
import { tripFileName } from '../../app/saved-records/trip-text.ts';
import { useToast } from '../../ui/toast.tsx';

const pageUrl = (id: number) => location.origin + paths.diveSite(id);

const dangersFrom = (catalogue: Catalogue) => (id: number, day: string) => {
  const site = catalogue.get(id);
  if (!site) return 'Its dangers could not be read: see the guide';
  const status = site.status && isShut(site.status) && statusLabels[site.status].toUpperCase();
  return [status, hazardsOnDay(site.hazardList, day)].filter(Boolean).join('. ') || null;
};

export function TripFiles({ trip }: { trip: Trip }) {
  const { toast } = useToast();

  async function writeCsv() {
    const [{ tripCsv }, { exportCredits, positionNote }, { listExportSource }, catalogue] =
      await Promise.all([
        import('../../../domain/trips/trip-files.ts'),
        import('../../../domain/export/exported-site.ts'),
        import('../../app/saved-records/write-list-file.ts'),
        readCatalogue(),
      ]);
    const { extension, type } = exportFormats.csv;
    const text = tripCsv(trip, {
      pageUrl,
      positionText: (id) => {
        const site = catalogue.get(id);
        return site ? positionNote(site) : positionCaution;
      },
      dangers: dangersFrom(catalogue),
      credits: exportCredits(listExportSource(trip.name)).join(' '),
    });
    download(text, tripFileName(trip, extension), type);
  }

  async function writeCalendar() {
    const [{ tripCalendar }, catalogue] = await Promise.all([
      import('../../../domain/trips/trip-files.ts'),
      // The calendar refers to the guides for dangers if the catalogue cannot be read.
      readCatalogue().catch((): Catalogue => new Map()),
    ]);
    const { hostname, origin } = location;
    const text = tripCalendar(trip, {
      stamp: new Date(),
      host: hostname,
      url: origin + paths.trips,
      pageUrl,
      dangers: dangersFrom(catalogue),
    });
    if (text) return download(text, tripFileName(trip, '.ics'), 'text/calendar');
    toast({
      title: 'No calendar yet',
      description: trip.firstDay
        ? 'The calendar has an entry for each day with a dive: add one first.'
        : 'Choose the first day of the trip, then its days can go into a calendar.',
    });
  }

  return (
    <ListFiles
      subject="trip"
      without={['csv']}
      list={{ name: trip.name, sites: tripStops(trip) }}
      others={[
        { words: exportFormats.csv.words, use: exportFormats.csv.use, write: writeCsv },
        { words: 'Calendar (.ics)', use: 'the days in your calendar', write: writeCalendar },
      ]}
    />
  );
}
