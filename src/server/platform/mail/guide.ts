import { fileURLToPath } from 'node:url';
import guide from '../../../../content/guide-file.json' with { type: 'json' };
import { paths } from '../../../contract/paths.ts';
import { createRouter } from '../http/context.ts';

export const guideAttachment = {
  filename: '10-must-have-items.pdf',
  path: fileURLToPath(new URL(`../../../../public/guides/${guide.file}`, import.meta.url)),
  contentType: 'application/pdf',
};

export function guideRoutes() {
  return createRouter().get(paths.guide, (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.redirect(`/guides/${guide.file}`, 302);
  });
}
