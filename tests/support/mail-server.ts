import { type AddressInfo, createServer, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** A mail server that stores its mails. It refuses the first `refusals` mails with 451. */
export async function startMailServer({
  refusals = 0,
  port = 0,
  ...options
}: SMTPServerOptions & { refusals?: number; port?: number } = {}) {
  const mails: string[] = [];
  let refused = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 50,
    async onData(stream, _session, done) {
      const mail = await text(stream).catch(() => undefined);
      if (mail === undefined) {
        done(new Error('The connection was cut off'));
        return;
      }
      if (refused < refusals) {
        refused += 1;
        done(Object.assign(new Error('Try again later'), { responseCode: 451 }));
        return;
      }
      mails.push(mail);
      done();
    },
    ...options,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const address = server.server.address() as AddressInfo;
  return {
    mails,
    /** The mails, as a mail program parses them. */
    parsed: () => Promise.all(mails.map((mail) => simpleParser(mail))),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
    port: address.port,
    url: `smtp://127.0.0.1:${address.port}`,
  };
}

/** A server that accepts connections and never answers. */
export async function startSilentServer() {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
