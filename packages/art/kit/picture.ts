export type Picture = {
  /** Folder below public/art, e.g. `posters`. */
  folder: string;
  name: string;
  /** Size of the master in pixels. */
  width: number;
  height: number;
  /** Widths in pixels that the responsive files get. */
  widths: number[];
  svg(): string;
  /** Strength of the paper grain, 0 to 1; 0.5 when left out. */
  grain?: number;
  /** PNG files below public/ in place of the usual set, without grain. */
  png?: { path: string; size: number }[];
};
