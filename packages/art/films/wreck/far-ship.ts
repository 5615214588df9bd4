import { deep, lagoon, mix, reef } from '../../palette.ts';
import { plate } from '../kit/layers.ts';
import { corners, disc } from '../kit/pen.ts';
import { dots } from '../kit/stage.ts';

/** Far off: mast, bridge and stern of the same ship, as one silhouette. */
export const farShip = plate((pen) => {
  const tone = mix(reef, lagoon, 0.12);
  corners(
    pen,
    dots(`
    1120,800 1120,452 1190,446 1196,318 1244,314 1246,238 1258,236 1256,188 1386,180 1390,232
    1408,232 1410,304 1458,302 1462,410 1700,402 1700,800
  `),
  );
  pen.fillStyle = tone;
  pen.fill();
  // Funnel, aerial, ladder.
  corners(pen, dots('1484,410 1476,236 1556,226 1566,410'));
  pen.fill();
  pen.strokeStyle = tone;
  pen.lineWidth = 7;
  pen.beginPath();
  pen.moveTo(1322, 190);
  pen.lineTo(1310, 60);
  pen.moveTo(1286, 96);
  pen.lineTo(1340, 88);
  pen.stroke();
  const dark = mix(reef, deep, 0.5);
  for (let i = 0; i < 5; i++) {
    corners(pen, [
      { x: 1266 + i * 24, y: 204 - i * 1.4 },
      { x: 1282 + i * 24, y: 203 - i * 1.4 },
      { x: 1283 + i * 24, y: 224 - i * 1.4 },
      { x: 1267 + i * 24, y: 225 - i * 1.4 },
    ]);
    pen.fillStyle = dark;
    pen.fill();
  }
  for (let i = 0; i < 4; i++) {
    disc(pen, 1268 + i * 40, 270 - i, 8);
    pen.fill();
    disc(pen, 1226 + i * 62, 370 - i, 9);
    pen.fill();
  }
});
