import type { Offer } from './form-state.ts';
import type { TextValues } from './merge.ts';

interface SenderState {
  /** Unsaved text of other windows and visits. The form sends nothing until the owner decides. */
  offers: readonly Offer[];
  /** The time of the last save on the server, or `queued` while the text waits in the queue. */
  savedAt?: string | undefined;
  /** Values of the draft on the server. */
  draft?: TextValues | undefined;
}

/** The state of one form's `CopySender`; a store for `useSyncExternalStore`. */
export class SenderStore {
  readonly #listeners = new Set<() => void>();
  #state: SenderState;

  constructor(state: SenderState) {
    this.#state = state;
  }

  readonly getState = () => this.#state;

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  set(change: Partial<SenderState>) {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }

  get hasOffers() {
    return this.#state.offers.length > 0;
  }
}
