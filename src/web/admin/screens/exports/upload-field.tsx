import { ApiError } from '../../../app/api-error.ts';

/** Sends a file by XMLHttpRequest, since fetch does not report progress. @throws ApiError, Error with a sentence */
export function sendFile<Answer>(
  path: string,
  file: File,
  limit: { maxBytes: number; tooLarge: string },
  onShare: (share: number) => void,
): Promise<Answer> {
  // The server would close the connection midway, which browsers report as a network error.
  if (file.size > limit.maxBytes) return Promise.reject(new Error(limit.tooLarge));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onShare(loaded / total);
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 201) resolve(JSON.parse(responseText) as Answer);
      else reject(new ApiError(status, responseText));
    };
    request.onerror = () => reject(new Error('The upload broke off. Choose the file again.'));
    request.send(file);
  });
}
