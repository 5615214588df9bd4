import { calloutEditor } from './callout/editor.ts';
import { comparedEditor } from './compared/editor.tsx';
import { comparisonEditor } from './comparison/editor.tsx';
import { diveSiteEditor } from './dive-site/editor.tsx';
import type { BlockEditor } from './editor.ts';
import { galleryEditor } from './gallery/editor.tsx';
import { pictureEditor } from './picture/editor.tsx';
import { productEditor } from './product/editor.tsx';
import { prosConsEditor } from './pros-cons/editor.ts';
import { videoEditor } from './video/editor.tsx';

export const blockEditors: readonly BlockEditor[] = [
  pictureEditor,
  galleryEditor,
  videoEditor,
  productEditor,
  diveSiteEditor,
  comparisonEditor,
  comparedEditor,
  calloutEditor,
  prosConsEditor,
];

export const blockEntries = blockEditors.flatMap(({ entries }) => entries);
