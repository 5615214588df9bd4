import type { ServerResponse } from 'node:http';

/** Node keeps a head here once it is built, and sends what stands here. Not documented, and as it is since 2011. */
type WithHead = ServerResponse & { _header?: string | null };

const nothing = Buffer.alloc(0);

/** What every head of this second ends with, whose answer it may be: the date and that the connection stays. */
let ending = '';
/** When that second ends, in milliseconds since 1970. */
let stale = 0;

/**
 * An answer that is sent many times. Node builds and checks a head line by line for each answer,
 * which is a quarter of what a kept one costs (docs/bench.md). Here it does so once, and once a
 * second for the date.
 */
export class CachedResponse {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** The head as Node built it, up to the date. */
  #beginning: string | undefined;

  /** @param headers with the body's length, which Node would else name behind the date */
  constructor(status: 200 | 304, headers: Record<string, string>, body: Buffer = nothing) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  send(response: WithHead): void {
    // Whose connection ends with the answer is told so in the head.
    const alike = response.shouldKeepAlive && response.req.httpVersion === '1.1';
    const now = Date.now();
    if (alike && this.#beginning && now < stale) {
      response._header = this.#beginning + ending;
    } else {
      response.writeHead(this.status, this.headers);
      const head = response._header;
      if (alike && head) {
        const date = head.lastIndexOf('\r\nDate: ');
        this.#beginning ??= head.slice(0, date);
        ending = head.slice(date);
        stale = now - (now % 1000) + 1000;
      }
    }
    response.end(this.body === nothing ? undefined : this.body);
  }
}
