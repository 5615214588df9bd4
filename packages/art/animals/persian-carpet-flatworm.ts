import { animal } from '../kit/fish.ts';
import { curve, type Point } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { blush, ink, mix, paper, rust } from '../palette.ts';

/** The ruffled edge, `inset` units within the outermost one. */
function edge(inset: number): Point[] {
  const points: Point[] = [];
  const steps = 96;
  for (let i = 0; i < steps; i++) {
    const turn = (i / steps) * Math.PI * 2;
    const reach = 1 + 0.05 * Math.sin(turn * 16) + 0.03 * Math.sin(turn * 7 + 1);
    const bend = Math.sin(turn * 2 + 0.7) * 18;
    points.push([
      500 + Math.cos(turn) * (490 - inset) * reach,
      Math.sin(turn) * (275 - inset) * reach + bend,
    ]);
  }
  return points;
}

/** Pseudobiceros bedfordi from above: a wafer with a wavy edge, woven like a rug, two folds for antennae. */
export const persianCarpetFlatworm = animal(() => {
  const r = random(53);
  const ground = mix(ink, rust, 0.22);
  const bar = mix(mix(rust, blush, 0.62), paper, 0.05);
  const dots = mix(paper, blush, 0.12);
  const outline = curve(edge(0));
  let bars = '';
  for (let i = 0; i < 13; i++) {
    const x = 110 + i * 64 + r.between(-10, 10);
    const lean = (i - 6) * 5;
    const [top, foot] = [r.between(-205, -170), r.between(165, 205)];
    bars += `M${x} -26C${x - lean} -90 ${x + 22 - lean} -130 ${x + r.between(-20, 24)} ${top}`;
    bars += `M${x + 12} 34C${x + 8 + lean} 90 ${x - 18 + lean} 130 ${x + r.between(-24, 20)} ${foot}`;
  }
  const speckle = (gap: number, size: number, seed: number) =>
    spots({ x: 0, y: -320, width: 1000, height: 640 }, gap, random(seed), () => size);
  return (
    shape(outline, mix(ground, ink, 0.4)) +
    inside(
      outline,
      shape(curve(edge(24)), ground) +
        stroke(bars, bar, 23) +
        stroke(curve('90,4 260,-12 480,8 700,-6 900,10', false), bar, 19) +
        shape(speckle(40, 8.4, 5), dots) +
        shape(speckle(31, 4.4, 6), mix(dots, bar, 0.25)),
    ) +
    // Dots along the edge follow its waves.
    stroke(curve(edge(12)), dots, 9, 'stroke-dasharray="1 21"') +
    stroke(
      'M120 -150Q160 -120 190 -70M330 -220Q340 -170 370 -140M640 -214Q640 -170 620 -140M850 -150Q820 -120 800 -80M180 150Q220 130 250 90M440 224Q446 180 470 150M740 200Q730 160 700 130',
      mix(ground, ink, 0.7),
      12,
      'opacity="0.7"',
    ) +
    [
      '44,-34^ 16,-70 -26,-96 -40,-84 -26,-40 20,-2^ 60,-4',
      '40,36^ 10,64 -34,84 -46,68 -26,30 14,6^ 58,8',
    ]
      .map(
        (fold) =>
          shape(curve(fold), ground) +
          stroke(curve(fold, false), dots, 7, 'stroke-dasharray="1 17"'),
      )
      .join('')
  );
});
