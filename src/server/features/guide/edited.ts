import releasedGuide from '../../../../content/guide-file.json' with { type: 'json' };
import releasedSite from '../../../../content/site.json' with { type: 'json' };
import type { SettingValues } from '../../../contract/settings/groups/groups.ts';
import { readLibraryAddress, variantName } from '../../../domain/pictures/library-pictures.ts';
import { drawInChildProcess } from '../../platform/drawing/draw-in-child-process.ts';
import { createDrawnFiles, type SharedDrawings } from '../../platform/http/drawn-files.ts';
import type { HeavyWork } from '../../platform/http/heavy-work.ts';
import { fileName } from '../../platform/media/pictures.ts';
import type { MediaStore } from '../../platform/media/store.ts';
import { releasedGuideText } from '../../platform/settings/defaults.ts';
import type { DrawnGuide } from './draw.ts';

const cacheBytes = 4 * 1024 * 1024;

/** The edition of the drawing; increase it when the drawing changes. */
const edition = 2;

export type EditedGuide = Omit<DrawnGuide, 'pictures'>;

/** The guide with the owner's words; undefined if they equal the words of the released PDF. */
export function editedGuide({ guide, identity, contact }: SettingValues): EditedGuide | undefined {
  const { title, about, text } = guide;
  const edited = { title, about, text, siteName: identity.name, email: contact.email };
  const isReleased =
    title === releasedGuide.title &&
    about === releasedGuide.about &&
    text === releasedGuideText &&
    edited.siteName === releasedSite.name &&
    edited.email === releasedSite.email;
  return isReleased ? undefined : edited;
}

const libraryPicture = /!\[[^[\]]*\]\((\/media\/[^\s)]+)/g;

/** Reads library pictures in this process, since the process that draws lacks the settings. */
async function readPictures({ text }: EditedGuide, library: MediaStore) {
  const pictures: DrawnGuide['pictures'] = {};
  for (const [, src = ''] of text.matchAll(libraryPicture)) {
    const address = readLibraryAddress(src);
    const content =
      address && (await library.read(fileName(address.key, variantName(address.width, 'jpg'))));
    if (content) pictures[src] = content;
  }
  return pictures;
}

/** The PDFs of edited guides, each drawn once. */
export const createEditedGuides = (
  library: MediaStore,
  heavyWork: Pick<HeavyWork, 'draw'>,
  shared: SharedDrawings,
) =>
  createDrawnFiles<EditedGuide>(
    async (guide) =>
      drawInChildProcess(import.meta.resolve('./draw.ts'), 'drawGuide', {
        ...guide,
        pictures: await readPictures(guide, library),
      } satisfies DrawnGuide),
    { cacheBytes, edition: () => [edition], heavyWork, shared },
  );
