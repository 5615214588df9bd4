import { request } from 'node:http';
import type { Site } from '../failures/site.ts';

/** Sends a request exactly as written; `fetch` would normalise it. */
export function rawRequest(
  { url }: Pick<Site, 'url'>,
  path: string,
  headers: Record<string, string> = {},
) {
  const { port } = new URL(url);
  return new Promise<{
    status: number;
    headers: Record<string, string | string[] | undefined>;
    body: string;
  }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, async (answer) => {
      let body = '';
      for await (const chunk of answer) body += chunk;
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body });
    });
    sent.on('error', reject).end();
  });
}
