import { animal } from '../kit/fish.ts';
import { along, curve, type Outline, type Point, pointsOf, taper } from '../kit/outline.ts';
import { disc } from '../kit/plate.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { coral, ink, mix, ochre, paper, reef, shallow } from '../palette.ts';

type Box = {
  bell: Outline;
  /** Where the four blades hang, with the line of the thread under each. */
  corners: { at: Point; thread: Outline; back?: boolean }[];
  thread: { colour: string; width: number; bands: string };
  blade: { width: number; long: number };
  /** Drawn upon the bell. */
  marks: string;
  stomach: string;
};

const glass = mix(shallow, paper, 0.45);
const edge = mix(reef, shallow, 0.35);

/** A box jellyfish of one thread to a corner, seen from aside. */
function boxOf({ bell, corners, thread, blade, marks, stomach }: Box) {
  const d = curve(bell);
  const limb = ({ at, thread: line, back }: Box['corners'][number]) => {
    const [x, y] = at;
    const { width, long } = blade;
    const points = pointsOf(line);
    const bands = along(points, 30)
      .slice(2)
      .map(({ x: bx, y: by, t }) => disc(bx, by, thread.width * (0.8 - t * 0.25)));
    return (
      shape(taper(points, thread.width, thread.width * 0.6), thread.colour) +
      shape(bands.join(''), thread.bands) +
      shape(
        curve([
          [x - width * 0.5, y - long * 0.3],
          [x + width * 0.5, y - long * 0.3],
          [x + width * 0.62, y + long * 0.35],
          [x + width * 0.3, y + long],
          [x - width * 0.3, y + long],
          [x - width * 0.62, y + long * 0.35],
        ]),
        back ? mix(glass, edge, 0.35) : glass,
      ) +
      stroke(`M${x} ${y - long * 0.2}L${x} ${y + long * 0.96}`, thread.colour, 7)
    );
  };
  return (
    corners
      .filter((c) => c.back)
      .map(limb)
      .join('') +
    shape(d, glass) +
    inside(
      d,
      shape(
        curve('700,-520 900,-400 900,300 560,300 700,120 730,-100 720,-320'),
        edge,
        'opacity="0.5"',
      ) + shape(curve('100,60 360,120 640,120 900,40 900,300 100,300'), edge, 'opacity="0.35"'),
    ) +
    stomach +
    marks +
    stroke(d, edge, 8) +
    corners
      .filter((c) => !c.back)
      .map(limb)
      .join('')
  );
}

const gland = mix(ochre, ink, 0.3);

/** Carukia barnesi, irukandji: a bell like a fingertip dotted with red warts, one hair-thin thread at each corner. */
export const irukandji = animal(() => {
  const r = random(131);
  const red = '#C8322E';
  const dots = Array.from({ length: 46 }, (_, i) => {
    const [row, col] = [Math.floor(i / 6), i % 6];
    const y = -420 + row * 66 + r.between(-16, 16);
    const half = 190 * Math.min(1, Math.sqrt(Math.max(0.1, (y + 500) / 190)));
    const x = 500 + ((col - 2.5) / 2.9) * half + r.between(-12, 12);
    return disc(x, y, r.between(9, 15));
  });
  return boxOf({
    bell: `276,120 270,-60 276,-220 300,-360 350,-450 430,-496 500,-504 570,-496 650,-450 700,-360 724,-220
      730,-60 724,120 640,150 500,160 360,150`,
    corners: [
      { at: [350, 130], thread: '350,210 310,330 350,430 270,520 220,640 120,700', back: true },
      { at: [650, 130], thread: '650,210 700,320 660,420 740,520 790,620 880,680', back: true },
      { at: [300, 150], thread: '300,240 230,340 240,440 130,530 60,520 -60,620' },
      { at: [700, 150], thread: '700,240 760,330 760,440 860,500 940,480 1060,590' },
    ],
    thread: { colour: mix(edge, paper, 0.1), width: 8, bands: mix(red, edge, 0.35) },
    blade: { width: 44, long: 96 },
    stomach:
      shape(
        curve('440,-420 500,-440 560,-420 556,-300 520,-190 500,-150 480,-190 444,-300'),
        mix(glass, edge, 0.3),
      ) + shape(disc(380, 70, 13) + disc(620, 70, 13), gland),
    marks:
      stroke(
        'M340 -420C320 -200 322 0 330 130M660 -420C680 -200 678 0 670 130',
        mix(glass, paper, 0.6),
        9,
      ) + shape(dots.join(''), red),
  });
});

/** Carybdea rastonii, jimble: a clear little box with four pink-tinged threads, one to a corner. */
export const jimble = animal(() => {
  const pink = mix(coral, paper, 0.42);
  return boxOf({
    bell: `236,110 226,-40 236,-190 266,-310 330,-376 420,-400 500,-404 580,-400 670,-376 734,-310 764,-190
      774,-40 764,110 660,142 500,152 340,142`,
    corners: [
      { at: [350, 126], thread: '350,230 330,330 380,420 330,500 350,590 290,660', back: true },
      { at: [650, 126], thread: '650,230 690,320 650,420 720,500 690,580 760,640', back: true },
      { at: [270, 146], thread: '270,260 200,350 220,450 120,520 100,610 -20,660' },
      { at: [730, 146], thread: '730,260 800,340 790,440 890,500 900,580 1020,620' },
    ],
    thread: { colour: pink, width: 13, bands: mix(coral, paper, 0.3) },
    blade: { width: 84, long: 120 },
    stomach:
      shape(
        curve('380,-330 500,-356 620,-330 590,-270 500,-250 410,-270'),
        mix(pink, glass, 0.35),
      ) +
      stroke('M470 -256C466 -200 480 -170 500 -150C520 -170 534 -200 530 -256', edge, 9) +
      shape(disc(500, 40, 26, 18), mix(glass, paper, 0.5)) +
      shape(disc(500, 40, 13), gland) +
      shape(disc(262, 20, 10) + disc(738, 20, 10), gland),
    marks:
      stroke(
        'M330 -370C300 -200 300 0 312 130M670 -370C700 -200 700 0 688 130',
        mix(glass, paper, 0.7),
        10,
      ) + stroke('M286 -250C300 -310 340 -346 400 -362', paper, 14),
  });
});
