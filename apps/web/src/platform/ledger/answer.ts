/**
 * What every request to the worker comes back as: the value, or one of the known ways in which it can fail, as data. The
 * sentences for the codes are in `error-strings.ts`.
 */
import type { ExchangeFailureCode } from '@cryptax/api-contract';
import type { Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { BatchError, PlanError } from '@cryptax/planning';
import type { PackError } from '@cryptax/reports';
import type { StoreError } from '@cryptax/store';
import type { EventPrints } from './edit-types.ts';

export type Answer<T> = Promise<Result<T, LedgerError>>;

/** Known ways in which a request can fail; `ledgerErrorText` and the screens turn codes into sentences. */
export type LedgerError =
  | StoreError
  | ReportProblem
  | PlanningProblem
  | ConnectionProblem
  | ChainProblem
  | MethodProblem
  /** An older version in another tab still holds the database, which this one wants to bring up to date. */
  | { readonly code: 'store.blocked' }
  /** Another tab locked the database or took the lock away: this one let go of it. */
  | { readonly code: 'store.lock-changed' }
  /** The database was deleted under this tab, by the browser or its tools. */
  | { readonly code: 'store.deleted' }
  /** Events were changed since the form was opened; how they stand now. Nothing was written. */
  | { readonly code: 'edit.newer'; readonly events: readonly LedgerEvent[]; readonly prints: EventPrints }
  /** The same of what is kept beside the events (tax profile, own prices): the form asks for it anew. */
  | { readonly code: 'choice.newer' }
  /** The other book is not in this browser, or not any more. */
  | { readonly code: 'book.missing' }
  /** The worker died; what was asked may be asked again. */
  | { readonly code: 'store.worker-crashed' }
  /** A part of the program did not arrive: no network, or a newer version took its place. */
  | { readonly code: 'store.worker-not-loaded' }
  | { readonly code: 'import.already-running' }
  | { readonly code: 'import.cancelled' }
  | { readonly code: 'import.no-files' }
  | { readonly code: 'import.file-unreadable' }
  | { readonly code: 'prices.file-too-large' }
  /** More than this browser can hold at once. */
  | { readonly code: 'import.too-much' }
  | { readonly code: 'import.preview-missing' }
  | { readonly code: 'mapping.file-unreadable'; readonly file: string }
  /** The edit does not make a sound event; `path` is the field, `problem` the code of the ledger's parser. */
  | { readonly code: 'edit.invalid'; readonly path: string; readonly problem: string }
  /** The events cannot be joined, cut or relabelled that way. */
  | { readonly code: 'edit.impossible'; readonly reason: EditObstacle }
  | { readonly code: 'review.card-missing'; readonly cardId: string };

export type EditObstacle =
  | 'different-kinds'
  | 'different-wallets'
  | 'different-acquisition'
  | 'different-assets'
  | 'too-few'
  | 'amounts-do-not-add-up'
  | 'label-does-not-fit'
  | 'transfer-to-itself'
  /** It is not known yet what it was. */
  | 'still-open'
  | 'needs-value';

/** Known ways in which a question about chains can fail. */
export type ChainProblem =
  | { readonly code: 'chain.busy' }
  | { readonly code: 'chain.year-runs' }
  | { readonly code: 'chain.wallet-missing' }
  | { readonly code: 'chain.address-invalid' }
  | { readonly code: 'chain.secret' }
  | { readonly code: 'chain.file-invalid' }
  | { readonly code: 'chain.call-missing' }
  | {
      readonly code: 'chain.unreachable';
      /** What each service that was asked ended with. */
      readonly failures: readonly { readonly service: string; readonly code: string; readonly message?: string }[];
    };

export type ConnectionProblem =
  | { readonly code: ExchangeFailureCode; readonly retryAfterMs?: number }
  /** Our own server does not answer; without it no exchange can be asked. */
  | { readonly code: 'connection.no-relay' }
  /** Our own server is asked too often. */
  | { readonly code: 'connection.too-often' }
  | { readonly code: 'connection.locked' }
  | { readonly code: 'connection.wrong-passphrase' }
  /** The stored key cannot be read any more. */
  | { readonly code: 'connection.damaged' }
  | { readonly code: 'connection.missing' }
  | { readonly code: 'connection.busy' }
  | { readonly code: 'connection.cancelled' };

export type PlanningProblem =
  | PlanError
  | BatchError
  /** No tax rules for that year, or a day that is none. */
  | { readonly code: 'plan.year-unknown'; readonly year: number }
  | { readonly code: 'plan.failed'; readonly cause: string };

export type MethodProblem =
  | {
      readonly code: 'method.locked' | 'method.no-date' | 'method.scope-locked';
      /** The sealed years as text. */
      readonly years: string;
      readonly pools: number;
    }
  | {
      readonly code: 'method.pool-held';
      readonly wallet: string;
      readonly asset: string;
      readonly amount: string;
      readonly lots: number;
    }
  | { readonly code: 'method.scope-global' }
  /** A choice that a sealed report was computed with is not undone. */
  | { readonly code: 'method.sealed-choice'; readonly years: string };

/** Ways in which a report can fail, beyond those of the store. */
export type ReportProblem =
  | { readonly code: 'report.year-unknown'; readonly year: number }
  /** The tax profile or another input does not make sense; `cause` is the code of the tax rules. */
  | { readonly code: 'report.failed'; readonly cause: string }
  /** A sealed report that is not there, or a pack that this tab has not opened. */
  | { readonly code: 'report.missing' }
  | { readonly code: 'pack.book-in-use' }
  | { readonly code: 'report.cancelled' }
  | PackError;
