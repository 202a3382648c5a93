/**
 * What taking a wallet over would write: rows for every transaction that no import has settled, movements matched with
 * everything that still waits, and what to take back because the chain no longer has it. A plan is only data; the
 * preview shows it, the commit writes it.
 */
import { findNearDuplicates, settleTransfers, type TransferCandidate } from '@cryptax/importers';
import { compareText } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { ChainTransaction, SortedToken } from '@cryptax/onchain';
import type { RowOutcome } from '@cryptax/store';
import {
  answeredMovements,
  type Candidate,
  type ImportDetails,
  knownKeys,
} from '../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { CHAIN_FORMAT } from '../../../platform/ledger/worker/source-names.ts';
import {
  type ChainRows,
  candidateOf,
  cellsOf,
  placeName,
  ROW_HEADER,
  type RowFate,
  rowKey,
  rowsOf,
} from './chain-rows.ts';
import type { OwnWallet } from './own-wallet.ts';

export interface TakeOverPlan {
  readonly fileName: string;
  readonly format: string;
  readonly events: readonly LedgerEvent[];
  readonly outcomes: readonly RowOutcome[];
  readonly cells: readonly { readonly line: number; readonly cells: readonly string[] }[];
  readonly details: ImportDetails;
  readonly open: number;
  /** Entries of unknown meaning that it explains. */
  readonly settles: readonly string[];
  /** Transactions that are new. */
  readonly fresh: number;
}

export interface TakeOverQuestion {
  readonly wallet: OwnWallet;
  readonly transactions: readonly ChainTransaction[];
  readonly tokens: ReadonlyMap<string, SortedToken>;
  readonly book: LoadedBook;
  /** Hashes that were taken back; an import that names them settles nothing any more. */
  readonly gone: readonly string[];
}

export function waitingTransactions({
  wallet,
  transactions,
  book,
  gone,
}: Omit<TakeOverQuestion, 'tokens'>): readonly ChainTransaction[] {
  const known = keysOf(book.imports);
  const back = new Set(gone);
  return transactions.filter(({ hash }) => !known.has(rowKey(wallet, hash)) || back.has(hash));
}

const keysByImports = new WeakMap<LoadedBook['imports'], ReadonlySet<string>>();

/** Lists of a book are replaced, never changed. */
function keysOf(imports: LoadedBook['imports']): ReadonlySet<string> {
  const keys = keysByImports.get(imports) ?? knownKeys(imports);
  keysByImports.set(imports, keys);
  return keys;
}

export function planTakeOver(question: TakeOverQuestion): TakeOverPlan {
  const { wallet, tokens, book } = question;
  const rows = waitingTransactions(question).map((transaction) => rowsOf(wallet, transaction, tokens));
  const pending = book.waiting.transfers;
  const waiting = pending.flatMap(({ candidate, isLoose }) => (isLoose ? [] : [candidate]));
  const draft = new Draft(wallet, knownMovements(book.stored, [...waiting, ...answeredMovements(book.imports)]));
  for (const one of rows) draft.add(one);
  const { matches, events: transfers } = settleTransfers([], [...draft.candidates, ...waiting]);
  const matched = new Set(matches.flatMap(({ outs, ins }) => [...outs, ...ins]));
  const events = [...draft.events, ...transfers].sort((a, b) => compareText(a.at, b.at));
  const isMatched = ({ id }: TransferCandidate) => matched.has(id);
  const details: ImportDetails = {
    version: 1,
    source: draft.format,
    header: ROW_HEADER,
    keys: rows.map(({ key }) => key),
    review: draft.review,
    open: [],
    unread: [],
    statements: [],
    candidates: draft.candidates.filter((one) => !isMatched(one)),
    matched: [...matched],
    matches,
    movements: draft.candidates.filter(isMatched),
    accounts: {},
    hints: [],
    twins: findNearDuplicates(events, book.stored),
    answers: {},
  };
  return {
    fileName: draft.file,
    format: draft.format,
    events,
    outcomes: draft.outcomes(matched),
    cells: draft.cells,
    details,
    open: details.candidates.length + draft.review.length,
    settles: pending.flatMap(({ candidate: { id }, isStored }) => (isStored && matched.has(id) ? [id] : [])),
    fresh: rows.length,
  };
}

/** Rows get their line numbers as they come. */
class Draft {
  readonly file: string;
  readonly format: string;
  readonly events: LedgerEvent[] = [];
  readonly candidates: TransferCandidate[] = [];
  readonly review: ImportDetails['review'][number][] = [];
  readonly cells: { readonly line: number; readonly cells: readonly string[] }[] = [];
  readonly #outcomes: (RowOutcome & { readonly candidateId?: string })[] = [];
  readonly #reported: ReturnType<typeof knownMovements>;

  constructor(wallet: OwnWallet, reported: ReturnType<typeof knownMovements>) {
    this.file = placeName(wallet);
    this.format = `${CHAIN_FORMAT}${wallet.chain}`;
    this.#reported = reported;
  }

  add(rows: ChainRows): void {
    const cells = cellsOf(rows);
    for (const fate of rows.fates) {
      const line = this.cells.length + 1;
      this.cells.push({ line, cells });
      const source = { file: this.file, line, format: this.format };
      const of = this.#reported(fate);
      if (of !== undefined) this.#outcomes.push({ line, kind: 'duplicate', eventId: of });
      else if (fate.kind === 'event') {
        this.events.push({ ...fate.event, source });
        this.#outcomes.push({ line, kind: 'event', eventId: fate.event.id });
      } else if (fate.kind === 'open') {
        const candidate = candidateOf(fate.movement, source);
        this.candidates.push(candidate);
        const reason = `transfer.unmatched-${candidate.direction}`;
        this.#outcomes.push({ line, kind: 'review', reason, candidateId: candidate.id });
      } else if (fate.kind === 'review') {
        this.review.push({ line, code: fate.code, params: fate.params, cells });
        this.#outcomes.push({ line, kind: 'review', reason: fate.code });
      } else this.#outcomes.push({ line, kind: 'ignored', reason: fate.code });
    }
  }

  outcomes(matched: ReadonlySet<string>): readonly RowOutcome[] {
    const directions = new Map(this.candidates.map(({ id, direction }) => [id, direction]));
    return this.#outcomes.map(({ candidateId, ...outcome }): RowOutcome => {
      if (candidateId === undefined || !matched.has(candidateId)) return outcome;
      const { line } = outcome;
      return directions.get(candidateId) === 'out'
        ? { line, kind: 'grouped', eventId: candidateId }
        : { line, kind: 'ignored', reason: 'arrival-of-transfer' };
    });
  }
}

/**
 * What files reported of the same transactions before: the same hash with the same coins in the same direction. The chain's
 * row is then a duplicate, whatever the file called the wallet.
 */
type FindKnown = (fate: RowFate) => string | undefined;

function knownMovements(events: readonly LedgerEvent[], candidates: readonly Candidate[]): FindKnown {
  const reported = new Map<string, string>();
  for (const event of events) {
    if (event.txHash === undefined || event.source?.format?.startsWith(CHAIN_FORMAT) === true) continue;
    for (const leg of legsOf(event)) reported.set(`${hashOf(event.txHash)} ${leg}`, event.id);
  }
  for (const { id, txHash, direction, asset, amount, source } of candidates) {
    if (txHash === undefined || source.format.startsWith(CHAIN_FORMAT)) continue;
    reported.set(`${hashOf(txHash)} ${direction} ${amount} ${asset}`, id);
  }
  return (fate) => {
    if (fate.kind === 'event') return knownEvent(reported, fate.event);
    if (fate.kind !== 'open') return undefined;
    const { txHash, direction, amount, asset } = fate.movement;
    return reported.get(`${hashOf(txHash)} ${direction} ${amount} ${asset}`);
  };
}

function knownEvent(reported: ReadonlyMap<string, string>, event: LedgerEvent): string | undefined {
  const found = legsOf(event).map((leg) => reported.get(`${hashOf(event.txHash ?? '')} ${leg}`));
  return found.length > 0 && found.every((id) => id !== undefined) ? found[0] : undefined;
}

/** A transfer between own wallets is a sending and an arrival. */
function legsOf(event: LedgerEvent): readonly string[] {
  const out = 'out' in event ? `${event.out.amount} ${event.out.asset}` : undefined;
  const into = 'in' in event ? `${event.in.amount} ${event.in.asset}` : undefined;
  if (event.kind === 'transfer') return [`out ${out}`, `in ${out}`];
  return [...(out === undefined ? [] : [`out ${out}`]), ...(into === undefined ? [] : [`in ${into}`])];
}

function hashOf(hash: string): string {
  return hash.toLowerCase().replace(/^0x/, '');
}
