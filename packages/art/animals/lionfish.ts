import { animal, bars, fishOf } from '../kit/fish.ts';
import { curve, taper } from '../kit/outline.ts';
import { shape } from '../kit/print.ts';
import { coral, ink, mix, paper, rust, sand } from '../palette.ts';

/** Pterois volitans: thirteen free spines above, the breast fins a fan of banded feathers. */
export const lionfish = animal(() => {
  const red = mix(rust, coral, 0.35);
  const cream = mix(sand, paper, 0.5);
  const spine = (x: number, tipX: number, tipY: number) =>
    shape(
      taper(`${x},-110 ${(x + tipX) / 2 + 8},${(tipY - 110) / 2} ${tipX},${tipY}`, 26, 6),
      red,
    ) +
    [0.3, 0.55, 0.8]
      .map((t) =>
        shape(
          curve([
            [x + (tipX - x) * t - 8, -110 + (tipY + 110) * t],
            [x + (tipX - x) * t + 10, -118 + (tipY + 110) * t],
            [x + (tipX - x) * t + 8, -100 + (tipY + 110) * t],
          ]),
          cream,
        ),
      )
      .join('');
  const feather = (tip: string, i: number) =>
    shape(taper(`330,40 ${tip}`, 34, 12), i % 2 ? cream : red);
  return (
    Array.from({ length: 11 }, (_, i) =>
      spine(260 + i * 34, 250 + i * 52, -330 - Math.sin((i / 10) * Math.PI) * 110),
    ).join('') +
    fishOf({
      base: cream,
      light: paper,
      shade: mix(red, ink, 0.2),
      body: `
        0,30 60,-30 140,-90 260,-126 400,-130 540,-112 660,-78 760,-44 800,-38^ 800,46 760,56
        660,90 540,120 400,136 260,128 130,100 40,70
      `,
      fins: [
        [
          '790,-40^ 860,-90 960,-106 1000,-40 1000,40 960,100 860,90 790,44^',
          mix(cream, red, 0.25),
        ],
        ['620,-80^ 690,-170 780,-180 800,-110 780,-50^', mix(cream, red, 0.25)],
        ['560,110^ 640,200 740,190 770,110 760,60^', mix(cream, red, 0.25)],
      ],
      marks: bars(
        [60, 130, 196, 262, 330, 400, 470, 540, 610, 680, 744].map(
          (x, i) =>
            `${x},-150 ${x + 34},-150 ${x + 20 + (i % 2) * 12},0 ${x + 34},150 ${x},150 ${x - 8},0`,
        ),
        red,
      ),
      eye: [146, -46, 22],
      mouth: '4,44 50,54 90,46',
    }) +
    [
      '400,-60 520,-190',
      '440,-20 600,-110',
      '460,30 650,-20',
      '460,80 660,80',
      '440,130 620,190',
      '400,160 540,280',
      '360,170 430,330',
      '330,180 320,340',
      '300,170 220,310',
    ]
      .map(feather)
      .join('')
  );
});
