import type { SkillLevel } from '../dive-sites/terms.ts';

/** Colours for images without a stylesheet: prints and share images. */
export const palette = {
  paper: '#FBF6EC',
  sand: '#F0E6D2',
  ink: '#0A222E',
  deep: '#063B4C',
  reef: '#0B6E78',
  shallow: '#9AD8D0',
  ochre: '#A2490B',
  coral: '#E2583E',
  muted: '#3F5560',
  haze: '#BFE3DE',
  honey: '#DE9A3A',
};

export const skillPalette = {
  Beginner: '#1F6B3A',
  Intermediate: '#F2C94C',
  Advanced: '#A8281B',
} as const satisfies Record<SkillLevel, string>;
