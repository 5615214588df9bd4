import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a balancer that passes each request to the next instance, without sticky sessions.
 * Like Caddy, it tries another instance if a connection is refused, and repeats a read whose
 * connection broke.
 */
export async function startBalancer(targets: readonly { url: string }[]) {
  let turn = 0;

  function pass(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    body: Buffer,
    first: number,
    tried = 0,
  ) {
    const target = targets[(first + tried) % targets.length];
    if (!target) throw new Error('no target');
    const upstream = request(
      target.url + (incoming.url ?? '/'),
      { method: incoming.method, headers: incoming.headers, agent: false },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
        answer.on('error', () => outgoing.destroy());
      },
    );
    upstream.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.headersSent) return outgoing.destroy();
      const repeatable = error.code === 'ECONNREFUSED' || incoming.method === 'GET';
      if (repeatable && tried < targets.length - 1) {
        pass(incoming, outgoing, body, first, tried + 1);
      } else outgoing.writeHead(502).end(String(error.code));
    });
    upstream.end(body);
  }

  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => pass(incoming, outgoing, Buffer.concat(chunks), turn++));
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
