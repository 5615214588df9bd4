import type { IncomingMessage } from 'node:http';
import { isPhotograph, uploadPaths } from './body-limit.ts';

const bodyTimeoutMs = 30_000;
/** Time for 25 MB at 0.4 Mbit/s. */
export const uploadTimeoutMs = 600_000;
/** Time for a photograph of 10 MB at 0.5 Mbit/s. */
const photographTimeoutMs = 180_000;

/** Destroys a request whose body arrives too slowly (slowloris); node:http has one timeout for all requests. */
export function limitBodyTime(request: IncomingMessage, timeoutMs = bodyTimeoutMs) {
  const { headers, method, url = '' } = request;
  const hasBody = 'content-length' in headers || 'transfer-encoding' in headers;
  const path = url.replace(/[?].*/s, '');
  const isUpload = method === 'POST' && uploadPaths.includes(path);
  if (!hasBody || isUpload) return;
  const timer = setTimeout(
    () => {
      if (!request.complete) request.destroy();
    },
    isPhotograph(method, path) ? photographTimeoutMs : timeoutMs,
  ).unref();
  const { socket } = request;
  const stop = () => {
    clearTimeout(timer);
    socket.off('close', stop);
  };
  request.once('close', stop);
  // A request answered before its body arrived never emits `close`, so its timer would hold the read bytes.
  socket.once('close', stop);
}
