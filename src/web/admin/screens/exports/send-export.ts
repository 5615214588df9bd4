import { exportTooLarge, type Move, maxExportBytes } from '../../../../contract/moving.ts';
import { apiPaths } from '../../../../contract/paths.ts';
import { ApiError } from '../../../app/api-error.ts';

/** Sends an export. With XMLHttpRequest, since fetch does not tell how much was sent. @throws ApiError, Error in words */
export function sendExport(file: File, onShare: (share: number) => void): Promise<Move> {
  // The server would close the connection in the middle of it, which browsers report as a broken network.
  if (file.size > maxExportBytes) return Promise.reject(new Error(exportTooLarge));
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${apiPaths.moves}?name=${encodeURIComponent(file.name.slice(-200))}`);
    request.setRequestHeader('Content-Type', 'application/octet-stream');
    request.upload.onprogress = ({ loaded, total }) => onShare(loaded / total);
    request.onload = () => {
      const { status, responseText } = request;
      if (status === 201) resolve(JSON.parse(responseText) as Move);
      else reject(new ApiError(status, responseText));
    };
    request.onerror = () => reject(new Error('The upload broke off. Choose the file again.'));
    request.send(file);
  });
}
