/**
 * Reads files against what the ledger has, before anybody said yes: the dry run, from which both the preview and the
 * later commit are made.
 */
import {
  type FileReport,
  type ImportOptions,
  type ImportResult,
  type InputFile,
  importFiles,
  type KnownLedger,
} from '@cryptax/importers';
import { defined, invariant, sha256Hex } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { JsonValue } from '@cryptax/store';
import type {
  FileAnswers,
  FileChoice,
  FileChoices,
  ImportProgress,
  SavedMapping,
} from '../../../platform/ledger/import-types.ts';
import {
  answeredMovements,
  detailsOf,
  knownKeys,
  movementsOf,
} from '../../../platform/ledger/worker/import-details.ts';
import type { LoadedBook } from '../../../platform/ledger/worker/loaded-book.ts';
import { messageTurn } from '../../../platform/ledger/worker/message-turn.ts';
import { CONNECTION_FORMATS } from '../../../platform/ledger/worker/source-names.ts';
import { knownFiles, namedAccounts } from './known-accounts.ts';
import type { FileAccount } from './row-accounts.ts';

interface ReadFile {
  readonly name: string;
  readonly size: number;
  /** Empty where the page's origin gives no digest; the name and size then stand alone. */
  readonly sha256: string;
}

interface PreparedImport {
  readonly result: ImportResult;
  /** By the name under which the file was read. */
  readonly files: ReadonlyMap<string, ReadFile>;
  readonly choices: FileChoices;
  /** How the user reads files that no format fits, the choices of this run first. */
  readonly mappings: readonly SavedMapping[];
}

export interface PrepareOptions {
  readonly book: LoadedBook;
  readonly choices: FileChoices;
  readonly mappings: readonly SavedMapping[];
  readonly signal: AbortSignal;
  readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
  readonly onTable?: NonNullable<ImportOptions['onTable']>;
}

/** Reading ends at 75 percent of the whole, as specified; it begins at 5. */
const READ_FROM = 5;
const READ_TO = 75;

/** A bar that moves ten times a second; every message has the page draw it anew, on the core that the rows are packed on. */
const TELL_EVERY_MS = 100;

/** Every new stage or file at once, rows only so often. */
function atMost(everyMs: number, onProgress: PrepareOptions['onProgress']): (progress: ImportProgress) => void {
  let last = { at: Number.NEGATIVE_INFINITY, step: '' };
  return (progress) => {
    const step = `${progress.stage} ${progress.fileIndex}`;
    const at = performance.now();
    if (step === last.step && at - last.at < everyMs) return;
    last = { at, step };
    onProgress?.(progress);
  };
}

export async function prepareImport(files: readonly File[], options: PrepareOptions): Promise<PreparedImport> {
  const { book, choices, signal } = options;
  const inputs = named(files).map(({ name, file }) => ({ name, file, digest: '' }));
  const chosen = Object.values(choices).flatMap(({ mapping }) => mapping ?? []);
  const mappings = [...chosen, ...options.mappings];
  const turn = messageTurn();
  const tell = atMost(TELL_EVERY_MS, options.onProgress);
  const result = await importFiles(
    inputs.map((input): InputFile => ({ name: input.name, size: input.file.size, content: hashed(input) })),
    {
      answers: Object.fromEntries(Object.entries(choices).map(([name, choice]) => [name, answersOf(choice)])),
      mappings,
      formats: CONNECTION_FORMATS,
      known: {
        rowKeys: knownKeys(book.imports),
        events: book.stored,
        candidates: book.waiting.transfers.flatMap(({ candidate, isLoose }) => (isLoose ? [] : [candidate])),
        answered: answeredMovements(book.imports),
        assets: tickerAnswers(book),
        accounts: namedAccounts(book.imports),
        filesOf: knownFiles(book),
      },
      signal,
      ...defined({ onTable: options.onTable }),
      onProgress: async ({ stage, file, fileIndex, fileCount, rows }) => {
        const done = Math.min(1, (fileIndex + (stage === 'map' ? 0.5 : 0)) / Math.max(1, fileCount));
        const percent = Math.round(READ_FROM + (READ_TO - READ_FROM) * done);
        tell({ stage, percent, file, fileIndex, fileCount, rows });
        await turn();
      },
    },
  );
  const read = inputs.map(({ name, file, digest }) => [name, { name, size: file.size, sha256: digest }] as const);
  return { result, files: new Map(read), choices, mappings };
}

function answersOf({ format, timezone, wallet, answers }: FileChoice): FileAnswers {
  return {
    ...answers,
    ...defined({ format, zone: timezone, wallet }),
  };
}

export function answersJson(choice: FileChoice): JsonValue {
  return answersOf(choice) as unknown as JsonValue;
}

/** Two files of one name are told apart, because choices go by name. */
function named(files: readonly File[]): readonly { readonly name: string; readonly file: File }[] {
  // Browsers number a second download in the same way, so a numbered name may be there already.
  const taken = new Set(files.map(({ name }) => name));
  return files.map((file, index) => {
    if (files.findIndex(({ name }) => name === file.name) === index) return { name: file.name, file };
    const name = numbered(file.name, taken);
    taken.add(name);
    return { name, file };
  });
}

function numbered(name: string, taken: ReadonlySet<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let count = 2;
  while (taken.has(`${stem} (${count})${end}`)) count++;
  return `${stem} (${count})${end}`;
}

/** The hash is taken from the bytes on their way to the reader: the file is read once. */
function hashed(input: { readonly file: File; digest: string }): InputFile['content'] {
  return {
    size: input.file.size,
    arrayBuffer: async () => {
      const bytes = await input.file.arrayBuffer();
      input.digest = (await fileDigest(bytes)) ?? '';
      return bytes;
    },
  };
}

/**
 * What the user said ambiguous tickers mean, read off the ledger itself: the answers with which a file was read, and the rows
 * settled later under review. So nobody is asked twice, and an answer that is undone is forgotten with it.
 * By format and ticker; the latest answer counts.
 */
function tickerAnswers({ imports, stored, place }: Pick<LoadedBook, 'imports' | 'stored' | 'place'>) {
  const answers: Record<string, Record<string, string>> = {};
  for (const record of [...imports].sort((a, b) => a.no - b.no)) {
    const details = detailsOf(record);
    const own: Record<string, string> = { ...(details.answers as FileAnswers).assets };
    const mended = new Map(record.mended.map(({ line, eventId }) => [line, eventId]));
    const moved = new Map(movementsOf(record).map(({ source, asset }) => [source.line, asset]));
    for (const { line, code, params } of details.review) {
      if (code !== 'asset.ambiguous') continue;
      const event = stored[place.get(mended.get(line) ?? '') ?? -1];
      const coins = event === undefined ? [moved.get(line)] : coinsOf(event);
      const chosen = (params.candidates ?? '').split(/,\s*/).find((coin) => coins.includes(coin));
      if (chosen !== undefined) own[params.ticker ?? ''] = chosen;
    }
    answers[record.format] = { ...answers[record.format], ...own };
  }
  return answers satisfies KnownLedger['assets'];
}

function coinsOf(event: LedgerEvent): readonly (string | undefined)[] {
  const { in: received, out, fee } = event as Partial<Record<'in' | 'out' | 'fee', { readonly asset: string }>>;
  return [received?.asset, out?.asset, fee?.asset];
}

/** The digest of a file; undefined where the page's origin gives none (plain http on another host). */
export async function fileDigest(bytes: Uint8Array<ArrayBuffer> | ArrayBuffer): Promise<string | undefined> {
  const subtle: SubtleCrypto | undefined = globalThis.crypto?.subtle;
  return subtle === undefined ? undefined : sha256Hex(bytes);
}

/** Files read against the ledger, before anybody said yes: what the preview shows and the commit writes. */
export interface DryRun extends PreparedImport {
  /** New events, rules applied; what will be written. */
  readonly events: readonly LedgerEvent[];
  /** The revision of the ledger that the files were read against. */
  readonly revision: number;
}

export function accountAt({ result }: DryRun, index: number): FileAccount {
  const account = result.accounts[index];
  invariant(account !== undefined, 'every file has its account');
  return account;
}

export function reportAt({ result }: DryRun, index: number): FileReport {
  const report = result.files[index];
  invariant(report !== undefined, 'every file has its report');
  return report;
}

/** The chosen file that a report belongs to: itself, or the archive or workbook around it. */
export function requestOf({ files }: DryRun, name: string): ReadFile | undefined {
  return files.get(name) ?? [...files.values()].find((file) => name.startsWith(`${file.name}/`));
}
