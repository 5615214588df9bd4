import guide from '../../../../content/guide-file.json' with { type: 'json' };
import { paths } from '../../../contract/paths.ts';
import { createRouter } from '../http/context.ts';

export function guideRoutes() {
  return createRouter().get(paths.guide, (context) => {
    context.header('Cache-Control', 'no-cache');
    return context.redirect(`/guides/${guide.file}`, 302);
  });
}
