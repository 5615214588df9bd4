import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Message {
  host: string;
  key: string;
  keyLocation: string;
  urlList: string[];
}

/** Starts a local search engine that accepts IndexNow messages. */
export async function openIndexNowServer() {
  const messages: Message[] = [];
  const state = { status: 202, hangs: false, beforeAnswer: async () => {} };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => {
      body += chunk;
    });
    request.on('end', async () => {
      messages.push(JSON.parse(body) as Message);
      await state.beforeAnswer();
      if (!state.hangs) response.writeHead(state.status).end('Thank you');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    messages,
    state,
    url: `http://127.0.0.1:${port}/indexnow`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
