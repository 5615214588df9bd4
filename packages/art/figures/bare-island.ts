import { arrow, dashed, disc, figure, lines, path, rect, stroke, text } from './kit.ts';

export const fromTheRail = () =>
  figure('From the rail, looking out', [
    rect(0, 52, 480, 200, 'shallow'),
    path('M0 252H480V320H0Z', 'honey'),
    path('M168 92Q240 62 312 92Q336 128 306 158Q240 184 174 158Q146 128 168 92Z', 'honey'),
    rect(212, 102, 56, 32, 'deep'),
    stroke('M240 170V252', 'deep', 7),
    stroke('M150 262H330', 'deep', 4),
    text(240, 304, 'the rail, with nothing on', { anchor: 'middle', bold: true, colour: 'deep' }),
    lines(14, 96, ['East', 'to 14 m'], { bold: true }),
    lines(14, 190, ['white swell on', 'the ocean end:', 'out'], {}),
    lines(466, 96, ['West', 'to 18 m'], { bold: true, anchor: 'end' }),
    lines(466, 190, ['up the bay, often', 'flat when the', 'east is not'], { anchor: 'end' }),
  ]);

const depth = (metres: number) => 64 + metres * 12.4;

export const outDeepHomeShallow = () =>
  figure('West side: out deep, home shallow', [
    rect(64, depth(0), 416, 320 - depth(0), 'shallow'),
    stroke(`M64 ${depth(0)}H480`, 'reef', 2),
    ...[0, 5, 12, 18].map((metres) =>
      text(56, depth(metres) + 7, metres ? String(metres) : '0 m', { anchor: 'end' }),
    ),
    stroke(`M64 ${depth(5)}H480`, 'reef', 1),
    stroke(`M84 ${depth(0)}L104 ${depth(6)}L216 ${depth(12)}`, 'ink', 5),
    dashed(`M216 ${depth(12)}L256 ${depth(18)}L296 ${depth(10)}`, 'coral', 4),
    stroke(
      `M216 ${depth(12)}L296 ${depth(10)}L336 ${depth(5)}L440 ${depth(3)}L462 ${depth(0)}`,
      'ink',
      5,
    ),
    disc(84, depth(0), 6, 'coral'),
    disc(462, depth(0), 6, 'coral'),
    lines(76, depth(15) - 4, ['out, rock', 'on the left'], {}),
    lines(296, depth(17) - 20, ['the corner:', 'at slack only'], { bold: true }),
    lines(470, depth(8) + 6, ['home: the last', '15 min above 5 m'], { anchor: 'end' }),
    arrow([126, depth(2)], [190, depth(2)], 'reef'),
  ]);
