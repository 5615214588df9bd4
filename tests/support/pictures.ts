import { setTimeout as pause } from 'node:timers/promises';
import sharp, { type Sharp } from 'sharp';
import type { Picture } from '../../src/contract/media.ts';
import { openSession } from '../../src/server/platform/auth/session-store.ts';
import { sessionCookie } from '../../src/server/platform/http/session-cookie.ts';
import type { TestApp } from './both-databases.ts';

interface Drawing {
  width?: number;
  height?: number;
  background?: string;
}

/** A picture of one colour, to encode in any format. */
export const draw = ({ width = 300, height = 200, background = '#0a6b78' }: Drawing = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

/** Uploads a file as the admin, like a browser's form. */
export async function upload(site: TestApp, content: Uint8Array, name = 'Reef.jpg') {
  const { token } = await openSession(site.services);
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return site.app.request('/api/media', {
    method: 'POST',
    body: form,
    headers: { Cookie: `${sessionCookie(site.services.config)}=${token}` },
  });
}

let count = 0;

/** Uploads a picture that is new to the library, and waits for its sizes. */
export async function addReadyPicture(site: TestApp, content: Uint8Array, name?: string) {
  count += 1;
  // Decoders ignore bytes after a picture's end.
  const answer = await upload(site, Buffer.concat([content, Buffer.from(`${count}`)]), name);
  if (answer.status !== 201) throw new Error(await answer.text());
  return whenEncoded(site, (await answer.json()) as Picture);
}

/** Waits until the encoding of a picture succeeds or fails. @returns the picture */
export async function whenEncoded(site: TestApp, { id }: Picture): Promise<Picture> {
  for (;;) {
    const found = (await (await site.admin(`/api/media/${id}`)).json()) as Picture;
    if (found.state === 'ready' || found.problem) return found;
    await pause(20);
  }
}
