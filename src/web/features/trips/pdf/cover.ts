import { frameAround, projectPlace } from '../../../../domain/geo/australia-map.ts';
import { palette, skillPalette } from '../../../../domain/pictures/palette.ts';
import type { Leg, TripPlan } from '../../../../domain/trips/trip.ts';
import { straightLineNote } from '../../../../domain/trips/trip-files.ts';
import * as words from '../booklet-text.ts';
import { dayText, wayText } from '../trip-text.ts';
import { display, type Piece, plain, strong } from './lines.ts';
import { inner, page, type Sheet } from './sheet.ts';
import type { TripPdfSource } from './source.ts';

const danger = skillPalette.Advanced;
const columns = { sites: 106, km: 250, end: 310 };
const map = { left: page.margin + columns.end + 19, width: inner - columns.end - 19 };

function drawMap(sheet: Sheet, { plan, coast }: TripPdfSource, top: number): number {
  const { document } = sheet;
  const stops = plan.days.flat();
  const ends = [plan.from, ...(plan.to ? [plan.to] : [])];
  const frame = frameAround([...ends, ...stops]);
  const scale = map.width / frame.width;
  const height = frame.height * scale;
  const alt = `The sites of ${plan.name} as dots on the coast of Australia, its ends as rings`;
  sheet.part(
    'Figure',
    () => {
      document.save();
      document.rect(map.left, top, map.width, height).clip();
      document.rect(map.left, top, map.width, height).fill(palette.haze);
      document.translate(map.left, top).scale(scale).translate(-frame.x, -frame.y);
      document.path(coast).fill(palette.sand, 'even-odd');
      const radius = frame.width / 70;
      document.lineWidth(radius / 3);
      for (const [places, fill, stroke] of [
        [ends, palette.paper, palette.reef],
        [stops, palette.reef, palette.paper],
      ] as const) {
        for (const place of places) {
          const { x, y } = projectPlace(place);
          document.circle(x, y, radius).fillAndStroke(fill, stroke);
        }
      }
      document.restore();
      document.rect(map.left, top, map.width, height).lineWidth(1.25).stroke(palette.ink);
    },
    { alt },
  );
  return top + height;
}

function drawTable(sheet: Sheet, plan: TripPlan, legs: readonly (readonly Leg[])[]) {
  const { margin } = page;
  const row = (cells: readonly [Piece, Piece, Piece]) => {
    const [day, sites, km] = [
      sheet.block([cells[0]], { size: 9.5, width: columns.sites - 8, gap: 0 }),
      sheet.block([cells[1]], {
        ...{ size: 9.5, left: margin + columns.sites, gap: 0 },
        width: columns.km - columns.sites - 8,
      }),
      sheet.block([cells[2]], {
        ...{ size: 9.5, left: margin + columns.km, gap: 0 },
        width: columns.end - columns.km,
      }),
    ];
    const height = Math.max(...[day, sites, km].map((block) => sheet.blocksHeight([block])));
    if (height < page.foot - margin) sheet.makeRoom(height);
    const top = sheet.y;
    let bottom = top;
    for (const block of [day, sites, km]) {
      sheet.y = top;
      sheet.draw(block);
      bottom = Math.max(bottom, sheet.y);
    }
    sheet.y = bottom + 3;
    const { document } = sheet;
    document.moveTo(margin, sheet.y).lineTo(margin + columns.end, sheet.y);
    document.lineWidth(0.5).stroke(palette.muted);
    sheet.y += 4;
  };
  row([strong('Day'), strong('Dive sites'), strong('As the crow flies')]);
  legs.forEach((day, index) => {
    row([strong(dayText(plan, index)), plain(words.sitesOfDay(day)), plain(words.kmOfDay(day))]);
  });
}

export function drawCover(sheet: Sheet, source: TripPdfSource, legs: readonly (readonly Leg[])[]) {
  const { plan, notes } = source;
  const home = words.homewardText(plan);
  const head = [
    sheet.block([strong('DIVE TRIP')], { size: 9, colour: palette.muted, gap: 0 }),
    sheet.block([display(plan.name)], { tag: 'H1', size: 30, gap: 6 }),
    sheet.block([plain(wayText(plan))], { size: 13, gap: 8 }),
    sheet.block([plain(words.spanText(plan))], { colour: palette.muted }),
  ];
  for (const block of head) sheet.draw(block);
  sheet.y += 12;
  sheet.rule();
  sheet.y += 4;
  const mapEnd = drawMap(sheet, source, sheet.y);
  const first = sheet.document.page;
  drawTable(sheet, plan, legs);
  for (const text of [home ?? '', straightLineNote].filter(Boolean)) {
    sheet.draw(sheet.block([plain(text)], { size: 9.5, width: columns.end }));
  }
  if (sheet.document.page === first) sheet.y = Math.max(sheet.y, mapEnd);
  drawEmergency(sheet);
  if (notes.trim()) {
    const [title, text] = [
      sheet.block([display('Notes')], { tag: 'H2', size: 14, gap: 14 }),
      sheet.block([plain(notes)]),
    ];
    sheet.makeRoom(sheet.blocksHeight([title]) + 2 * text.lineHeight);
    for (const block of [title, text]) sheet.draw(block);
  }
}

function drawEmergency(sheet: Sheet) {
  const inset = { left: page.margin + 14, width: inner - 28 };
  const blocks = [
    sheet.block([display('In an emergency')], {
      ...{ ...inset, tag: 'H2', size: 14, gap: 0 },
      colour: danger,
    }),
    ...words.calls.map(({ label, number, tel, note }) =>
      sheet.block([{ ...strong(number) }, plain(` ${label}. ${note}`)], {
        ...{ ...inset, size: 10.5 },
        link: `tel:${tel}`,
      }),
    ),
  ];
  const height = sheet.blocksHeight(blocks) + 24;
  sheet.y += 14;
  sheet.makeRoom(height);
  sheet.document.rect(page.margin, sheet.y, inner, height).lineWidth(1.5).stroke(danger);
  sheet.y += 12;
  for (const block of blocks) sheet.draw(block);
  sheet.y += 12;
}
