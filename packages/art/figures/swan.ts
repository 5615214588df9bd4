import { arrow, diver, figure, lines, path, rect, stroke, text } from './kit.ts';

const depth = (metres: number) => 56 + metres * 7.6;

/** The ship from her port side, the bow at the left: hull, bridge, mast, funnel and hangar. */
const ship = [
  path(
    `M70 ${depth(21)}L84 ${depth(29)}Q86 ${depth(30)} 96 ${depth(30)}H270Q280 ${depth(29)} 284 ${depth(22)}L206 ${depth(22)}Z`,
    'deep',
  ),
  path(
    `M126 ${depth(21.5)}V${depth(17)}H140V${depth(12)}H172V${depth(17)}H196V${depth(12.5)}H216V${depth(19)}H250V${depth(23)}H126Z`,
    'deep',
  ),
  stroke(
    `M168 ${depth(12)}V${depth(7)}M158 ${depth(9)}H178M104 ${depth(21)}V${depth(19)}H90`,
    'deep',
    4,
  ),
];

const levels = [
  [7, '7 m: anyone'],
  [13, '12–15: new, in company'],
  [20, '18–22: comfortable'],
  [25, '22–28: advanced'],
  [30.5, '30–31: trained for it'],
] as const;

export const deckByDeck = () =>
  figure('How deep is your choice', [
    rect(0, depth(0), 480, depth(31) - depth(0), 'shallow'),
    rect(0, depth(31), 480, 320 - depth(31), 'honey'),
    ...ship,
    ...levels.map(([metres, words], i) => {
      const from = [186, 222, 262, 286, 286][i];
      return (
        (i < 4 ? stroke(`M${from} ${depth(metres)}H${i < 2 ? 250 : 300}`, 'coral', 2) : '') +
        text(470, i === 4 ? 313 : depth(metres) + 7, words, {
          height: 19,
          anchor: 'end',
          bold: i === 0,
          colour: i === 4 ? 'deep' : 'ink',
        })
      );
    }),
    text(20, depth(3), 'up the mast like stairs', { height: 19 }),
    arrow([56, depth(20)], [56, depth(6)], 'coral', 4),
  ]);

export const outAndBack = () =>
  figure('Out against it, back with it', [
    rect(0, 52, 480, 268, 'shallow'),
    path(
      'M96 186Q150 132 236 136H384Q398 136 398 150V222Q398 236 384 236H236Q150 240 96 186Z',
      'deep',
    ),
    rect(228, 166, 64, 40, 'reef'),
    ...[80, 150, 220, 290].map((y) => arrow([26, y], [72, y], 'coral', 4)),
    lines(14, 116, ['current'], { bold: true }),
    arrow([376, 256], [196, 256], 'ink', 4),
    arrow([156, 116], [376, 116], 'ink', 4),
    diver(262, 272),
    diver(258, 96, true),
    lines(340, 290, ['out, fresh'], { bold: true }),
    lines(340, 92, ['back with it'], { bold: true }),
    text(344, 192, 'ship', { anchor: 'middle', colour: 'pale' }),
    text(92, 296, 'a metre off', { height: 19 }),
  ]);
