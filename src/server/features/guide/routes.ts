import { createHash, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromBuffer } from 'file-type';
import type { Context } from 'hono';
import guide from '../../../../content/guide-file.json' with { type: 'json' };
import { guideTooLarge, maxGuideBytes, storedGuide } from '../../../contract/guide.ts';
import { paths } from '../../../contract/paths.ts';
import { slugify } from '../../../domain/text/fold-text.ts';
import { adminRoute } from '../../platform/auth/session.ts';
import { Endpoints } from '../../platform/endpoints/endpoints.ts';
import { type AppEnv, createRouter, type Services } from '../../platform/http/context.ts';
import type { SharedDrawings } from '../../platform/http/drawn-files.ts';
import { invalid, notFound } from '../../platform/http/errors.ts';
import type { HeavyWork } from '../../platform/http/heavy-work.ts';
import { fileBody } from '../../platform/http/openapi.ts';
import { receiveFile } from '../../platform/http/receive-file.ts';
import { guideFile, type MediaStore, uploadFolder } from '../../platform/media/store.ts';
import type { Settings } from '../../platform/settings/store.ts';
import { site } from '../../platform/site-content/site-content.ts';
import { createEditedGuides, type EditedGuide, editedGuide } from './edited.ts';

const sendPdf = (context: Context<AppEnv>, content: Uint8Array, title: string) =>
  context.body(new Uint8Array(content), 200, {
    'Content-Type': 'application/pdf',
    'Content-Disposition': `inline; filename="${slugify(title) || 'guide'}.pdf"`,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });

/**
 * Redirects the guide's constant address to the owner's PDF, the PDF of the edited text or the
 * released PDF. The address of each PDF depends on its content.
 */
export function guideRoutes(
  settings: Settings,
  store: MediaStore,
  heavyWork: Pick<HeavyWork, 'draw'>,
  shared: SharedDrawings,
) {
  const drawn = createEditedGuides(store, heavyWork, shared);
  const editedPath = (guide: EditedGuide) => `/guides/edited-${drawn.fileKey(guide)}.pdf`;
  return createRouter()
    .get(paths.guide, async (context) => {
      const values = await settings.values();
      const edited = editedGuide(values);
      context.header('Cache-Control', 'no-cache');
      const released = `/guides/${guide.file}`;
      return context.redirect(values.guide.file || (edited ? editedPath(edited) : released), 302);
    })
    .get('/guides/:file{edited-[\\w-]+[.]pdf}', async (context) => {
      const edited = editedGuide(await settings.values());
      if (!edited || context.req.path !== editedPath(edited)) {
        context.header('Cache-Control', 'no-cache');
        return context.redirect(paths.guide, 302);
      }
      return sendPdf(context, await drawn.readFile(edited), edited.title);
    })
    .get('/guides/:file{own-[0-9a-f]{16}[.]pdf}', async (context) => {
      const content = await store.read(guideFile(context.req.path));
      if (!content) throw notFound('There is no such guide');
      return sendPdf(context, content, site.guide.title);
    });
}

const refusal = (sentence: string) => invalid(sentence, { file: [sentence] });

/** @throws 400 for a file that is not a whole PDF */
async function checkPdf(content: Buffer) {
  if ((await fileTypeFromBuffer(content))?.mime !== 'application/pdf') {
    throw refusal('This file is no PDF. Save the guide as PDF and choose that.');
  }
  if (!content.subarray(-2048).includes('%%EOF')) {
    throw refusal('This PDF is cut off. Save it again and choose that.');
  }
}

/** Stores a PDF of the owner; visitors get it once the settings name it. */
export function guideUploadRoutes({ config }: Pick<Services, 'config'>, store: MediaStore) {
  return new Endpoints(adminRoute('Settings')).endpoint('post', '/guide', {
    summary: 'Upload a PDF guide; visitors get it once `file` of the guide settings is its address',
    upload: fileBody,
    answer: storedGuide,
    status: 201,
    errors: [413],
    handle: async ({ context }) => {
      const path = join(uploadFolder(config), randomUUID());
      const limit = { maxBytes: maxGuideBytes, tooLarge: guideTooLarge };
      await receiveFile(context.req.raw, path, limit);
      try {
        const content = await readFile(path);
        await checkPdf(content);
        const key = createHash('sha256').update(content).digest('hex').slice(0, 16);
        const file = paths.ownGuide(key);
        await store.write(guideFile(file), content);
        return { file };
      } finally {
        await rm(path, { force: true });
      }
    },
  });
}
