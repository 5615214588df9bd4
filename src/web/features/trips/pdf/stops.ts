import { paths } from '../../../../contract/paths.ts';
import { pointLabels } from '../../../../domain/dive-sites/terms.ts';
import { degreesMinutes } from '../../../../domain/geo/positions.ts';
import { palette } from '../../../../domain/pictures/palette.ts';
import type { Leg } from '../../../../domain/trips/trip.ts';
import type { CatalogueSite } from '../../../app/saved-records/catalogue.ts';
import * as words from '../booklet-text.ts';
import { type DayConditions, dayConditions } from '../conditions.ts';
import { siteInShort } from '../trip-text.ts';
import { display, plain, strong } from './lines.ts';
import type { Block, Sheet } from './sheet.ts';
import type { TripPdfSource } from './source.ts';

function factBlocks(sheet: Sheet, site: CatalogueSite): Block[] {
  const { status, rest } = words.noticeText(site);
  const walk = words.walkText(site);
  const { points, facilities, hazards } = site;
  return [
    ...(status || rest ? [sheet.block([strong(status), plain(rest)], { bar: palette.coral })] : []),
    sheet.block([strong(siteInShort(site)), plain(words.waterText(site))]),
    ...(walk ? [sheet.block([plain(walk)])] : []),
    ...(points ?? []).map((point) =>
      sheet.block(
        [
          strong(pointLabels[point.kind]),
          plain(`${degreesMinutes(point)}${point.note ? ` · ${point.note}` : ''}`),
        ],
        { size: 9, gap: 2 },
      ),
    ),
    ...(facilities ? [sheet.block([plain(`There: ${facilities}`)], { size: 9 })] : []),
    ...(hazards
      ? [sheet.block([strong('Safety Notes:'), plain(hazards)], { bar: palette.ochre })]
      : []),
  ];
}

function conditionBlocks(sheet: Sheet, conditions: DayConditions): Block[] {
  const { turns, windows, tides } = conditions;
  const light = words.lightTexts(conditions);
  const size = 9;
  const marked = { size, bar: palette.coral, gap: 3 };
  const turned = turns.map(words.turnTexts);
  const heights = turned.flatMap(({ kind, time, height }, index) => [
    plain(kind),
    strong(time),
    plain(index < turned.length - 1 ? `${height} ·` : height),
  ]);
  return [
    sheet.block([plain('Light'), strong(`${light.span},`), plain(light.sun)], { size, gap: 6 }),
    ...(heights.length > 0 ? [sheet.block(heights, { size, gap: 2 })] : []),
    ...windows
      .map(words.windowTexts)
      .map(({ hours, turn }) =>
        sheet.block([plain('Tide window'), strong(`${hours},`), plain(turn)], marked),
      ),
    ...(tides.slackNote ? [sheet.block([plain(tides.slackNote)], marked)] : []),
    sheet.block([plain(words.stationText(conditions))], { size, colour: palette.muted, gap: 2 }),
  ];
}

export async function stopBlocks(
  sheet: Sheet,
  { catalogue, origin }: TripPdfSource,
  stop: { leg: Leg; before: string; number: number; date: string | undefined },
): Promise<Block[]> {
  const { leg, before, number, date } = stop;
  const { id, name, region } = leg.stop;
  const site = catalogue.get(id);
  const conditions = site && date ? await dayConditions(site, date) : undefined;
  return [
    sheet.block([display(`${number}. ${name}`)], { tag: 'H3', size: 13, gap: 14, rule: true }),
    sheet.block([plain(region)], { size: 9, colour: palette.muted, gap: 1 }),
    sheet.block([plain(words.whereText(leg, before, site))], {
      ...{ size: 9, gap: 2 },
      link: origin + paths.diveSite(id),
    }),
    ...(site ? factBlocks(sheet, site) : [sheet.block([plain(words.withoutSite(true))])]),
    ...(conditions ? conditionBlocks(sheet, conditions) : []),
  ];
}
