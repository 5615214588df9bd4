import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

export const instances = ['app-1', 'app-2', 'app-3'];
export const password = 'correct-horse-battery';

/** Whether Docker and its compose plugin are available. */
export const hasEngine = () =>
  run('docker', ['compose', 'version'])
    .then(() => run('docker', ['version']))
    .then(
      () => true,
      () => false,
    );

export type Stack = Awaited<ReturnType<typeof startStack>>;

/** Builds and starts deploy/compose.yaml as a separate project, and connects through Caddy. */
export async function startStack() {
  const folder = mkdtempSync(join(tmpdir(), 'bottom-time-stack-'));
  const settings = join(folder, 'env');
  const configure = (version: string) =>
    writeFileSync(
      settings,
      `DOMAIN=localhost\nPOSTGRES_PASSWORD=${'x7'.repeat(12)}\nADMIN_PASSWORD=${password}\nVERSION=${version}\n`,
    );
  const file = 'deploy/compose.yaml';
  const project = [
    'compose',
    '--file',
    file,
    '--project-name',
    'bottom-time-check',
    '--env-file',
    settings,
  ];

  /** Runs `docker compose …`. @returns its output @throws Error with the end of its output */
  async function compose(...args: string[]): Promise<string> {
    const { stdout, stderr } = await run('docker', [...project, ...args], { maxBuffer: 2 ** 26 });
    return stdout + stderr;
  }
  const inside = (service: string, ...command: string[]) =>
    compose('exec', '--no-TTY', service, ...command);

  configure('check-1');
  await compose('up', '--detach', '--build', '--wait');
  // Caddy's own authority signs the certificate of localhost.
  const ca = await inside('balancer', 'cat', '/data/caddy/pki/authorities/local/root.crt');
  const agent = new Agent({ ca, keepAlive: true });

  return {
    compose,
    inside,
    configure,
    /** Sends a request through Caddy; with a body, as a POST of JSON. */
    ask: (path: string, body?: unknown, headers: Record<string, string> = {}) =>
      new Promise<Response>((resolve, reject) => {
        const sent = request(
          `https://localhost${path}`,
          {
            agent,
            method: body === undefined ? 'GET' : 'POST',
            headers: {
              ...(body !== undefined && { 'Content-Type': 'application/json' }),
              ...headers,
            },
          },
          (answer) => {
            const { statusCode: status = 0, rawHeaders } = answer;
            const pairs = rawHeaders.flatMap((name, at): [string, string][] =>
              at % 2 ? [] : [[name, rawHeaders[at + 1] ?? '']],
            );
            answer.toArray().then((chunks: Buffer[]) => {
              const body = [204, 304].includes(status) ? null : Buffer.concat(chunks);
              resolve(new Response(body, { status, headers: pairs }));
            }, reject);
          },
        );
        sent.on('error', reject);
        sent.end(body === undefined ? undefined : JSON.stringify(body));
      }),
    /** Sends a request to one instance in its container, without Caddy. @returns status and text */
    async askInstance(instance: string, path: string, headers: Record<string, string> = {}) {
      const script = `fetch('http://127.0.0.1:3000${path}', { headers: ${JSON.stringify(headers)} })
        .then(async (answer) => console.log(JSON.stringify([answer.status, await answer.text()])))`;
      const [status, text] = JSON.parse(await inside(instance, 'node', '-e', script));
      return { status: status as number, text: text as string };
    },
    /** Polls an instance in its container until it lists a title. @returns the time in ms */
    async waitFor(instance: string, title: string) {
      const script = `const look = () => fetch('http://127.0.0.1:3000/api/articles')
        .then((answer) => answer.text())
        .then((text) => text.includes('${title}') ? console.log(Date.now()) : setTimeout(look, 25));
        look(); setTimeout(() => process.exit(1), 20_000).unref();`;
      return Number(await inside(instance, 'node', '-e', script));
    },
    /** Docker's state of a service's container. */
    async inspect(service: string) {
      const id = (await compose('ps', '--all', '--quiet', service)).trim();
      return JSON.parse((await run('docker', ['inspect', id])).stdout)[0];
    },
    /** The single value that a query returns from PostgreSQL. */
    async query(text: string) {
      const client = ['psql', '--username=bottom_time', '--no-align', '--tuples-only'];
      return (await inside('database', ...client, `--command=${text}`)).trim();
    },
    async stop() {
      agent.destroy();
      await compose('down', '--volumes', '--remove-orphans');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
