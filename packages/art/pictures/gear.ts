import { actionCamera } from '../gear/action-camera.ts';
import { bag } from '../gear/bag.ts';
import { bcd } from '../gear/bcd.ts';
import { camera } from '../gear/camera.ts';
import { computer } from '../gear/computer.ts';
import { fins } from '../gear/fins.ts';
import { framelessMask } from '../gear/frameless-mask.ts';
import { ground } from '../gear/ground.ts';
import { hingedFins } from '../gear/hinged-fins.ts';
import { knife } from '../gear/knife.ts';
import { lineCutter } from '../gear/line-cutter.ts';
import { mask } from '../gear/mask.ts';
import { pistonRegulator } from '../gear/piston-regulator.ts';
import { puckComputer } from '../gear/puck-computer.ts';
import { rectangularComputer } from '../gear/rectangular-computer.ts';
import { regulator } from '../gear/regulator.ts';
import { sealedCamera } from '../gear/sealed-camera.ts';
import { semiDry } from '../gear/semi-dry.ts';
import { slimBeam, slimTorch } from '../gear/slim-torch.ts';
import { smb } from '../gear/smb.ts';
import { snorkel } from '../gear/snorkel.ts';
import { type GearTheme, gearThemes } from '../gear/theme.ts';
import { torch, torchBeam } from '../gear/torch.ts';
import { travelBcd } from '../gear/travel-bcd.ts';
import { ventedFins } from '../gear/vented-fins.ts';
import { wetsuit } from '../gear/wetsuit.ts';
import { wing } from '../gear/wing.ts';
import type { Picture } from '../kit/picture.ts';
import { plateDefs } from '../kit/plate.ts';
import { print } from '../kit/print.ts';

type Way = { x: number; y: number; angle: number; scale: number; flip?: boolean };

type Item = {
  name: string;
  draw: (theme: GearTheme) => string;
  light?: (theme: GearTheme) => string;
  ways?: Partial<Record<GearTheme['name'], Way>>;
  cast?: [number, number];
  /** The themes that a product has; all of them otherwise. */
  only?: GearTheme['name'][];
};

const items: Item[] = [
  {
    name: 'mask',
    draw: mask,
    ways: {
      reef: { x: 0, y: -10, angle: -7, scale: 0.98 },
      ochre: { x: 10, y: -10, angle: 9, scale: 1, flip: true },
      night: { x: 0, y: -6, angle: 4, scale: 1.02 },
    },
  },
  { name: 'fins', draw: fins },
  {
    name: 'snorkel',
    draw: snorkel,
    ways: {
      reef: { x: -10, y: 0, angle: 3, scale: 1.08 },
      ochre: { x: 10, y: 6, angle: -8, scale: 1.08, flip: true },
      night: { x: -20, y: 0, angle: 14, scale: 1.1 },
    },
  },
  {
    name: 'wetsuit',
    draw: wetsuit,
    cast: [38, 26],
    ways: {
      reef: { x: 0, y: 0, angle: 0, scale: 1 },
      ochre: { x: 0, y: 0, angle: 0, scale: 1, flip: true },
      night: { x: 40, y: 6, angle: 0, scale: 1.02 },
    },
  },
  {
    name: 'bcd',
    draw: bcd,
    ways: {
      reef: { x: 10, y: 16, angle: -2, scale: 0.99 },
      ochre: { x: -10, y: 16, angle: 4, scale: 0.99 },
      night: { x: 10, y: 16, angle: -6, scale: 0.98 },
    },
  },
  {
    name: 'regulator',
    draw: regulator,
    ways: {
      reef: { x: 6, y: -4, angle: 0, scale: 0.98 },
      ochre: { x: 0, y: -4, angle: 2, scale: 0.98, flip: true },
      night: { x: 8, y: -4, angle: -2, scale: 0.98 },
    },
  },
  {
    name: 'computer',
    draw: computer,
    ways: {
      reef: { x: 10, y: 6, angle: -24, scale: 1.12 },
      ochre: { x: 0, y: 4, angle: 27, scale: 1.12 },
      night: { x: 0, y: 0, angle: 62, scale: 1.16 },
    },
  },
  { name: 'camera', draw: camera },
  {
    name: 'torch',
    draw: torch,
    light: torchBeam,
    ways: {
      reef: { x: -10, y: 0, angle: -15, scale: 0.97 },
      ochre: { x: 10, y: 10, angle: 17, scale: 0.97, flip: true },
      night: { x: -10, y: -10, angle: -22, scale: 0.97 },
    },
  },
  { name: 'smb', draw: smb },
  { name: 'knife', draw: knife },
  {
    name: 'bag',
    draw: bag,
    ways: {
      reef: { x: -20, y: 16, angle: 0, scale: 0.95 },
      ochre: { x: 10, y: 16, angle: 0, scale: 0.95, flip: true },
      night: { x: -10, y: 14, angle: -2, scale: 0.96 },
    },
  },
  {
    name: 'rectangular-computer',
    draw: rectangularComputer,
    ways: {
      reef: { x: 0, y: 0, angle: -12, scale: 1.02 },
      ochre: { x: 0, y: 4, angle: 9, scale: 1.02 },
      night: { x: 0, y: 0, angle: -5, scale: 1.06 },
    },
  },
  { name: 'line-cutter', draw: lineCutter, only: ['night'] },
  { name: 'frameless-mask', draw: framelessMask },
  { name: 'vented-fins', draw: ventedFins, only: ['ochre', 'night'] },
  { name: 'hinged-fins', draw: hingedFins, only: ['night'] },
  { name: 'wing', draw: wing, only: ['night'] },
  { name: 'travel-bcd', draw: travelBcd, only: ['ochre'] },
  { name: 'piston-regulator', draw: pistonRegulator, only: ['reef'] },
  {
    name: 'puck-computer',
    draw: puckComputer,
    only: ['ochre', 'night'],
    ways: { ochre: { x: 0, y: 0, angle: -6, scale: 1 } },
  },
  { name: 'action-camera', draw: actionCamera, only: ['ochre'] },
  { name: 'sealed-camera', draw: sealedCamera, only: ['night'] },
  { name: 'slim-torch', draw: slimTorch, light: slimBeam, only: ['night'] },
  {
    name: 'semi-dry',
    draw: semiDry,
    only: ['night'],
    ways: { night: { x: 0, y: -10, angle: -3, scale: 0.96 } },
  },
];

const usual: Record<GearTheme['name'], Way> = {
  reef: { x: 0, y: 0, angle: 0, scale: 1 },
  ochre: { x: 0, y: 0, angle: 3, scale: 0.98, flip: true },
  night: { x: 0, y: 0, angle: -4, scale: 1 },
};

function plate(item: Item, theme: GearTheme, seed: number): string {
  const way = item.ways?.[theme.name] ?? usual[theme.name];
  const sx = way.flip ? -way.scale : way.scale;
  const set = (content: string) =>
    `<g transform="translate(${600 + way.x} ${400 + way.y}) rotate(${way.angle}) scale(${sx} ${way.scale}) translate(-600 -400)">${content}</g>`;
  const object = set(item.draw(theme));
  const [dx, dy] = item.cast ?? [24, 32];
  return print(
    1200,
    800,
    theme.ground,
    `${plateDefs(theme.shadow, dx, dy) + ground(theme, 1200, 800, seed) + (item.light ? set(item.light(theme)) : '')}<g filter="url(#cast)" opacity="0.92">${object}</g>${object}`,
    { seed, rough: 2 },
  );
}

export const pictures: Picture[] = items.flatMap((item, i) =>
  gearThemes
    .map(
      (theme, j): Picture => ({
        folder: 'gear',
        name: `${item.name}-${theme.name}`,
        width: 1200,
        height: 800,
        widths: [400, 800, 1200],
        grain: 0.3,
        svg: () => plate(item, theme, 21 + i * 7 + j),
      }),
    )
    .filter((_, j) => !item.only || item.only.includes(gearThemes[j]?.name ?? 'reef')),
);
