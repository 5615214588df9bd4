import { apiPaths } from '../../../../contract/api-paths.ts';
import { maxUploadBytes, type Picture, tooManyBytes } from '../../../../contract/media.ts';
import { api, guard, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';
import { sendFile } from '../../app/send-file.ts';

const pollIntervalMs = 600;

/** The step of an upload, and its progress from 0 to 1. */
export type Progress = { step: 'sending' | 'encoding'; share: number };
type OnProgress = (progress: Progress) => void;

const pause = () => new Promise((resolve) => setTimeout(resolve, pollIntervalMs));

/** Waits until all sizes of a picture are made. @throws Error with the server's reason */
export async function whenReady(
  sent: Picture,
  onProgress: OnProgress = () => {},
): Promise<Picture> {
  let picture = sent;
  while (picture.state !== 'ready') {
    if (picture.state === 'failed') throw new Error(picture.problem ?? 'It could not be read.');
    onProgress({ step: 'encoding', share: picture.sizesMade / picture.sizes });
    await pause();
    picture = await read(api.media[':id'].$get(byId(picture.id)));
  }
  return picture;
}

/** @throws ApiError; TypeError if offline; Error with a text for the owner */
export async function uploadFile(file: File, onProgress: OnProgress = () => {}): Promise<Picture> {
  // The server would close the connection midway, which browsers report as a network error.
  if (file.size > maxUploadBytes) throw new Error(tooManyBytes);
  const form = new FormData();
  form.append('file', file);
  const onShare = (share: number) => onProgress({ step: 'sending', share });
  const sent = await guard(() => sendFile(apiPaths.media, form, onShare));
  return whenReady(sent as Picture, onProgress);
}

export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
