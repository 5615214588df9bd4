import { box, curve, type Point } from '../kit/outline.ts';
import { clip, disc, tone } from '../kit/plate.ts';
import { shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { mix, reef, shallow } from '../palette.ts';
import type { GearTheme } from './theme.ts';

/** The printed ground of a plate, one per colour way. */
export function ground(theme: GearTheme, width: number, height: number, seed: number) {
  const r = random(seed);
  let out = shape(box(-20, -20, width + 40, height + 40), theme.ground);
  if (theme.name === 'reef') {
    const floor: Point[] = [];
    for (let x = -60; x <= width + 200; x += 170) floor.push([x, 590 + r.between(-16, 16)]);
    const under = `${curve(floor, false)}L${width + 200} ${height + 40}L-60 ${height + 40}Z`;
    out += shape(under, theme.under) + tone(`M-60 420H${width + 60}V640H-60Z`, theme.under, 0, 0.7);
    for (let i = 0; i < 7; i++) {
      const y = 640 + i * 30 + r.between(-6, 6);
      let x = r.between(-120, 60);
      while (x < width) {
        const long = r.between(90, 260);
        out += shape(
          curve([
            [x, y, 1],
            [x + long * 0.5, y - 8],
            [x + long, y, 1],
            [x + long * 0.55, y + 1],
          ]),
          theme.mark,
          'opacity="0.55"',
        );
        x += long + r.between(60, 280);
      }
    }
  } else if (theme.name === 'ochre') {
    const cx = r.between(430, 760);
    const cy = r.between(330, 400);
    out += shape(disc(cx, cy, 318), theme.under);
    out += clip(disc(cx, cy, 318), tone(box(cx - 330, cy - 330, 660, 660), theme.mark, 0, 0.55));
    for (let i = 0; i < 5; i++) {
      const y = 628 + i * 34;
      let x = r.between(-120, 60);
      while (x < width) {
        const long = r.between(120, 340);
        out += shape(
          curve([
            [x, y, 1],
            [x + long * 0.5, y - 9],
            [x + long, y + 3, 1],
            [x + long * 0.55, y],
          ]),
          theme.mark,
          'opacity="0.5"',
        );
        x += long + r.between(90, 320);
      }
    }
  } else {
    const cx = r.between(500, 700);
    out += tone(disc(cx, 400, 620, 430), theme.under, 0.62, 0.28);
    out +=
      shape(disc(cx, 400, 505, 325), mix(theme.under, theme.ground, 0.25)) +
      tone(disc(cx - 20, 380, 430, 262), theme.mark, 0.6, 0.1);
    for (let i = 0; i < 46; i++)
      out += shape(disc(r() * width, r() * height, r.between(1.2, 2.8)), shallow, 'opacity="0.5"');
  }
  // A depth rule down the left edge, as on every page of the guide.
  let ticks = '';
  for (let i = 0; i <= 20; i++) ticks += `M44 ${64 + i * 33.6}h${i % 5 === 0 ? 26 : 12}`;
  const rule = theme.name === 'night' ? mix(reef, shallow, 0.3) : theme.line;
  return out + stroke(`M44 64V736${ticks}`, rule, 2.5, 'opacity="0.55"');
}
