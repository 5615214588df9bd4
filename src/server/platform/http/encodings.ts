import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

export type Encoding = 'br' | 'gzip' | 'identity';

const acceptsBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const acceptsGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

export function encodingFor(accept = ''): Encoding {
  if (acceptsBrotli.test(accept)) return 'br';
  return acceptsGzip.test(accept) ? 'gzip' : 'identity';
}

/** Copies a buffer: a slice would retain the 64 kB chunk that zlib allocated. */
function copyBuffer(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** Compresses with a window of 256 kB, enough for nearly every page; the default takes 4 MB more per encoder. */
const brotliAt = (quality: number) => async (body: Buffer) =>
  copyBuffer(
    await brotli(body, {
      params: {
        [BROTLI_PARAM_QUALITY]: quality,
        [BROTLI_PARAM_LGWIN]: 18,
        [BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  );

export const compress = {
  br: brotliAt(5),
  gzip: async (body: Buffer) => copyBuffer(await gzip(body)),
};

export const recompress = brotliAt(10);

export async function plainBody(
  encodings: Partial<Record<Encoding, { body: Buffer }>>,
): Promise<Buffer> {
  if (encodings.identity) return encodings.identity.body;
  if (encodings.br) return unbrotli(encodings.br.body);
  if (encodings.gzip) return gunzip(encodings.gzip.body);
  throw new Error('a cached response without a body');
}
