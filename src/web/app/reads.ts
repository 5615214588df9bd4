import { useRouter } from '@tanstack/react-router';

/** A separate module, since the data of the first page come with it. */
const loadClient = () => import('./api.ts');

type Run<Value> = (client: typeof import('./api.ts')) => Promise<Value>;

export interface Query<Value> {
  key: string;
  run: Run<Value>;
}

export const query = <Value>(key: string, run: Run<Value>): Query<Value> => ({ key, run });

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A visit's responses: never stale, never repeated; failures are not cached. */
export class Reads {
  readonly #cached = new Map<string, Json>();
  readonly #running = new Map<string, Promise<unknown>>();

  peek<Value>({ key }: Query<Value>): Value | undefined {
    return this.#cached.get(key) as Value | undefined;
  }

  async ensure<Value>({ key, run }: Query<Value>): Promise<Value> {
    if (this.#cached.has(key)) return this.#cached.get(key) as Value;
    const running = this.#running.get(key) ?? loadClient().then(run);
    this.#running.set(key, running);
    try {
      const value = await running;
      // A resource invalidated meanwhile is not cached.
      if (this.#running.get(key) === running) this.#cached.set(key, value as Json);
      return value as Value;
    } finally {
      if (this.#running.get(key) === running) this.#running.delete(key);
    }
  }

  invalidate(resource: string) {
    for (const map of [this.#cached, this.#running]) {
      for (const key of map.keys()) if (`${key}/`.startsWith(`${resource}/`)) map.delete(key);
    }
  }

  dehydrate() {
    return Object.fromEntries(this.#cached);
  }

  hydrate(cached: Record<string, Json>) {
    for (const [key, value] of Object.entries(cached)) this.#cached.set(key, value);
  }
}

export const useReads = (): Reads => useRouter().options.context.reads;
