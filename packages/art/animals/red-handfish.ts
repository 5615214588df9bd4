import { animal, eye, modelled } from '../kit/fish.ts';
import { curve, type Outline } from '../kit/outline.ts';
import { inside, shape, stroke } from '../kit/print.ts';
import { random } from '../kit/random.ts';
import { spots } from '../kit/spots.ts';
import { ink, mix, paper } from '../palette.ts';

const scarlet = '#C9302B';
const margin = '#CFE3EC';

/** A fin with a pale margin along its outer edge; the body covers its root. */
const margined = (outline: Outline, rays: string) => {
  const d = curve(outline);
  return (
    shape(d, mix(scarlet, paper, 0.1)) +
    inside(d, stroke(rays, mix(scarlet, ink, 0.3), 8) + stroke(d, margin, 22))
  );
};

/** Thymichthys politus: scarlet all over, warty, pale blue-white fin margins, two pairs of hands. */
export const redHandfish = animal(() => {
  const body = curve(`
    10,6 20,-40 60,-96 120,-146 190,-176 300,-182 430,-160 580,-116 710,-72 800,-50^ 806,40 730,66
    620,104 480,146 340,168 210,160 110,120 40,70
  `);
  const warts = (seed: number, size: number, gap: number) =>
    spots({ x: 20, y: -180, width: 790, height: 340 }, gap, random(seed), () => size);
  return (
    margined(
      '790,-50^ 860,-96 950,-112 994,-60 1000,0 992,60 950,106 860,88 790,46^',
      'M790 -20L970 -90M790 -8L1000 -34M790 6L1000 20M790 18L980 74M790 30L910 100',
    ) +
    margined(
      '150,-150^ 168,-240 220,-282 272,-258 316,-240 346,-200 360,-150^',
      'M190 -150L216 -280M236 -150L262 -266M286 -150L312 -240',
    ) +
    margined(
      '370,-150^ 410,-232 480,-254 560,-238 640,-206 710,-166 760,-110 776,-40^',
      'M420 -130L444 -250M486 -120L516 -256M554 -100L586 -236M620 -90L652 -206M680 -70L712 -166',
    ) +
    margined(
      '500,120^ 540,190 600,204 670,180 730,130 750,40^',
      'M550 110L572 200M606 100L630 200M660 80L692 170',
    ) +
    stroke(curve('112,-130 92,-186 74,-214', false), scarlet, 14) +
    shape(curve('58,-240 82,-246 94,-222 82,-200 58,-206'), mix(scarlet, paper, 0.3)) +
    modelled(
      body,
      { base: scarlet, light: mix(scarlet, paper, 0.35), shade: mix(scarlet, ink, 0.45) },
      shape(warts(23, 10, 50), mix(scarlet, ink, 0.28)) +
        shape(warts(31, 6, 44), mix(scarlet, paper, 0.45)),
      { light: 12, shade: 34 },
    ) +
    margined(
      '296,70^ 370,64 430,110 462,180 500,220 540,262 490,262 484,296 444,268 420,306 392,270 356,286 366,230 330,160^',
      'M400 180L500 250M400 190L456 280M392 196L408 290',
    ) +
    margined(
      '150,126^ 210,140 236,196 264,246 222,248 206,276 176,248 140,262 150,200^',
      'M190 190L234 240M184 196L200 262M176 196L162 250',
    ) +
    stroke(curve('14,22 50,44 96,40', false), mix(scarlet, ink, 0.55), 11) +
    eye(136, -84, 25, '#E8B04A')
  );
});
