import {
  abyss,
  coral,
  deep,
  dune,
  honey,
  ink,
  lagoon,
  mix,
  ochre,
  paper,
  reef,
  rust,
  sand,
  shallow,
} from '../palette.ts';

/** The colours of one gear picture; each item is drawn in three themes. */
export type GearTheme = {
  name: 'reef' | 'ochre' | 'night';
  ground: string;
  under: string;
  mark: string;
  shadow: string;
  /** Rubber, neoprene, plastic. */
  dark: string;
  darkShade: string;
  darkLight: string;
  /** The coloured part. */
  main: string;
  mainShade: string;
  mainLight: string;
  /** Small accent: pulls, buttons, octopus. */
  spark: string;
  sparkShade: string;
  metal: string;
  metalShade: string;
  metalLight: string;
  glass: string;
  glassLight: string;
  line: string;
};

export const gearThemes: [GearTheme, GearTheme, GearTheme] = [
  {
    name: 'reef',
    ground: mix(shallow, paper, 0.52),
    under: mix(shallow, paper, 0.12),
    mark: lagoon,
    shadow: mix(shallow, reef, 0.42),
    dark: '#123544',
    darkShade: ink,
    darkLight: mix(deep, shallow, 0.3),
    main: reef,
    mainShade: deep,
    mainLight: mix(reef, shallow, 0.55),
    spark: coral,
    sparkShade: mix(coral, ink, 0.35),
    metal: '#DCE3DC',
    metalShade: mix(lagoon, ink, 0.18),
    metalLight: paper,
    glass: mix(reef, deep, 0.35),
    glassLight: shallow,
    line: ink,
  },
  {
    name: 'ochre',
    ground: sand,
    under: mix(sand, honey, 0.55),
    mark: mix(sand, ochre, 0.45),
    shadow: mix(dune, ochre, 0.36),
    dark: mix(ink, ochre, 0.14),
    darkShade: mix(ink, '#000000', 0.25),
    darkLight: mix(ink, sand, 0.32),
    main: ochre,
    mainShade: rust,
    mainLight: honey,
    spark: reef,
    sparkShade: deep,
    metal: paper,
    metalShade: mix(dune, ink, 0.35),
    metalLight: '#FFFFFF',
    glass: mix(reef, ink, 0.2),
    glassLight: shallow,
    line: mix(ink, ochre, 0.1),
  },
  {
    name: 'night',
    ground: mix(deep, ink, 0.35),
    under: mix(reef, deep, 0.25),
    mark: mix(reef, shallow, 0.15),
    shadow: mix(abyss, ink, 0.6),
    dark: '#0B2430',
    darkShade: '#061720',
    darkLight: mix(reef, shallow, 0.3),
    main: mix(shallow, paper, 0.1),
    mainShade: mix(reef, shallow, 0.35),
    mainLight: paper,
    spark: honey,
    sparkShade: ochre,
    metal: mix(sand, shallow, 0.35),
    metalShade: mix(reef, shallow, 0.25),
    metalLight: paper,
    glass: mix(honey, paper, 0.25),
    glassLight: paper,
    line: '#061720',
  },
];
