import { animal, modelled } from '../kit/fish.ts';
import { curve } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { ink, mix, paper, reef, sand, shallow } from '../palette.ts';

type Whaler = {
  base: string;
  belly: string;
  /** Outline from the snout along the back to the tail, and back along the belly. */
  back: string;
  under: string;
  /** Where the flank turns pale, from the snout to the tail. */
  waterline: string;
  dorsal: string;
  pectoral: string;
  /** Marks that stay inside the tail, the pectoral, the small fins. */
  tailMarks?: string;
  fins?: { pectoral?: string; small?: string };
  /** Lies upon the finished animal. */
  over?: string;
};

const tail =
  '744,-27^ 786,-48 846,-98 912,-150 972,-184 1000,-190^ 998,-160 978,-138 966,-132^ 956,-140 912,-102 868,-58 840,-16 836,10^ 840,52 852,92 862,116^ 822,88 782,46 744,10^';
const farPectoral = '224,54^ 228,96 244,140 272,174^ 280,136 290,90 292,60^';
const pelvic = '498,44^ 526,70 552,92 568,98^ 566,76 574,56 590,40^ 540,34';
const anal = '640,18^ 664,44 690,60 702,58^ 694,42 702,30 728,22^ 680,8';
const second = '634,-40^ 656,-62 676,-72 688,-70^ 682,-56 690,-46 720,-34^ 670,-28';

/** A shark of the genus Carcharhinus: long upper lobe of the tail, a tall first and a small second dorsal fin. */
const whaler = (kind: Whaler) =>
  animal(() => {
    const { base, belly, back, under, waterline, dorsal, pectoral, fins = {} } = kind;
    const shade = mix(base, ink, 0.4);
    const light = mix(base, paper, 0.3);
    const fin = (d: string, marks = '') =>
      shape(curve(d), base) + (marks ? inside(curve(d), marks) : '');
    const lit = (d: string, line: string) => inside(curve(d), stroke(curve(line, false), light, 9));
    return (
      shape(curve(farPectoral), shade) +
      fin(tail, kind.tailMarks) +
      lit(tail, '744,-27 786,-48 846,-98 912,-150 972,-184 1000,-190') +
      fin(second, fins.small) +
      shape(curve(anal), mix(base, shade, 0.6)) +
      (fins.small ? inside(curve(anal), fins.small) : '') +
      shape(curve(pelvic), mix(base, shade, 0.6)) +
      fin(dorsal) +
      lit(dorsal, dorsal.split(' ').slice(0, 4).join(' ')) +
      modelled(
        curve(`${back} ${under}`),
        { base, light, shade: mix(belly, base, 0.3) },
        shape(curve(`${waterline} 800,140 -20,140`), belly) +
          shape(curve('-20,-30 8,-8 34,8 60,14 60,60 -20,60'), belly),
        { light: 9, shade: 15 },
      ) +
      [0, 1, 2, 3, 4]
        .map((i) =>
          stroke(
            `M${190 + i * 16} ${-32 + i}Q${200 + i * 16} -6 ${190 + i * 16} ${24 - Math.abs(i - 2) * 2}`,
            shade,
            4.5,
          ),
        )
        .join('') +
      shape(curve(pectoral), mix(base, shade, 0.25)) +
      (fins.pectoral ? inside(curve(pectoral), fins.pectoral) : '') +
      lit(pectoral, pectoral.split(' ').slice(0, 4).join(' ')) +
      stroke(curve('52,29 70,30 90,25 108,14', false), shade, 5) +
      stroke(curve('108,14 112,20', false), shade, 4) +
      stroke(curve('36,4 44,8 42,13', false), shade, 5) +
      shape(disc(93, -15, 10.5), mix(sand, shallow, 0.3)) +
      shape(disc(93, -15, 7.5), ink) +
      shape(disc(90.5, -18, 2.4), paper) +
      (kind.over ?? '')
    );
  });

const dark = mix('#20282C', ink, 0.4);

/** Carcharhinus amblyrhynchos: solid and grey, snout rounded, a broad black edge along the whole rear of the tail. */
export const greyReefSharkInProfile = whaler({
  base: mix('#79878C', reef, 0.16),
  belly: mix(paper, shallow, 0.18),
  back: '0,-4 8,-20 30,-36 76,-56 140,-76 220,-92 300,-100 360,-98 450,-84 560,-60 660,-39 730,-28 764,-24 806,-8^',
  under: '764,6 700,15 600,34 500,56 400,74 300,82 210,76 130,58 82,38 46,24 18,14',
  waterline: '-20,4 60,18 130,20 200,30 270,18 350,20 450,24 520,6 600,10 680,2 770,0',
  dorsal: '322,-90^ 352,-136 384,-176 418,-196 432,-192 424,-164 422,-126 432,-98 460,-82^ 400,-60',
  pectoral: '236,40^ 254,92 292,154 352,206^ 350,158 334,110 318,76 312,42^ 276,24',
  tailMarks: stroke(
    curve('1012,-196 990,-150 966,-128 912,-92 872,-52 846,-12 842,12 850,60 868,124', false),
    dark,
    46,
  ),
  fins: {
    pectoral: shape(curve('300,150^ 352,120 380,240 320,240'), dark, 'opacity="0.75"'),
    small:
      shape(curve('664,-90 700,-90 730,-40 716,-30 684,-48'), dark) +
      shape(curve('680,48 700,36 730,14 740,60 700,80'), dark),
  },
});

/** Carcharhinus brachyurus: sleek and bronze, snout long and pointed, fins plain. */
export const bronzeWhaler = whaler({
  base: mix('#8D6F48', '#7A7A50', 0.3),
  belly: mix(paper, sand, 0.5),
  back: '0,0 26,-13 70,-30 130,-50 210,-68 300,-78 370,-78 460,-68 560,-52 660,-36 730,-28 764,-24 806,-8^',
  under: '764,6 700,15 600,28 500,46 400,62 300,70 210,66 130,48 84,32 50,20 20,10',
  waterline:
    '-20,2 60,14 130,12 200,22 280,16 380,20 470,10 560,-10 640,-16 700,-12 650,0 720,8 790,4',
  dorsal: '320,-70^ 350,-112 386,-152 420,-172 434,-170 424,-142 420,-108 430,-82 458,-68^ 400,-50',
  pectoral: '240,36^ 262,92 304,156 366,208^ 358,156 336,104 318,72 312,40^ 276,22',
  fins: {
    pectoral: shape(curve('330,176^ 352,160 390,240 340,220'), dark, 'opacity="0.45"'),
  },
});
