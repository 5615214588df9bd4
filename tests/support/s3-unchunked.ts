import { createServer, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Joins signed chunks, each a line `<hex size>;chunk-signature=<signature>` and its content. */
function joinChunks(body: Buffer) {
  const parts: Buffer[] = [];
  for (let at = 0; at < body.length; ) {
    const line = body.indexOf('\r\n', at);
    const size = Number.parseInt(body.toString('latin1', at, line), 16);
    parts.push(body.subarray(line + 2, line + 2 + size));
    at = line + 2 + size + 2;
  }
  return Buffer.concat(parts);
}

async function readBody(incoming: IncomingMessage) {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const body = Buffer.concat(chunks);
  const isChunked = String(incoming.headers['x-amz-content-sha256']).startsWith('STREAMING');
  return isChunked ? joinChunks(body) : body;
}

/** Starts a proxy that joins signed chunks, since the tests' S3 server stores them unchanged. */
export async function startUnchunked(target: string) {
  const server = createServer(async (incoming, outgoing) => {
    const body = await readBody(incoming);
    const headers = { ...incoming.headers, 'content-length': String(body.length) };
    const { method, url } = incoming;
    const upstream = request(target + url, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    upstream.on('error', () => outgoing.destroy());
    upstream.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
