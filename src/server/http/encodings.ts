import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const unbrotli = promisify(zlib.brotliDecompress);
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);

export type Encoding = 'br' | 'gzip' | 'identity';

const takesBrotli = /\bbr\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;
const takesGzip = /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/;

/** The best encoding that an Accept-Encoding header allows. */
export function encodingFor(accept = ''): Encoding {
  if (takesBrotli.test(accept)) return 'br';
  return takesGzip.test(accept) ? 'gzip' : 'identity';
}

/** A copy with memory of its own: a small buffer would keep the whole 64 kB alive that it was cut from. */
export function copyBuffer(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.length);
  body.copy(copy);
  return copy;
}

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

/** A window of 256 kB, since few pages are larger: each encoder under way would take 4 MB more. */
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

/** For an answer that someone waits for. */
export const compress = {
  br: brotliAt(5),
  gzip: async (body: Buffer) => copyBuffer(await gzip(body)),
};

/** Brotli for an answer that stays: a tenth smaller, for ten times the work. */
export const recompress = brotliAt(10);

/** The plain body of an answer that is kept in some encodings. @throws Error where it is kept in none */
export async function plainBody(
  forms: Partial<Record<Encoding, { body: Buffer }>>,
): Promise<Buffer> {
  if (forms.identity) return forms.identity.body;
  if (forms.br) return unbrotli(forms.br.body);
  if (forms.gzip) return gunzip(forms.gzip.body);
  throw new Error('a kept answer without a body');
}
