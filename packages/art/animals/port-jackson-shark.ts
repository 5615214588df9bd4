import { animal, bars, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { ink, mix, ochre, paper, rust, sand } from '../palette.ts';

/** Heterodontus portusjacksoni: blunt brow, a spine before each dorsal fin, the harness over the shoulder. */
export const portJacksonShark = animal(() => {
  const base = mix(sand, ochre, 0.25);
  const fin = mix(base, ink, 0.2);
  const strap = mix(rust, ink, 0.45);
  return (
    shape(
      curve(
        '838,-14^ 880,-66 950,-150 990,-160 980,-90 950,-30 966,10 1000,64 930,70 880,40 838,18^',
      ),
      fin,
    ) +
    shape(curve('300,-118^ 330,-200 380,-246 420,-240 424,-170 446,-94^'), fin) +
    shape(curve('600,-66^ 630,-130 676,-162 704,-152 704,-96 716,-40^'), fin) +
    stroke('M300 -116L316 -196', paper, 9) +
    stroke('M598 -64L612 -126', paper, 8) +
    shape(curve('720,26^ 748,66 784,70 784,34 790,18^'), fin) +
    modelled(
      curve(`
        10,30 6,-10 40,-84 100,-118 200,-130 330,-120 470,-98 620,-64 750,-34 860,-16^ 860,20
        750,34 620,52 470,74 330,90 200,92 100,86 40,66
      `),
      { base, light: mix(base, paper, 0.5), shade: mix(base, ink, 0.35) },
      bars(
        [
          '66,-130 96,-130 120,-60 100,-10 70,0 90,-60',
          '216,-140 250,-140 270,-60 340,-20 330,90 290,90 300,0 230,-40',
          '270,-140 300,-140 420,-80 520,-20 510,0 400,-50',
          '470,-110 510,-100 600,-30 660,0 600,-10',
          '640,-70 680,-60 760,-10 720,-10',
        ],
        strap,
      ),
      { light: 12, shade: 30 },
    ) +
    shape(curve('230,50^ 280,70 360,140 390,190 310,170 240,110^'), fin) +
    shape(curve('520,56^ 556,78 596,120 586,136 540,112^'), fin) +
    [0, 1, 2, 3]
      .map((i) => stroke(`M${186 + i * 17} -36Q${192 + i * 17} 0 ${186 + i * 17} 30`, strap, 5))
      .join('') +
    shape(disc(100, -66, 15), mix(paper, ochre, 0.3)) +
    shape(disc(100, -66, 8), ink) +
    stroke(curve('10,36 50,48 84,44', false), strap, 7)
  );
});
