import { rm } from 'node:fs/promises';
import { z } from 'zod';
import { idParams } from '../../../contract/common.ts';
import {
  picture,
  pictureChanges,
  pictureCopy,
  pictureListQuery,
  pictureUse,
  sitePicture,
  usedPicture,
} from '../../../contract/media.ts';
import { adminRoute } from '../auth/session.ts';
import { Endpoints } from '../endpoints/endpoints.ts';
import type { Services } from '../http/context.ts';
import { json, nextPage } from '../http/openapi.ts';
import { publicWeb, type Reach } from '../outbound/public-request.ts';
import { addFile, type MediaLibrary } from './add-file.ts';
import { copyPicture } from './fetch-picture.ts';
import { changePicture, deletePicture, findPicture, listPictures, listUses } from './pictures.ts';
import { receiveFile } from './receive.ts';
import { listSitePictures } from './site-pictures.ts';
import { uploadFolder } from './store.ts';

/** Describes the upload without a zod schema, because a schema would read the whole body into memory. */
const upload = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object' as const,
        required: ['file'],
        properties: { file: { type: 'string' as const, format: 'binary' } },
      },
    },
  },
};

/** @param reach restricts the addresses that pictures are copied from */
export function mediaRoutes(services: Services, library: MediaLibrary, reach: Partial<Reach> = {}) {
  return new Endpoints(adminRoute('Media'))
    .endpoint('get', '/', {
      summary: 'The pictures of the library, the newest first, 48 a page',
      query: pictureListQuery,
      answer: z.array(picture),
      handle: async ({ query, context }) => {
        const page = await listPictures(services, query);
        return context.json(page.items, 200, nextPage(context.req, page));
      },
    })
    .endpoint('get', '/site', {
      summary: 'The pictures that come with the site',
      answer: z.array(sitePicture),
      handle: () => listSitePictures(),
    })
    .endpoint('post', '/', {
      summary: 'Upload a picture, which is stored once; its sizes are made afterwards',
      upload,
      answer: picture,
      meaning: 'The library already has a picture with the same bytes, which is returned',
      responses: { 201: json(picture, 'Stored') },
      handle: async ({ actor, context }) => {
        const received = await receiveFile(context.req.raw, uploadFolder(services.config));
        try {
          const { picture: stored, isNew } = await addFile(services, library, received, actor);
          return isNew ? context.json(stored, 201) : stored;
        } finally {
          await rm(received.path, { force: true });
        }
      },
    })
    .endpoint('post', '/copy', {
      summary:
        'Copy a picture of another site, which is stored once; its sizes are made afterwards',
      body: pictureCopy,
      answer: picture,
      meaning: 'The library already has a picture with the same bytes, which is returned',
      responses: { 201: json(picture, 'Stored') },
      handle: async ({ body, actor, context }) => {
        const asking = { ...publicWeb, ...reach, signal: context.req.raw.signal };
        const { picture: stored, isNew } = await copyPicture(
          services,
          library,
          body,
          actor,
          asking,
        );
        return isNew ? context.json(stored, 201) : stored;
      },
    })
    .endpoint('get', '/{id}', {
      summary: 'A picture, and how many of its sizes are made',
      params: idParams,
      answer: picture,
      handle: ({ params }) => findPicture(services, params.id),
    })
    .endpoint('get', '/{id}/uses', {
      summary: 'Every record that shows a picture',
      params: idParams,
      answer: z.array(pictureUse),
      handle: ({ params }) => listUses(services, params.id),
    })
    .endpoint('patch', '/{id}', {
      summary: 'Change the metadata of a picture',
      params: idParams,
      body: pictureChanges,
      answer: picture,
      handle: ({ params: { id }, body, actor }) => changePicture(services, id, body, actor),
    })
    .endpoint('delete', '/{id}', {
      summary: 'Delete a picture that is not in use',
      params: idParams,
      withoutErrors: [413, 415],
      responses: { 409: json(usedPicture, 'In use; uses name every record that shows it') },
      handle: ({ params: { id }, actor }) => deletePicture(services, library.store, id, actor),
    });
}
