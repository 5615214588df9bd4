import { createHash } from 'node:crypto';
import { nextTurn } from '../turns/turns.ts';
import { type CacheTag, surrogateControl } from './cache-tags.ts';
import { compress, type Encoding, plainBody, recompress } from './encodings.ts';

interface EncodedResponse {
  headers: Record<string, string>;
  body: Buffer;
}

/** Bytes of the key and headers of a response and of each encoding, without the bodies. */
const overheadBytes = { response: 2000, encoding: 3000 };

/** Headers that a 304 repeats; a client keeps the others from the 200. */
const repeatedHeaders = ['cache-control', 'surrogate-key', 'cache-tag'];

/** Bytes hashed per turn of the event loop, in about two milliseconds. */
const hashedBytes = 1024 * 1024;

/** Computes an ETag without render times, so that equal content has the same ETag on every instance. */
export async function contentEtag(body: Buffer, headers: Readonly<Record<string, string>>) {
  const hash = createHash('sha1');
  if (headers['content-type']?.startsWith('text/html')) {
    hash.update(body.toString('latin1').replace(/\b1\d{12}\b/g, ''));
  } else {
    for (let at = 0; at < body.length; at += hashedBytes) {
      if (at > 0) await nextTurn();
      hash.update(body.subarray(at, at + hashedBytes));
    }
  }
  return `W/"${hash.digest('base64url')}"`;
}

export class CachedResponse {
  readonly etag: string;
  readonly notModifiedHeaders: Record<string, string>;
  readonly tags: ReadonlySet<CacheTag>;
  /** Lifetime; 0 if valid until a tagged resource changes. */
  readonly ttlMs: number;
  readonly #madeAt = performance.now();
  readonly #headers: Record<string, string>;
  /** The plain body while it is being sent, shared by all slow readers. */
  #read: WeakRef<Buffer> | undefined;
  #decoding: Promise<Buffer> | undefined;
  /** The encoded bodies; the plain body is dropped once a compressed body exists. */
  readonly #encodings: Partial<Record<Encoding, EncodedResponse>> = {};

  constructor(
    body: Buffer,
    headers: Record<string, string>,
    etag: string,
    tags: ReadonlySet<CacheTag>,
    ttlMs: number,
  ) {
    this.etag = etag;
    this.tags = tags;
    this.ttlMs = ttlMs;
    const validators = { etag: this.etag, vary: 'Accept-Encoding' };
    this.#headers = { ...headers, ...validators };
    this.notModifiedHeaders = {
      ...Object.fromEntries(
        Object.entries(headers).filter(([name]) => repeatedHeaders.includes(name.toLowerCase())),
      ),
      ...validators,
    };
    this.#encodings.identity = this.#encoded('identity', body);
  }

  get bytes(): number {
    return Object.values(this.#encodings).reduce(
      (sum, { body }) => sum + overheadBytes.encoding + body.length,
      overheadBytes.response,
    );
  }

  /** The remaining lifetime, at least one second, because 0 means no limit. */
  lifetimeHeaders(): Record<string, string> {
    if (this.ttlMs === 0) return {};
    const left = Math.ceil((this.#madeAt + this.ttlMs - performance.now()) / 1000);
    return { [surrogateControl]: `max-age=${Math.max(1, left)}` };
  }

  #encoded(encoding: Encoding, body: Buffer): EncodedResponse {
    return {
      headers: {
        ...this.#headers,
        'content-length': String(body.length),
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
      },
      body,
    };
  }

  existing(encoding: Encoding): EncodedResponse | undefined {
    return this.#encodings[encoding];
  }

  async encode(encoding: Encoding): Promise<EncodedResponse> {
    const existing = this.#encodings[encoding];
    if (existing) return existing;
    const plain = await this.#plain();
    if (encoding === 'identity') return this.#encoded(encoding, plain);
    const encoded = this.#encoded(encoding, await compress[encoding](plain));
    this.#encodings[encoding] = encoded;
    delete this.#encodings.identity;
    return encoded;
  }

  async #plain(): Promise<Buffer> {
    const known = this.#read?.deref();
    if (known) return known;
    this.#decoding ??= plainBody(this.#encodings).finally(() => {
      this.#decoding = undefined;
    });
    const plain = await this.#decoding;
    this.#read = new WeakRef(plain);
    return plain;
  }

  /** Replaces the Brotli body with a smaller one, at ten times the CPU time. */
  async recompress(): Promise<void> {
    this.#encodings.br = this.#encoded('br', await recompress(await plainBody(this.#encodings)));
  }

  matches(ifNoneMatch: string | null | undefined): boolean {
    return ifNoneMatch?.includes(this.etag) ?? false;
  }
}
