import type { WorkingCopy } from '../../../contract/history/working-copies.ts';
import { currentInstead } from '../app/calls.ts';
import type { Offer } from './form-state.ts';
import type { TextValues } from './merge.ts';
import { SenderStore } from './sender-store.ts';
import {
  type CopyAddress,
  deleteFromQueue,
  discardWorkingCopy,
  type FormText,
  findWorkingCopy,
  isSame,
  openForms,
  putInQueue,
  type QueuedCopy,
  saveWorkingCopy,
  sendQueue,
} from './working-copies.ts';

const saveDelayMs = 1500;
const retryDelayMs = 20_000;

const newKey = () => `${Date.now()}-${Math.random()}`;

/** Sends the text of one form to the server through the queue. */
export class CopySender {
  readonly #key = newKey();
  readonly #onListChange: () => Promise<void>;
  readonly #hadDraft: boolean;
  readonly store: SenderStore;
  #text: FormText;
  /** Version of the server's copy that this form continues; 0 for none, undefined while unknown. */
  #version: number | undefined;
  /** Text of this form that the server has not stored yet. */
  #queued: QueuedCopy | undefined;
  #sent: TextValues | undefined;
  /** Whether the next values sent restore an earlier version of a draft. */
  #restores = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<unknown> = Promise.resolve();

  /** @param stored the draft on the server; emptying the form does not delete it */
  constructor(text: FormText, stored: WorkingCopy | undefined, onListChange: () => Promise<void>) {
    this.#text = text;
    this.#hadDraft = stored !== undefined;
    this.#version = stored?.version;
    this.store = new SenderStore({ offers: [], draft: stored && text.values });
    this.#onListChange = onListChange;
  }

  get #isDraft() {
    return this.#text.id < 0;
  }

  /** Whether a text differs from the record or, for a new record, from the draft on the server. */
  isDirty({ id, base, values }: FormText): boolean {
    return !isSame(values, (id < 0 && this.store.getState().draft) || base);
  }

  /** Whether the values equal the base of a form that started without a draft. */
  isEmptied({ base, values }: FormText): boolean {
    return isSame(values, base) && !this.#hadDraft;
  }

  /** Runs calls one after another, so that each call has the version of the previous answer. */
  #inTurn(work: () => Promise<unknown>) {
    this.#running = this.#running.then(work).catch(() => {});
  }

  readonly #pushInTurn = () => this.#inTurn(() => this.#push());

  #toQueued(values: TextValues, key = this.#key): QueuedCopy {
    const { resource, id, recordVersion = null } = this.#text;
    const version = this.#version ?? 0;
    return { resource, id, key, values, recordVersion, version, savedAt: new Date().toISOString() };
  }

  /** Loads text of earlier visits, and sends text when the page is hidden or online again. */
  start(): () => void {
    openForms.add(this.#key);
    this.#inTurn(() => this.#loadOffers());
    const onHide = () => document.visibilityState === 'hidden' && this.#flush();
    const onOnline = () =>
      this.store.hasOffers ? this.#inTurn(() => this.#loadOffers()) : this.#flush();
    document.addEventListener('visibilitychange', onHide);
    addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('online', onOnline);
      this.#flush();
      openForms.delete(this.#key);
    };
  }

  #flush() {
    this.pause();
    if (this.#queued) this.#pushInTurn();
  }

  pause() {
    clearTimeout(this.#timer);
  }

  /** Queues changed text and sends it after a delay. Deletes stored text of an unchanged form. */
  follow(text: FormText) {
    this.#text = text;
    if (this.isEmptied(text)) {
      if ((this.#version || this.#queued) && !this.store.hasOffers) this.discard();
    } else if (this.isDirty(text)) {
      this.#queued = this.#toQueued(text.values);
      void putInQueue(this.#queued);
      if (!this.store.hasOffers) this.#timer = setTimeout(this.#pushInTurn, saveDelayMs);
    } else if (this.#queued) {
      this.#queued = undefined;
      void deleteFromQueue(this.#key);
    }
  }

  /** Offers unsaved text of other windows and visits, from the server or the queue. */
  async #loadOffers() {
    const { resource, id, base } = this.#text;
    const left = await sendQueue((copy) => copy.resource === resource && copy.id === id);
    const waiting = left.map(({ version: _, ...copy }) => copy);
    const found = await findWorkingCopy({ resource, id }).catch(() => undefined);
    if (found === null) this.#version = 0;
    if (!found || found.version === this.#version) return this.store.set({ offers: waiting });
    const isUnchanged = isSame({ ...base, ...found.values }, base);
    if (isUnchanged) this.#version = found.version;
    this.store.set({ offers: isUnchanged ? waiting : [found, ...waiting] });
  }

  /** @returns the error if the server does not store the copy */
  async #push(copy = this.#queued): Promise<unknown> {
    this.#timer = undefined;
    if (this.store.hasOffers || !copy) return undefined;
    const before = this.#sent;
    this.#sent = copy.values;
    try {
      await this.#save(copy);
      return undefined;
    } catch (error) {
      this.store.set({ savedAt: 'queued' });
      const newer = currentInstead<WorkingCopy | null>(error);
      // The answer to this copy was lost, or another window sent the same text.
      if (newer && (isSame(newer.values, before) || isSame(newer.values, copy.values))) {
        this.#version = newer.version;
        return this.#push(copy);
      }
      if (newer) this.store.set({ offers: [newer] });
      else this.#timer = setTimeout(this.#pushInTurn, retryDelayMs);
      return error;
    }
  }

  async #save(copy: QueuedCopy) {
    const { values, recordVersion } = copy;
    const isFirst = !this.#version;
    const keepReplaced = this.#restores;
    const input = { values, recordVersion, version: this.#version ?? 0, keepReplaced };
    const saved = await saveWorkingCopy(copy, input);
    if (keepReplaced) this.#restores = false;
    this.#version = saved.version;
    this.store.set({ savedAt: saved.savedAt });
    if (this.#queued === copy) {
      this.#queued = undefined;
      await deleteFromQueue(this.#key);
    } else if (this.#queued) {
      this.#queued.version = saved.version;
      await putInQueue(this.#queued);
    }
    if (this.#isDraft) this.store.set({ draft: values });
    if (isFirst || this.#isDraft) await this.#onListChange();
  }

  async #discardCopy(of: CopyAddress, version: number) {
    // A copy that cannot be deleted is offered again.
    await discardWorkingCopy(of, version).catch(() => {});
    await this.#onListChange();
  }

  /** Deletes the stored text of a form whose record is saved or whose values are unchanged. */
  discard(saved = this.#text.values) {
    const of = this.#text;
    // A form that was closed during the save has newer text in the queue, which is offered later.
    if (!openForms.has(this.#key) && !isSame(of.values, saved)) return;
    this.pause();
    this.#queued = undefined;
    this.#inTurn(async () => {
      const own = this.#version;
      this.#version = 0;
      this.store.set({ savedAt: undefined, draft: undefined });
      // Text typed since the save began is in the queue under the same key and must stay.
      if (!this.#queued) await deleteFromQueue(this.#key);
      if (own) await this.#discardCopy(of, own);
    });
  }

  /** Accepts the first offer, whose text is now in the form. */
  accept({ version, key, values }: Offer) {
    if (version !== undefined) this.#version = version;
    this.store.set({ offers: this.store.getState().offers.slice(1) });
    this.#inTurn(async () => {
      await putInQueue(this.#toQueued(values));
      if (key) await deleteFromQueue(key);
    });
  }

  /** Rejects the first offer and deletes its text. */
  discardOffer({ version, key }: Offer) {
    const of = this.#text;
    if (version !== undefined) this.#version = 0;
    this.store.set({ offers: this.store.getState().offers.slice(1) });
    this.#inTurn(async () => {
      if (key) await deleteFromQueue(key);
      if (version) await this.#discardCopy(of, version);
    });
  }

  /** Queues text that is no longer in the form, and offers it. */
  stash(values: TextValues) {
    this.#inTurn(async () => {
      await putInQueue(this.#toQueued(values, newKey()));
      await this.#loadOffers();
    });
  }

  /** Saves the present text before a restore: in a draft's history, otherwise as an offer. */
  restore(present: TextValues) {
    this.pause();
    if (this.#isDraft) {
      const unsent = this.#queued;
      this.#inTurn(async () => {
        if (unsent) await this.#push(unsent);
        this.#restores = true;
      });
    } else if (this.isDirty(this.#text)) this.stash(present);
  }

  /** Sends the text of the form immediately. @throws if the server does not store the text */
  async send() {
    let error: unknown;
    this.pause();
    this.#inTurn(async () => {
      error = await this.#push();
    });
    await this.#running;
    if (error) throw error;
  }
}
