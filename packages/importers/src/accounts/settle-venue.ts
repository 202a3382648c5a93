/** The files of one exchange, those of earlier imports included: which account each is of, and which of them must be asked about. */
import type { LedgerEvent } from '@cryptax/ledger';
import type { KnownFile } from '../import-types.ts';
import { type FileQuestion, settled } from '../map/column-decisions.ts';
import type { AccountedRows } from '../map/row-outcome.ts';
import { type AccountFile, type PlacedFile, separateAccounts } from './separate-accounts.ts';

export interface VenueFile extends AccountFile {
  readonly format: string;
  readonly rows: AccountedRows;
  /** The wallet that the user gave it. */
  readonly answer: string | undefined;
}

export interface SettledVenue {
  /** The wallet of each file. */
  readonly accounts: ReadonlyMap<string, string>;
  readonly separated: readonly string[];
  readonly questions: ReadonlyMap<string, FileQuestion>;
}

/** A file that stands before another one: of an earlier import, or of this one. */
interface Placed extends PlacedFile {
  readonly format: string;
  readonly isAnswered: boolean;
}

export function settleVenue(source: string, files: readonly VenueFile[], known: readonly KnownFile[]): SettledVenue {
  const before = known.map((file): Placed => ({ ...file, account: file.wallet }));
  const homes = new Map(files.map((file, at) => [file.file, homeOf(file, files.slice(0, at), before, known)]));
  const sure = files.flatMap((file): Placed[] => {
    const account = file.answer ?? homes.get(file.file)?.account;
    return account === undefined ? [] : [{ ...file, account, isAnswered: file.answer !== undefined }];
  });
  const asked = files.filter(({ answer, file }) => answer === undefined && homes.get(file)?.account === undefined);
  const apart = separateAccounts(source, asked, [...before, ...sure]);
  const accounts = new Map<string, string>(sure.map(({ file, account }) => [file, account]));
  const questions = new Map<string, FileQuestion>();
  const placed: Placed[] = [...before];
  for (const file of files) {
    const placement = apart.get(file.file);
    const isCertain = homes.get(file.file) !== undefined || placement?.isSure === true;
    const question =
      placement?.isNew === true
        ? ownAccount(placed, placement.account)
        : isCertain
          ? undefined
          : questionOf(source, file, placed, placement?.account);
    const account = accounts.get(file.file) ?? placement?.account ?? question?.applied ?? source;
    if (question !== undefined) questions.set(file.file, question);
    accounts.set(file.file, account);
    placed.push({ ...file, account, isAnswered: file.answer !== undefined });
  }
  return { accounts, questions, separated: [...apart].flatMap(([file, { isNew }]) => (isNew ? [file] : [])) };
}

/**
 * Asked is where several accounts are known and the file may be of each, where the only one has another name than the exchange,
 * and where two lists of one kind cover the same time without a row in common. Elsewhere one account is what usually is, and the
 * choice is offered. Nobody is asked again who said it is one account.
 */
function questionOf(
  source: string,
  file: VenueFile,
  placed: readonly Placed[],
  fitting: string | undefined,
): FileQuestion | undefined {
  const accounts = [...new Set(placed.map(({ account }) => account))];
  const [first] = accounts;
  if (first === undefined || file.rows.size === 0) return undefined;
  const span = spanOf(file.events);
  const twin = placed.find(
    ({ format, events, statements }) =>
      format === file.format &&
      (file.statements.length === 0 || statements.length === 0) &&
      overlaps(span, spanOf(events)),
  );
  const isOne = accounts.length === 1 && first === source;
  if (isOne && placed.some(({ isAnswered }) => isAnswered)) return undefined;
  const proposed = fitting ?? (accounts.includes(source) ? source : first);
  const other = twin ?? placed.find(({ account }) => account === proposed);
  return {
    code: 'account',
    other: other?.file ?? '',
    choices: accounts,
    proposed,
    ...settled(file.answer, proposed),
    isOffered: isOne && twin === undefined ? true : undefined,
  };
}

/** Told apart by its balances; the user may know better. */
function ownAccount(placed: readonly Placed[], account: string): FileQuestion {
  const choices = [...new Set(placed.map((file) => file.account))];
  return { code: 'account', other: placed[0]?.file ?? '', choices, proposed: account, applied: account };
}

/** Enough rows to tell where a file belongs. */
const ROWS_ASKED = 50;

/**
 * The account in which rows of a file lie already; without a name if they are known, but not from where. Undefined if it shares
 * no row with another file.
 */
function homeOf(
  { rows }: VenueFile,
  earlier: readonly VenueFile[],
  before: readonly Placed[],
  known: readonly KnownFile[],
): { readonly account: string | undefined } | undefined {
  const shared = new Set<string>();
  for (let row = 0; row < rows.size && shared.size < ROWS_ASKED; row++) {
    if (rows.isEvent(row)) continue;
    const outcome = rows.outcomeAt(row);
    if (outcome.kind === 'duplicate') shared.add(outcome.of);
  }
  if (shared.size === 0) return undefined;
  const at = known.findIndex(({ keys, events }) => keys.some((key) => shared.has(key)) || hasOne(events, shared));
  if (at >= 0) return { account: before[at]?.account };
  const other = earlier.find((file) => hasKey(file.rows, shared));
  if (other !== undefined) return { account: other.answer };
  return hasKey(rows, shared) ? undefined : { account: undefined };
}

function hasOne(events: readonly LedgerEvent[], ids: ReadonlySet<string>): boolean {
  return events.some(({ id }) => ids.has(id));
}

/** Whether one of the rows that are no duplicates has such a key: a file may also repeat its own rows. */
function hasKey(rows: AccountedRows, keys: ReadonlySet<string>): boolean {
  for (let row = 0; row < rows.size; row++) {
    if ((rows.isEvent(row) || rows.outcomeAt(row).kind !== 'duplicate') && keys.has(rows.keyAt(row))) return true;
  }
  return false;
}

type Span = readonly [first: string, last: string] | undefined;

function spanOf(events: readonly LedgerEvent[]): Span {
  let [first, last] = [events[0]?.at, events[0]?.at];
  if (first === undefined || last === undefined) return undefined;
  for (const { at } of events) {
    if (at < first) first = at;
    if (at > last) last = at;
  }
  return [first, last];
}

function overlaps(a: Span, b: Span): boolean {
  return a !== undefined && b !== undefined && a[0] <= b[1] && b[0] <= a[1];
}
