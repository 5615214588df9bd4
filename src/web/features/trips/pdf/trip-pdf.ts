import { palette } from '../../../../domain/pictures/palette.ts';
import { tripDate, tripLegs } from '../../../../domain/trips/trip.ts';
import { site as brand } from '../../../app/site.ts';
import { footText } from '../booklet-text.ts';
import { dayText } from '../trip-text.ts';
import { drawCover } from './cover.ts';
import { display, plain } from './lines.ts';
import { Sheet } from './sheet.ts';
import type { TripPdfSource } from './source.ts';
import { stopBlocks } from './stops.ts';

/** @returns the file, and the letters that its fonts lack */
export async function writeTripPdf(
  source: TripPdfSource,
): Promise<{ file: Uint8Array<ArrayBuffer>; missing: readonly string[] }> {
  const { plan, fonts } = source;
  const sheet = new Sheet(fonts, plan.name, brand.name);
  const legs = tripLegs(plan);
  drawCover(sheet, source, legs);
  const before = (number: number) => plan.days.flat()[number - 2]?.name ?? plan.from.name;
  let number = 0;
  for (const [index, day] of legs.entries()) {
    if (day.length === 0) continue;
    if (number === 0) sheet.newPage();
    let heading = [
      sheet.block([display(dayText(plan, index))], {
        ...{ tag: 'H2', size: 18 },
        gap: number === 0 ? 0 : 22,
      }),
    ];
    for (const leg of day) {
      number += 1;
      const stop = { leg, before: before(number), number, date: tripDate(plan, index) };
      sheet.drawTogether([...heading, ...(await stopBlocks(sheet, source, stop))]);
      heading = [];
    }
  }
  sheet.draw(sheet.block([plain(footText)], { size: 9, colour: palette.muted, gap: 18 }));
  const file = await sheet.end(`${brand.name} · ${plan.name}`);
  return { file, missing: [...sheet.missing] };
}
