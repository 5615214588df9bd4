// Node's own HTTP server without code of the site: one fixed answer for every request, as the upper limit of
// a server in Node. Started by against-nginx.ts, which writes the answer to the first line of its input.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

const answers = new Map<
  string,
  { status: number; headers: Record<string, string>; body: Buffer }
>();
for await (const line of createInterface({ input: process.stdin })) {
  const { path, status, headers, body } = JSON.parse(line);
  answers.set(path, { status, headers, body: Buffer.from(body, 'base64') });
}
const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? '');
  response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body);
});
server.listen(0, '127.0.0.1', () => console.log((server.address() as AddressInfo).port));
