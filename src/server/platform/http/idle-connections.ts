import type { Server } from 'node:http';

/**
 * Closes idle connections whenever more than `most` are open, so that they never take
 * the place of a visitor.
 */
export function closeIdleBeyond(server: Server, most: number) {
  let open = 0;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open > most) server.closeIdleConnections();
  });
}
