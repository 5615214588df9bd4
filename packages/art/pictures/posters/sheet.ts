import type { Picture } from '../../kit/picture.ts';

export const WIDTH = 1200;
export const HEIGHT = 1500;

export const poster = (name: string, svg: () => string): Picture => ({
  folder: 'posters',
  name,
  width: WIDTH,
  height: HEIGHT,
  widths: [400, 800, 1200],
  svg,
});
