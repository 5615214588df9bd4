// Node's HTTP server without the site's code: the upper limit for a server in Node.
// against-nginx.ts starts it and writes the responses to its standard input, one JSON line each.
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
