import { apiPaths } from '../../../../contract/api-paths.ts';
import { maxUploadBytes, type Picture, tooManyBytes } from '../../../../contract/media.ts';
import { ApiError } from '../../../app/api-error.ts';
import { api, guard, read } from '../../app/api.ts';
import { byId } from '../../app/calls.ts';

const pollIntervalMs = 600;

/** The progress of an upload, 0 to 1, and its state. */
export type Progress = { step: 'sending' | 'encoding'; share: number };
type OnProgress = (progress: Progress) => void;

const pause = () => new Promise((resolve) => setTimeout(resolve, pollIntervalMs));

/** Sends a file by XMLHttpRequest, since fetch does not report progress. @throws ApiError, TypeError offline */
function send(file: File, onProgress: OnProgress): Promise<Picture> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', apiPaths.media);
    request.upload.onprogress = ({ loaded, total }) =>
      onProgress({ step: 'sending', share: loaded / total });
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 200 || status === 201) resolve(JSON.parse(responseText) as Picture);
      else reject(new ApiError(status, responseText));
    };
    request.onerror = () => reject(new TypeError('The upload broke off'));
    const form = new FormData();
    form.append('file', file);
    request.send(form);
  });
}

/** Waits until all sizes of a picture are made. @throws Error with the server's sentence */
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

/** @throws ApiError, TypeError offline, Error in words */
export async function uploadFile(file: File, onProgress: OnProgress = () => {}): Promise<Picture> {
  // The server would close the connection midway, which browsers report as a network error.
  if (file.size > maxUploadBytes) throw new Error(tooManyBytes);
  const sent = await guard(() => send(file, onProgress));
  return whenReady(sent, onProgress);
}

export const picturesIn = (data: DataTransfer | null): File[] =>
  [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'));
