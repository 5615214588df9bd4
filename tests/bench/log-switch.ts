// tests/bench/access-log.ts imports this file into the site's process, where SIGUSR2 switches the
// access log off and on.
import { registerHooks } from 'node:module';

const line = "logs[probes.has(path) ? 'debug' : 'info']?.(answer);";
const key = 'accessLogIsOff';

process.on('SIGUSR2', () => Reflect.set(globalThis, key, !Reflect.get(globalThis, key)));

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith('/platform/http/request-log.ts')) return loaded;
    const source = String(loaded.source);
    if (!source.includes(line)) throw new Error(`${url} no longer has the line ${line}`);
    return { ...loaded, source: source.replace(line, `if (!globalThis.${key}) ${line}`) };
  },
});
