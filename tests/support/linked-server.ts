import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Starts a local website: `/200` answers 200, `/to/…` redirects with 302, `/moved/…` with 301,
 * `pages` are HTML, `/no-head` answers HEAD with 405, and `/broken` closes the connection.
 */
export async function openLinkedServer() {
  const asked: string[] = [];
  const state = { now: 0, most: 0, pages: new Map<string, string>() };
  const server = createServer((request, response) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url}`);
    state.now += 1;
    state.most = Math.max(state.most, state.now);
    response.on('close', () => {
      state.now -= 1;
    });
    if (url === '/broken') return request.socket.destroy();
    if (url.startsWith('/to/')) {
      return response.writeHead(302, { Location: url.replace(/^\/to(\/(?=http))?/, '') }).end();
    }
    if (url.startsWith('/moved/')) {
      return response.writeHead(301, { Location: url.replace('/moved', '') }).end();
    }
    const page = state.pages.get(url);
    if (page !== undefined) {
      return response.writeHead(200, { 'Content-Type': 'text/html' }).end(page);
    }
    if (url === '/circle') return response.writeHead(301, { Location: '/circle' }).end();
    if (url === '/no-head') return response.writeHead(method === 'HEAD' ? 405 : 200).end();
    return response.writeHead(Number(/\d{3}/.exec(url)?.[0] ?? 200)).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    state,
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
