import type { Resource } from '../../../contract/resources.ts';
import { nextTurn } from '../turns/turns.ts';
import type { ContentStore } from './content-store.ts';
import type { Database } from './open.ts';

interface Reader {
  database: Database;
  content: ContentStore;
}

interface State<Value> {
  current?: Promise<Value> | undefined;
  /** The count of changes at the start of `current`; undefined while it still waits for its turn. */
  seen?: number | undefined;
  before?: Value;
}

/**
 * A value cached until one of `resources` changes: computed at the first read, and again at the first read after a
 * write to one of them, by this or another instance.
 * @param compute runs one at a time, with the previous value
 */
export function derive<Value, Needs extends Reader>(
  resources: readonly Resource[],
  compute: (services: Needs, before: Value | undefined) => Promise<Value>,
) {
  const states = new WeakMap<ContentStore, State<Value>>();

  async function computeNext(services: Needs, state: State<Value>, earlier?: Promise<Value>) {
    await earlier?.catch(() => {});
    // Values depend on each other; computing all in one turn would block the event loop.
    await nextTurn();
    state.seen = services.content.countChanges(resources);
    const value = await compute(services, state.before);
    state.before = value;
    return value;
  }

  return (services: Needs): Promise<Value> => {
    const { content } = services;
    const state = states.get(content) ?? {};
    states.set(content, state);
    const { current: known, seen } = state;
    if (known && (seen === undefined || seen === content.countChanges(resources))) return known;
    state.seen = undefined;
    const current = computeNext(services, state, known);
    state.current = current;
    current.catch(() => {
      if (state.current === current) state.current = undefined;
    });
    return current;
  };
}
