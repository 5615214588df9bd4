import type { ServerResponse } from 'node:http';

/** Node keeps a head here once it is built, and sends what stands here. Not documented, and as it is since 2011. */
type WithHead = ServerResponse & { _header?: string | null };

const nothing = Buffer.alloc(0);

/**
 * An answer that is sent many times. Node builds and checks a head line by line for each answer,
 * which is a quarter of what a kept one costs (docs/bench.md): here it does so once a second, since
 * a head says the time, and the others of that second are sent with the same.
 */
export class KeptAnswer {
  readonly status: 200 | 304;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  #head: string | null | undefined;
  /** When the head's second ends, in milliseconds since 1970. */
  #stale = 0;

  constructor(status: 200 | 304, headers: Record<string, string>, body: Buffer = nothing) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  send(response: WithHead): void {
    // Whose connection ends with the answer is told so in the head.
    const alike = response.shouldKeepAlive && response.req.httpVersion === '1.1';
    const now = Date.now();
    if (alike && this.#head && now < this.#stale) {
      response._header = this.#head;
    } else {
      response.writeHead(this.status, this.headers);
      if (alike) {
        this.#head = response._header;
        this.#stale = now - (now % 1000) + 1000;
      }
    }
    response.end(this.body === nothing ? undefined : this.body);
  }
}
