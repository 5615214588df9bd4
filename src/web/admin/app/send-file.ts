import { ApiError } from '../../app/api-error.ts';

/**
 * Sends a file by XMLHttpRequest, because fetch does not report progress.
 * @throws ApiError; TypeError if the connection fails
 */
export function sendFile(
  path: string,
  body: File | FormData,
  onShare: (share: number) => void,
): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    if (body instanceof File) {
      request.setRequestHeader('Content-Type', 'application/octet-stream');
    }
    request.upload.onprogress = ({ loaded, total }) => onShare(loaded / total);
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 200 || status === 201) resolve(JSON.parse(responseText));
      else reject(new ApiError(status, responseText));
    };
    request.onerror = () => reject(new TypeError('The upload broke off'));
    request.send(body);
  });
}
