import { seedFacts } from '../plates/facts.ts';
import { figure, rect, stroke, text } from './kit.ts';

const sites = seedFacts();

const shown: Record<string, string> = {
  'Cocos (Keeling) Islands': 'Cocos',
  'Christmas Island': 'Christmas',
  'Norfolk Island': 'Norfolk',
};

export function sitesByState(): string {
  const counts = new Map<string, number>();
  for (const { state } of sites) counts.set(state, (counts.get(state) ?? 0) + 1);
  const rows = [...counts].sort((one, other) => other[1] - one[1]);
  const most = rows[0]?.[1] ?? 1;
  return figure(
    'Sites of the catalogue',
    rows.map(([state, count], i) => {
      const y = 48 + i * 26.4;
      const long = Math.max(3, (count / most) * 300);
      return (
        text(106, y + 18, shown[state] ?? state, { anchor: 'end', height: 19 }) +
        rect(116, y + 1, long, 20, 'reef') +
        text(116 + long + 8, y + 18, String(count), { bold: true, height: 19 })
      );
    }),
  );
}

const bands = [
  ['to 10 m', 0, 10],
  ['to 20 m', 10, 20],
  ['to 30 m', 20, 30],
  ['to 40 m', 30, 40],
  ['deeper', 40, Infinity],
] as const;

export function sitesByDepth(): string {
  const depths = sites.map(({ depthMax }) => depthMax).sort((one, other) => one - other);
  const counts = bands.map(
    ([, from, to]) => depths.filter((depth) => depth > from && depth <= to).length,
  );
  const most = Math.max(...counts);
  const median = depths[Math.floor(depths.length / 2)] ?? 0;
  const place = bands.findIndex(([, from, to]) => median > from && median <= to);
  const [, from] = bands[place] ?? bands[0];
  const half = 58 + place * 46 + ((median - from) / 10) * 46;
  return figure('The deepest part of each site', [
    ...bands.map(([name], i) => {
      const y = 58 + i * 46;
      const long = ((counts[i] ?? 0) / most) * 280;
      return (
        text(98, y + 27, name, { anchor: 'end' }) +
        rect(112, y + 3, long, 40, i === 4 ? 'coral' : 'reef') +
        text(112 + long + 8, y + 30, String(counts[i]), { bold: true })
      );
    }),
    stroke(`M20 ${half}H460`, 'honey', 3),
    stroke('M252 304H272', 'honey', 3),
    text(460, 310, `half: ${median} m or less`, { anchor: 'end', bold: true }),
  ]);
}
