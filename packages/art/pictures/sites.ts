import type { Picture } from '../kit/picture.ts';
import { composePlate } from '../plates/compose.ts';
import type { PlateFacts } from '../plates/facts.ts';
import { HEIGHT, WIDTH } from '../plates/scene.ts';

type Kind = Pick<PlateFacts, 'type' | 'access' | 'description'>;

const kinds: Record<string, Kind> = {
  reef: { type: 'reef', access: 'shore', description: 'A reef that slopes down.' },
  bommie: { type: 'reef', access: 'boat', description: 'A bommie on the bed.' },
  gutter: { type: 'reef', access: 'both', description: 'A gutter between walls of rock.' },
  wreck: { type: 'wreck', access: 'boat', description: '' },
  wall: { type: 'wall', access: 'boat', description: '' },
  cave: { type: 'cave', access: 'boat', description: '' },
  pier: { type: 'pier', access: 'shore', description: '' },
  muck: { type: 'muck', access: 'shore', description: '' },
  drift: { type: 'drift', access: 'boat', description: '' },
  freshwater: { type: 'freshwater', access: 'shore', description: '' },
};

const climates = {
  temperate: { latitude: -35, marineLife: '' },
  tropical: { latitude: -17, marineLife: '' },
};

/** What a site without an image shows behind 'Photo Coming Soon': a plate of its kind and climate, without animals of its own. */
export const pictures: Picture[] = Object.entries(kinds).flatMap(([kind, site]) =>
  Object.entries(climates).map(
    ([climate, sea]): Picture => ({
      folder: 'sites',
      name: `${kind}-${climate}`,
      width: WIDTH,
      height: HEIGHT,
      widths: [400, 800],
      grain: 0.3,
      svg: () =>
        composePlate({
          ...site,
          ...sea,
          slug: `print-${kind}-${climate}`,
          name: '',
          state: '',
          region: '',
          depthMin: 4,
          depthMax: 18,
        }),
    }),
  ),
);
