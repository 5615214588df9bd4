import display from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff?url';
import displayExtended from '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-ext-800-normal.woff?url';
import text from '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff?url';
import strong from '@fontsource/instrument-sans/files/instrument-sans-latin-600-normal.woff?url';
import textExtended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-400-normal.woff?url';
import strongExtended from '@fontsource/instrument-sans/files/instrument-sans-latin-ext-600-normal.woff?url';
import type { TripPlan } from '../../../../domain/trips/trip.ts';
import { readCatalogue } from '../../../app/saved-records/catalogue.ts';
import type { Fonts } from './sheet.ts';
import { writeTripPdf } from './trip-pdf.ts';

const fontFiles: Record<keyof Fonts, string> = {
  display,
  strong,
  text,
  'display extended': displayExtended,
  'strong extended': strongExtended,
  'text extended': textExtended,
};

async function read(address: string): Promise<Response> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer;
}

async function readFonts(): Promise<Fonts> {
  const entries = Object.entries(fontFiles).map(
    async ([name, file]) => [name, new Uint8Array(await (await read(file)).arrayBuffer())] as const,
  );
  return Object.fromEntries(await Promise.all(entries)) as Fonts;
}

/** Reads the fonts, the coast and the whole catalogue, so that no request tells of the trip. @throws where it cannot */
export async function tripPdf(plan: TripPlan, notes: string) {
  const [fonts, coast, catalogue] = await Promise.all([
    readFonts(),
    read('/australia.svg').then((answer) => answer.text()),
    readCatalogue(),
  ]);
  const outline = / d="([^"]+)"/.exec(coast)?.[1] ?? '';
  return writeTripPdf({ plan, notes, catalogue, fonts, coast: outline, origin: location.origin });
}
