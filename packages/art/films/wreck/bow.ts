import type { Random } from '../../kit/random.ts';
import {
  abyss,
  blush,
  coral,
  deep,
  honey,
  ink,
  mix,
  ochre,
  reef,
  rust,
  sand,
  shallow,
} from '../../palette.ts';
import { litBranches, mound } from '../growth/hard-coral.ts';
import { stipple, stippleFill } from '../kit/layers.ts';
import { blot, corners, disc, ribbon, slip, trace } from '../kit/pen.ts';
import { alpha, dots, ease, type Pen, TAU } from '../kit/stage.ts';
import { edgeAt, hullPath, plateTone, sheer } from './hull.ts';

function drawMastAndDeck(pen: Pen, dark: string) {
  pen.strokeStyle = mix(dark, reef, 0.2);
  pen.lineWidth = 2.4;
  for (const [x1, y1, x2, y2] of [
    [1296, 60, 880, 330],
    [1296, 60, 1640, 400],
    [1300, 110, 1160, 404],
    [1306, 150, 1424, 420],
  ] as const) {
    pen.beginPath();
    pen.moveTo(x1, y1);
    pen.quadraticCurveTo((x1 + x2) / 2 - 8, (y1 + y2) / 2 + 26, x2, y2);
    pen.stroke();
  }
  slip(
    pen,
    () => corners(pen, dots('1316,440 1290,20 1302,19 1344,440')),
    dark,
    mix(reef, shallow, 0.4),
  );
  slip(
    pen,
    () => corners(pen, dots('1252,132 1360,124 1361,134 1253,142')),
    dark,
    mix(reef, shallow, 0.4),
  );
  slip(
    pen,
    () => corners(pen, dots('1322,372 1120,196 1126,190 1332,360')),
    dark,
    mix(reef, shallow, 0.4),
  );
  // Far bulwark and rail.
  corners(pen, dots('856,326 940,338 1120,366 1300,384 1300,430 900,400'));
  pen.fillStyle = mix(deep, ink, 0.5);
  pen.fill();
  // Windlass and hatch on deck.
  blot(pen, dots('1010,400 1012,352 1030,340 1066,342 1078,360 1080,410'), dark);
  disc(pen, 1044, 366, 26, 30);
  pen.fill();
  corners(pen, dots('1400,430 1402,376 1560,372 1562,430'));
  pen.fill();
}

/** Flare: lit shoulder under the sheer, deep shade below the turn of the bow. */
function drawPlates(pen: Pen) {
  trace(pen, [
    { x: 840, y: 300 },
    ...sheer,
    ...dots('1900,470 1460,486 1200,480 1030,462 930,440 884,452'),
  ]);
  pen.fillStyle = mix(plateTone, reef, 0.42);
  pen.fill();
  blot(
    pen,
    dots('905,600 1000,600 1180,640 1500,660 2000,650 2000,1000 940,1000'),
    mix(plateTone, ink, 0.5),
  );
  trace(pen, dots('880,520 1000,540 1180,570 1500,596 2000,590 2000,1000 930,1000'));
  stippleFill(pen, stipple(mix(plateTone, ink, 0.5), 0.44, 12));
  // Strakes and frames.
  pen.lineWidth = 2.2;
  for (let i = 1; i < 6; i++) {
    const drop = i * 74;
    const line = [860, 960, 1090, 1260, 1460, 1900].map((x) => ({
      x: x + drop * 0.19,
      y: edgeAt(sheer, x) + drop * (0.86 + 0.05 * ease(860, 1300, x)),
    }));
    trace(pen, line, false);
    pen.strokeStyle = alpha(i % 2 ? ink : mix(reef, plateTone, 0.4), 0.55);
    pen.stroke();
  }
  // Portholes.
  for (let i = 0; i < 6; i++) {
    const x = 1130 + i * 74;
    const y = edgeAt(sheer, x) + 52;
    disc(pen, x - 1.5, y - 1.5, 14);
    pen.fillStyle = mix(reef, shallow, 0.35);
    pen.fill();
    disc(pen, x, y, 11.5);
    pen.fillStyle = ink;
    pen.fill();
  }
}

/** A hole rusted through, with the frames behind it. */
function drawHole(pen: Pen) {
  const hole = dots('1238,560 1300,540 1392,552 1430,600 1404,668 1330,690 1262,664 1226,612');
  slip(pen, () => trace(pen, hole), ink, mix(ochre, honey, 0.3), 3, 3);
  pen.save();
  trace(pen, hole);
  pen.clip();
  for (let i = 0; i < 5; i++) {
    blot(
      pen,
      ribbon(
        [
          { x: 1236 + i * 46, y: 520 },
          { x: 1244 + i * 47, y: 610 },
          { x: 1240 + i * 46, y: 710 },
        ],
        () => 5,
      ),
      mix(deep, rust, 0.35),
    );
  }
  pen.restore();
}

/** Rust runs. */
function drawRustRuns(pen: Pen, r: Random) {
  for (let i = 0; i < 34; i++) {
    const x = r.between(880, 1640);
    const y = edgeAt(sheer, x) + r.between(2, 170);
    const long = r.between(30, 120);
    blot(
      pen,
      [
        { x: x - 2, y },
        { x: x + 4, y },
        { x: x + 3 + long * 0.13, y: y + long },
        { x: x + 1 + long * 0.1, y: y + long * 0.5 },
      ],
      alpha(r.pick([ochre, rust, mix(ochre, honey, 0.3)]), 0.75),
    );
  }
}

/** Growth on the plates: patches of sponge and turf, thick under the sheer and thinning downwards. */
function drawGrowthOnPlates(pen: Pen, r: Random) {
  for (let i = 0; i < 46; i++) {
    const x = r.between(868, 1660);
    const y = edgeAt(sheer, x) + r() ** 2.2 * 380 - 4;
    const tone = r.pick([
      mix(rust, abyss, 0.2),
      mix(ochre, abyss, 0.4),
      mix(reef, abyss, 0.2),
      mix(coral, rust, 0.55),
      mix(ochre, rust, 0.3),
      mix(honey, ochre, 0.6),
    ]);
    const wide = r.between(10, 34);
    for (let j = 0; j < 11; j++) {
      const a = r() * TAU;
      const far = r() ** 0.6;
      disc(
        pen,
        x + Math.cos(a) * wide * far,
        y + Math.sin(a) * wide * 0.5 * far,
        r.between(0.16, 0.36) * wide * (1.25 - far),
      );
      pen.fillStyle = tone;
      pen.fill();
    }
    if (r.chance(0.4))
      for (let j = 0; j < 6; j++) {
        disc(
          pen,
          x + r.between(-0.7, 0.7) * wide,
          y + r.between(-0.35, 0.35) * wide,
          r.between(1.3, 2.6),
        );
        pen.fillStyle = mix(tone, sand, 0.55);
        pen.fill();
      }
  }
}

/** Hawse pipe, anchor and its chain. */
function drawAnchor(pen: Pen) {
  disc(pen, 958, 452, 21, 25, 0.3);
  pen.fillStyle = mix(honey, rust, 0.6);
  pen.fill();
  disc(pen, 960, 455, 15, 19, 0.3);
  pen.fillStyle = ink;
  pen.fill();
  const iron = mix(ink, rust, 0.3);
  for (const [dx, dy, tint] of [
    [-2.5, -2, mix(honey, sand, 0.2)],
    [0, 0, iron],
  ] as const) {
    pen.save();
    pen.translate(dx, dy);
    pen.strokeStyle = tint;
    pen.lineCap = 'round';
    pen.lineWidth = 11;
    pen.beginPath();
    pen.moveTo(959, 462);
    pen.lineTo(974, 570);
    pen.stroke();
    blot(pen, dots('924,532 934,580 976,606 1014,574 1018,524 1004,556 976,576 944,562'), tint);
    pen.restore();
  }
}

/** Rail along the near side, broken in places. */
function drawRail(pen: Pen, dark: string) {
  pen.lineCap = 'round';
  pen.lineWidth = 4;
  pen.strokeStyle = dark;
  const posts = [868, 912, 958, 1006, 1058, 1112, 1230, 1292, 1356, 1486, 1550, 1614, 1680];
  posts.forEach((x, i) => {
    const y = edgeAt(sheer, x);
    const high = i === 5 || i === 8 ? 24 : 42;
    pen.beginPath();
    pen.moveTo(x, y + 4);
    pen.lineTo(x - 3 + (i === 5 ? 12 : 0), y - high);
    pen.stroke();
    const next = posts[i + 1];
    if (!next || i === 5 || i === 8) return;
    for (const level of [20, 40]) {
      if (level === 40 && i === 7) continue;
      pen.beginPath();
      pen.moveTo(x - 2, y - level);
      pen.quadraticCurveTo(
        (x + next) / 2,
        (y + edgeAt(sheer, next)) / 2 - level + 4,
        next - 2,
        edgeAt(sheer, next) - level,
      );
      pen.stroke();
    }
  });
}

/** The bow: stem to the left, port side towards us, a list to starboard. */
export function drawBow(pen: Pen, r: Random) {
  // Foremast with derrick and stays.
  const dark = mix(abyss, rust, 0.18);
  drawMastAndDeck(pen, dark);

  slip(pen, () => hullPath(pen), plateTone, mix(shallow, sand, 0.4), -3, -3);
  pen.save();
  hullPath(pen);
  pen.clip();
  drawPlates(pen);
  drawHole(pen);
  drawRustRuns(pen, r);
  drawGrowthOnPlates(pen, r);
  pen.restore();
  drawAnchor(pen);
  drawRail(pen, dark);
  // Hard corals on the rim and along the keel line.
  for (const [x, s, c] of [
    [902, 24, mix(coral, ochre, 0.3)],
    [1098, 28, mix(honey, sand, 0.1)],
    [1196, 22, mix(blush, coral, 0.4)],
    [1470, 28, mix(coral, ochre, 0.2)],
    [1590, 24, mix(honey, ochre, 0.3)],
  ] as const) {
    const y = edgeAt(sheer, x) + 6;
    litBranches(pen, { x, y, size: s }, c, 2.3, x);
  }
  mound(pen, 1392, 428, 36, mix(ochre, honey, 0.3), rust);
}
