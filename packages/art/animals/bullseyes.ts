import { animal, fishOf } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { honey, ink, mix, ochre, paper, shallow } from '../palette.ts';
import { combed } from './combed-fin.ts';

type Bullseye = {
  base: string;
  back: string;
  belly: string;
  fin: string;
  tip: string;
  body: string;
  anal: string;
  /** The outer edge of the anal fin, where it has the ink of the tips. */
  edge?: string;
  marks?: string;
};

const nearBlack = mix(ink, ochre, 0.12);

/** The back falls straight from the nape, the belly rises along a long anal fin; one short high dorsal fin, a shallow fork. */
const bullseye = ({ base, back, belly, fin, tip, body, anal, edge, marks = '' }: Bullseye) =>
  animal(() => {
    const tail =
      '822,-48^ 880,-70 984,-128 1000,-116 964,-52 952,-20 966,18 1000,84 984,98 880,44 822,14^';
    const dorsal = '318,-150^ 346,-226 392,-296 412,-292 430,-240 458,-178 500,-118^';
    return (
      combed(tail, fin, { base: [830, -44, 830, 10], edge: [1010, -140, 1010, 110], count: 10 }) +
      inside(
        curve(tail),
        shape(curve('950,-150^ 1020,-150^ 1020,-96^ 940,-88'), tip) +
          shape(curve('950,120^ 1020,120^ 1020,66^ 940,58'), tip),
      ) +
      combed(dorsal, fin, {
        base: [326, -150, 490, -116],
        edge: [392, -310, 520, -220],
        count: 8,
      }) +
      inside(
        curve(dorsal),
        shape(curve('300,-150^ 352,-320^ 450,-320^ 440,-236 396,-244 350,-170'), tip),
      ) +
      combed(anal, fin, {
        base: [400, 150, 830, 10],
        edge: [440, 260, 860, 60],
        count: 24,
      }) +
      (edge ? inside(curve(anal), stroke(curve(edge, false), tip, 36)) : '') +
      shape(curve('232,150^ 250,240 288,246 310,150^'), fin) +
      fishOf({
        base,
        light: mix(back, paper, 0.3),
        shade: mix(base, ink, 0.3),
        body,
        fins: [],
        marks:
          shape(
            curve('-20,-260^ 900,-260^ 860,-34 640,-58 420,-76 220,-84 100,-96 -20,-60'),
            back,
          ) +
          shape(curve('150,250 190,120 330,104 480,72 640,34 820,6 820,80 500,260^'), belly) +
          marks,
        front: [['240,4^ 306,-26 396,-20 412,2 340,42 262,50^', mix(fin, paper, 0.45)]],
        eye: [126, -48, 64],
        iris: mix(base, honey, 0.45),
        mouth: '0,-30 26,6 66,44',
        gill: '214,-108 236,-40 232,50 200,116',
        depth: { light: 12, shade: 22 },
      })
    );
  });

const slim = `
  0,-44 30,-88 84,-126 160,-152 250,-162 330,-152 470,-122 640,-86 780,-56 834,-48^ 834,14 760,22
  640,54 500,102 400,146 320,172 236,176 150,148 80,98 30,40 2,0 -6,-24
`;
const deep = `
  0,-44 30,-92 84,-134 160,-162 250,-174 330,-162 470,-128 640,-88 780,-56 834,-48^ 834,14 760,24
  640,62 500,120 400,172 320,204 236,206 146,168 76,108 28,44 2,0 -6,-24
`;
const slimAnal = '396,140^ 416,206 446,214 560,150 690,92 812,44 832,8^ 640,40 500,90';
const deepAnal = '396,166^ 416,236 446,244 560,176 690,104 812,48 832,8^ 640,50 500,110';

const stripes = () => {
  let d = '';
  for (let i = 0; i < 9; i++) {
    const t = i / 8;
    d += curve(
      [
        [240, -126 + 270 * t],
        [400, -122 + 254 * t],
        [560, -92 + 186 * t],
        [720, -62 + 106 * t],
        [846, -44 + 52 * t],
      ],
      false,
    );
  }
  return d;
};

const copper = mix('#96613A', ochre, 0.2);

/** Pempheris multiradiata, common or bigscale bullseye: nine thin brown stripes, dusky fins. */
export const commonBullseye = bullseye({
  base: copper,
  back: mix(copper, ink, 0.2),
  belly: mix(copper, paper, 0.32),
  fin: mix(copper, ink, 0.42),
  tip: mix(copper, ink, 0.62),
  body: deep,
  anal: deepAnal,
  marks: stroke(stripes(), mix(ochre, ink, 0.62), 8),
});

/** Pempheris affinis, blacktip bullseye: gold with a grey back, tips and the edge of the anal fin black. */
export const blacktipBullseye = bullseye({
  base: mix('#C9A552', paper, 0.1),
  back: mix('#8E8A72', shallow, 0.15),
  belly: mix('#DCC98C', paper, 0.4),
  fin: mix('#C9A552', ink, 0.12),
  tip: nearBlack,
  edge: slimAnal.slice(0, slimAnal.indexOf(' 832')),
  body: slim,
  anal: slimAnal,
});

/** Pempheris analis, bronze bullseye: bronze all over, the tips of its fins dusky. */
export const bronzeBullseye = bullseye({
  base: '#8F6F43',
  back: mix('#8F6F43', ink, 0.22),
  belly: mix('#8F6F43', paper, 0.26),
  fin: mix('#8F6F43', ink, 0.2),
  tip: mix(nearBlack, '#8F6F43', 0.3),
  body: slim,
  anal: slimAnal,
});

/** Pempheris klunzingeri, rough bullseye: coppery brown, a bar behind the head, a yellow lateral line. */
export const roughBullseye = bullseye({
  base: mix('#A0684A', paper, 0.06),
  back: mix('#7E4E38', ink, 0.12),
  belly: mix('#C79A78', paper, 0.25),
  fin: mix('#A0684A', ink, 0.2),
  tip: nearBlack,
  edge: deepAnal.slice(0, deepAnal.indexOf(' 832')),
  body: deep,
  anal: deepAnal,
  marks:
    stroke(curve('240,-92 340,-90 520,-66 700,-42 840,-22', false), mix(honey, paper, 0.2), 9) +
    shape(curve('214,-96^ 250,-90 262,-30 248,40 222,46 232,-30'), mix(ochre, ink, 0.4)),
});
