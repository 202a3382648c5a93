/** A dry run as a change for the store: one import for each file, with its events, rows, remarks and new wallets. */
import { type FileReport, mappingOfHeader } from '@cryptax/importers';
import { defined, groupBy } from '@cryptax/kernel';
import { LEDGER_FORMAT, type LedgerEvent } from '@cryptax/ledger';
import type { Change, NewImport, NewWallet } from '@cryptax/store';
import type { SavedMapping } from '../../../platform/ledger/import-types.ts';
import { asJson, type ImportDetails } from '../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { sourceOfFormat, walletTypeOf } from '../../../platform/ledger/worker/source-names.ts';
import { seriesOf } from '../../../platform/ledger/worker/statements/statement-series.ts';
import { accountAt, answersJson, type DryRun, reportAt, requestOf } from './prepare-import.ts';
import { cellsByLine, keysOf, storedOutcomes } from './row-accounts.ts';

/** `files` are those of `newImports`, which takes longest and needs nothing but the dry run. */
export function importChange(
  run: DryRun,
  files: readonly NewImport[],
  book: LoadedBook,
  at: string,
): Extract<Change, { kind: 'import' }> {
  const wallets = newWallets(run, book, at);
  return { kind: 'import', why: 'import', files, wallets, settles: explained(run, book), needsBase: true };
}

/** Files that no format fits are not written: they wait for a mapping, and their rows stay in the user's file. */
export function newImports(run: DryRun): readonly NewImport[] {
  const ownerOf = ownersOf(run);
  const byFile = eventsByFile(run, ownerOf);
  return run.result.files.flatMap((report, index): NewImport[] => {
    if (report.format === null) return [];
    const read = requestOf(run, report.file);
    const account = accountAt(run, index);
    return [
      {
        fileName: report.file,
        sha256: read?.sha256 ?? '',
        size: read?.size ?? 0,
        format: report.format,
        outcomes: storedOutcomes(account),
        events: byFile.get(index) ?? [],
        details: asJson(detailsFor(run, index, (eventId) => ownerOf(eventId) === index)),
      },
    ];
  });
}

/**
 * The file whose rows made an event. A transfer whose sending came with an earlier import is named by no row here and
 * belongs to the first file.
 */
function ownersOf(run: DryRun): (eventId: string) => number {
  const first = run.result.files.findIndex(({ format }) => format !== null);
  // Most imports are one file, and whatever they bring is its own.
  if (run.result.files.length === 1) return () => first;
  const owner = new Map<string, number>();
  for (const [index, { rows }] of run.result.accounts.entries()) {
    rows.forEachOutcome((fate) => {
      const ids = fate.kind === 'event' || fate.kind === 'part' ? fate.eventIds : [];
      for (const id of ids) if (!owner.has(id)) owner.set(id, index);
    });
  }
  return (eventId) => owner.get(eventId) ?? first;
}

function eventsByFile(
  { events }: DryRun,
  ownerOf: (eventId: string) => number,
): ReadonlyMap<number, readonly LedgerEvent[]> {
  return groupBy(events, ({ id }) => ownerOf(id));
}

/** Entries of unknown meaning without an import of their own whose other side came. */
function explained({ result }: DryRun, { waiting }: LoadedBook): readonly string[] {
  const matched = new Set(result.matches.flatMap(({ outs, ins }) => [...outs, ...ins]));
  return waiting.transfers.flatMap(({ candidate: { id }, isStored }) => (isStored && matched.has(id) ? [id] : []));
}

/** What is remarked about an event is kept with the file that it goes with: removing another one leaves both. */
function detailsFor(run: DryRun, index: number, isOwn: (eventId: string) => boolean): ImportDetails {
  const { result, choices, mappings } = run;
  const account = accountAt(run, index);
  const report = reportAt(run, index);
  const choice = choices[report.file] ?? {};
  /** Remembered, so that rows read again later go to the same account. */
  const wallet = choice.wallet ?? otherAccount(run, report);
  // A format that the user named wins over every mapping.
  const mapping = choice.format === undefined ? mappingOfHeader(account.header ?? [], mappings) : undefined;
  // A match is reported by its sending, after which its events are named.
  const matches = result.matches.filter(({ outs }) => isOwn(outs[0] ?? ''));
  const rows = report.issues.filter(({ code }) => !code.startsWith('transfer.'));
  const transfers = new Set(result.candidates.map(({ id }) => id));
  const isTransfer = (id: string) => transfers.has(id.replace(/:fee$/, ''));
  const isRead = (file?: string) => result.files.some((each) => each.file === file && each.format !== LEDGER_FORMAT);
  const isLedger = report.format === LEDGER_FORMAT;
  const cells = cellsByLine(account, new Set(rows.map(({ line }) => line)));
  return {
    version: 1,
    source: sourceOfFormat(report.format ?? ''),
    header: account.header ?? [],
    keys: keysOf(account),
    review: rows.map(({ line, code, params }) => ({ line, code, params, cells: cells.get(line) ?? [] })),
    open: result.open.filter(({ id, source }) => source?.file === report.file && !isTransfer(id)),
    unread: isLedger ? result.unread.filter(({ file }) => !isRead(file)) : [],
    statements: seriesOf(result.statements.filter(({ file }) => (isLedger ? !isRead(file) : file === report.file))),
    candidates: result.candidates.filter(({ source }) => source.file === report.file),
    matches,
    movements: result.matched.filter(({ source }) => source.file === report.file),
    matched: matches.flatMap(({ outs, ins }) => [...outs, ...ins]),
    hints: hintsOf(run).filter(({ eventId }) => isOwn(eventId)),
    twins: result.nearDuplicates.filter(({ eventId }) => isOwn(eventId)),
    accounts: result.accountWallets,
    answers: answersJson(wallet === undefined ? choice : { ...choice, wallet }),
    ...defined({ mapping }),
  };
}

/** Mappings chosen for files of this run, and those in use of which the user now said what the file left open about its fees. */
export function mappingsToKeep({ result, choices, mappings }: DryRun): readonly SavedMapping[] {
  return Object.entries(choices).flatMap(([name, { mapping: chosen, answers = {}, format }]) => {
    const { fee, feeSent, feeReceived, feeCoins, feeColumns } = answers;
    const said = defined({ fee, feeSent, feeReceived, feeCoins, feeColumns });
    const header = result.accounts[result.files.findIndex(({ file }) => file === name)]?.header ?? [];
    const isSaid = Object.keys(said).length > 0 && format === undefined;
    const mapping = chosen ?? (isSaid ? mappingOfHeader(header, mappings) : undefined);
    if (mapping === undefined) return [];
    if (!isSaid || !('definition' in mapping)) return chosen === undefined ? [] : [mapping];
    const { definition } = mapping;
    const coins = { ...definition.answers?.feeCoins, ...feeCoins };
    const all = { ...definition.answers, ...said, ...(Object.keys(coins).length > 0 ? { feeCoins: coins } : {}) };
    return [{ ...mapping, definition: { ...definition, answers: all } }];
  });
}

/** An account whose wallet is not named like its exchange. */
function otherAccount({ result }: DryRun, { file, format }: FileReport): string | undefined {
  const wallet = result.fileWallets.get(file);
  return wallet === sourceOfFormat(format ?? '') ? undefined : wallet;
}

function hintsOf({ result }: DryRun): ImportDetails['hints'] {
  return result.issues.flatMap(({ code, source: { eventId } }) =>
    eventId === undefined || code === 'duplicate.possible' ? [] : [{ code, eventId }],
  );
}

/** What a wallet is, its own file says first; where coins are only sent to, the file of the sender does not. */
function newWallets(run: DryRun, book: LoadedBook, at: string): readonly NewWallet[] {
  const known = new Set(book.wallets.map(({ id }) => id));
  const types = new Map<string, NewWallet['type']>();
  const take = (id: string, type: NewWallet['type']) => {
    if (!known.has(id) && (types.get(id) ?? 'unknown') === 'unknown') types.set(id, type);
  };
  const ofFiles = new Map<string, NewWallet['type']>();
  for (const { file, format } of run.result.files) {
    if (format !== null) ofFiles.set(run.result.fileWallets.get(file) ?? sourceOfFormat(format), walletTypeOf(format));
  }
  for (const events of [run.events, run.result.open]) {
    for (const event of events) {
      take(event.wallet, walletTypeOf(event.source?.format));
      if (event.kind !== 'transfer') continue;
      const { wallet, toWallet } = event;
      // `Crypto.com App: Invest` is a part of the same place.
      take(toWallet, toWallet.startsWith(`${wallet}: `) ? (types.get(wallet) ?? 'unknown') : 'unknown');
    }
  }
  return [...types].map(([id, type]) => ({
    id,
    name: id,
    type: type === 'unknown' ? (ofFiles.get(id) ?? type) : type,
    createdAt: at,
    updatedAt: at,
  }));
}
