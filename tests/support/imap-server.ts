import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { type AddressInfo, createConnection, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const program = '/usr/sbin/dovecot';

/** The reason why no IMAP server can start; undefined if a server can start. */
export const withoutImapServer = existsSync(program)
  ? undefined
  : 'skipped: needs dovecot (Debian’s package dovecot-imapd)';

/** User and group of Dovecot, which refuses to run mail processes as root. */
const nobody = 65_534;

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const config = (folder: string, port: number, [user, group]: [string, string]) => `
base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = ${folder}/log
protocols = imap
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
default_internal_user = ${user}
default_internal_group = ${group}
default_login_user = ${user}
mail_location = maildir:${folder}/mail
first_valid_uid = 1
service imap-login {
  chroot =
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
service anvil {
  chroot =
}
service stats {
  chroot =
}
passdb {
  driver = static
  args = password=reef-and-wreck
}
userdb {
  driver = static
  args = home=${folder}/home
}
`;

async function untilOpen(port: number) {
  for (let attempt = 0; attempt < 100; attempt++) {
    const socket = createConnection(port, '127.0.0.1');
    const isOpen = await Promise.race([
      once(socket, 'connect').then(
        () => true,
        () => false,
      ),
      pause(500, false),
    ]);
    socket.destroy();
    if (isOpen) return true;
    await pause(100);
  }
  return false;
}

/** Starts Dovecot without privileges, with one mailbox in a separate folder. */
export async function startImapServer() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-imap-'));
  const isRoot = process.getuid?.() === 0;
  const names: [string, string] = isRoot
    ? ['nobody', 'nogroup']
    : [userInfo().username, execFileSync('id', ['-gn'], { encoding: 'utf8' }).trim()];
  const port = await freePort();
  const own = (path: string) => {
    if (isRoot) chownSync(path, nobody, nobody);
    chmodSync(path, 0o700);
  };
  const inbox = ['cur', 'new', 'tmp'].map((name) => join(folder, 'mail', name));
  for (const name of ['run', 'state', 'home', 'mail']) mkdirSync(join(folder, name));
  for (const path of inbox) mkdirSync(path);
  const file = join(folder, 'dovecot.conf');
  writeFileSync(file, config(folder, port, names));
  for (const path of [folder, file, ...inbox]) own(path);
  for (const name of ['run', 'state', 'home', 'mail']) own(join(folder, name));
  const server = spawn(program, ['-F', '-c', file], {
    stdio: 'ignore',
    ...(isRoot && { uid: nobody, gid: nobody }),
  });
  const ended = once(server, 'exit');
  async function stop() {
    if (server.exitCode === null) server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
  if (!(await untilOpen(port))) {
    const log = join(folder, 'log');
    const said = existsSync(log) ? readFileSync(log, 'utf8') : '';
    await stop();
    throw new Error(`dovecot did not start: ${said}`);
  }
  let delivered = 0;
  const listed = () =>
    inbox.slice(0, 2).flatMap((path) => readdirSync(path).map((name) => join(path, name)));
  return {
    ...{ port, stop, user: 'news', password: 'reef-and-wreck' },
    /** Puts a mail into the inbox, as a mail server delivers it. */
    deliver(mail: string) {
      delivered += 1;
      const path = join(folder, 'mail', 'new', `${Date.now()}.${delivered}.test`);
      writeFileSync(path, mail);
      if (isRoot) chownSync(path, nobody, nobody);
    },
    /** The subjects of mails marked as read. */
    read: () =>
      listed()
        .filter((path) => /:2,[A-Za-z]*S/.test(path))
        .map((path) => /^Subject: (.*)$/m.exec(readFileSync(path, 'utf8'))?.[1]?.trim()),
  };
}
