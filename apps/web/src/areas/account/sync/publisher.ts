/**
 * Figures for the API, computed once the edits have come to rest and once per state of the first book, which is the one of the
 * API. A failure is no trouble of syncing: the next round tries again.
 */
import { FIRST_BOOK } from '../../../platform/books/book-names.ts';
import { CURRENT_BOOK } from '../../../platform/books/current-book.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { currentPlan } from '../../../platform/plan/plan.ts';
import type { Owner } from './encryption.ts';

const REST_MS = 20_000;

export class Publisher {
  readonly #api: LedgerApi;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #published: number | undefined;

  constructor(api: LedgerApi) {
    this.#api = api;
  }

  soon(owner: Owner, revision: number | undefined): void {
    this.stop();
    if (CURRENT_BOOK !== FIRST_BOOK || revision === this.#published || currentPlan() === 'free') return;
    this.#timer = setTimeout(async () => {
      const { publish } = await import('./publish.ts');
      if ((await publish(this.#api, owner)).ok) this.#published = revision;
    }, REST_MS);
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  /** The next account begins anew. */
  forget(): void {
    this.#published = undefined;
  }
}
