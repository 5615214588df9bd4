import type { Server } from 'node:http';

/**
 * Closes idle connections whenever more than `most` connections are open, so that idle ones
 * never block a visitor.
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
