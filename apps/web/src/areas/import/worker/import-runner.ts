/**
 * The one import of this browser: a dry run, then its commit, or its end. A second one is refused while it works, also in
 * another tab; a dry run that is only waiting for the user's yes gives way to a new one.
 */
import { defined, err, ok, type Result } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import type { NewImport } from '@cryptax/store';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type {
  CommittedImport,
  Effect,
  FileChoices,
  ImportPreview,
  ImportProgress,
  PreviewRows,
  PreviewRowsQuery,
} from '../../../platform/ledger/import-types.ts';
import { namesIn } from '../../../platform/ledger/worker/book-tokens.ts';
import type { OpenBook } from '../../../platform/ledger/worker/books.ts';
import { MANY_ENTRIES } from '../../../platform/ledger/worker/context.ts';
import { importInfo, pendingTransfers } from '../../../platform/ledger/worker/import-details.ts';
import { keptRules } from '../../../platform/ledger/worker/kept-rules.ts';
import { mappingPreset, savedMappings, setShownBook } from '../../../platform/ledger/worker/kept-settings.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import { messageTurn, nextTurn } from '../../../platform/ledger/worker/message-turn.ts';
import { applyLabels } from '../../../platform/ledger/worker/relabel-event.ts';
import { importChange, mappingsToKeep, newImports } from './import-change.ts';
import { applyWithRows } from './keep-rows.ts';
import { packAhead, type RowsAhead } from './pack-ahead.ts';
import { accountAt, type DryRun, prepareImport } from './prepare-import.ts';
import { type Judged, judgeImport, previewOf } from './preview-import.ts';
import { previewRows } from './row-accounts.ts';

type OnProgress = ((progress: ImportProgress) => void) | undefined;

type ImportRunnerParts = Pick<
  LiveLedger,
  'store' | 'books' | 'valuer' | 'currentYear' | 'now' | 'importLock' | 'onImporting'
>;

/** A dry run that waits for the user's word. */
interface Run {
  /** Without its effect. */
  readonly preview: ImportPreview;
  readonly dry: DryRun;
  /** As they will be written. */
  readonly files: Promise<readonly NewImport[]>;
  readonly judged: Promise<Judged>;
  readonly rows: RowsAhead;
  /** The table of rows asks for its events page by page. */
  readonly byId: ReadonlyMap<string, LedgerEvent>;
  /** Ends the judging: nobody will take it over. */
  readonly stop: () => void;
}

const runners = new WeakMap<object, ImportRunner>();

/** The one import of an open ledger. */
export function importRunnerOf(live: LiveLedger): ImportRunner {
  const runner = runners.get(live) ?? new ImportRunner(live);
  runners.set(live, runner);
  return runner;
}

class ImportRunner {
  readonly #parts: ImportRunnerParts;
  #abort: AbortController | undefined;
  #run: Run | undefined;
  #saving: Promise<void> | undefined;
  #count = 0;

  constructor(parts: ImportRunnerParts) {
    this.#parts = parts;
  }

  async preview(
    files: readonly File[],
    choices: FileChoices,
    onProgress: OnProgress,
  ): Promise<Result<ImportPreview, LedgerError>> {
    if (files.length === 0) return err({ code: 'import.no-files' });
    return this.#exclusive(async (signal) => {
      this.#forget();
      const own = await this.#parts.books.get('own');
      if (!own.ok) return own;
      const rows = packAhead();
      try {
        const dry = await this.#dryRun(files, { own: own.value, choices, signal, onProgress, onTable: rows.add });
        rows.end();
        const tokens = await namesIn([...dry.events, ...dry.result.open]);
        const run = this.#begin(own.value, dry, rows, signal, onProgress);
        // Of few events it is there before anybody would notice.
        const isQuick = dry.events.length < MANY_ENTRIES;
        const effect = isQuick ? (await run.judged).effect : undefined;
        this.#run = run;
        return ok({ ...run.preview, ...defined({ effect, tokens }) });
      } finally {
        if (this.#run === undefined) rows.stop();
      }
    });
  }

  /** The dry run begins to be judged; `signal` ends it as long as the preview is made. */
  #begin({ loaded }: OpenBook, dry: DryRun, rows: RowsAhead, signal: AbortSignal, onProgress: OnProgress): Run {
    const ending = new AbortController();
    signal.addEventListener('abort', () => ending.abort(signal.reason), { once: true });
    this.#count++;
    const previewId = `preview-${this.#count}`;
    const preview = previewOf(dry, { book: loaded, currentYear: this.#parts.currentYear(), previewId });
    const turn = messageTurn();
    const files = nextTurn().then(() => newImports(dry));
    const judged = files.then(() =>
      judgeImport(dry, {
        book: loaded,
        parts: this.#parts,
        signal: ending.signal,
        between: async () => {
          await turn();
          await this.#saving;
        },
        onStage: (stage, percent) => notify(onProgress, stage, percent, dry.result.files.length),
      }),
    );
    // Whoever needs it hears of its failure; nobody needs to.
    judged.catch(() => undefined);
    const byId = new Map(dry.events.map((event) => [event.id, event]));
    return { preview, dry, files, judged, rows, byId, stop: () => ending.abort() };
  }

  /** Waits until the dry run is judged. */
  async effect(previewId: string): Promise<Result<Effect, LedgerError>> {
    const run = this.#run;
    if (run?.preview.previewId !== previewId) return err({ code: 'import.preview-missing' });
    try {
      return ok((await run.judged).effect);
    } catch (error) {
      return unjudged(error);
    }
  }

  rows(query: PreviewRowsQuery): Result<PreviewRows, LedgerError> {
    const run = this.#run;
    if (run?.preview.previewId !== query.previewId) return err({ code: 'import.preview-missing' });
    return ok(previewRows(accountAt(run.dry, query.index), run.byId, query));
  }

  /** Nothing is judged while it is written, nor before `answered`. */
  async commit(
    previewId: string,
    onProgress: OnProgress,
    answered?: Promise<void>,
  ): Promise<Result<CommittedImport, LedgerError>> {
    const run = this.#run;
    if (run?.preview.previewId !== previewId) return err({ code: 'import.preview-missing' });
    const writing = this.#write(run, onProgress);
    this.#saving = answered ?? writing.then(nothing, nothing);
    return writing;
  }

  #write(run: Run, onProgress: OnProgress): Promise<Result<CommittedImport, LedgerError>> {
    return this.#exclusive(async (signal) => {
      const { store, books, now } = this.#parts;
      const own = await books.get('own');
      if (!own.ok) return own;
      notify(onProgress, 'save', 95, run.preview.files.length);
      const presets = mappingsToKeep(run.dry).map(mappingPreset);
      const change = { ...importChange(run.dry, await run.files, own.value.loaded, now()), presets };
      books.foreseen.foresee(run.dry.events, run.judged);
      const rows = await run.rows.take(run.dry, signal);
      const applied = await applyWithRows(store, run.dry.revision, change, rows, signal);
      books.foreseen.forgetUnless(applied.ok);
      if (!applied.ok) return this.#refused(applied.error);
      // A file that brings nothing new writes nothing; how to read it is remembered all the same.
      if (applied.value.status === 'unchanged') for (const preset of presets) await store.presets.save(preset);
      await setShownBook(store, 'own');
      // Its judging goes on: the book will ask for it.
      this.#run = undefined;
      notify(onProgress, 'save', 100, run.preview.files.length);
      const { status, counts, imports, areRowsKept } = applied.value;
      const pending = pendingTransfers(imports);
      return ok({
        status,
        added: counts.added,
        skipped: counts.skipped,
        imports: imports.map((record) => importInfo(record, pending)),
        totals: run.preview.totals,
        areRowsKept,
      });
    });
  }

  /** Stops what is running. A dry run whose taking over was stopped can be taken over again; any other is forgotten. */
  cancel(): void {
    const isSaving = this.#abort !== undefined && this.#run !== undefined;
    this.#abort?.abort();
    if (!isSaving) this.#forget();
  }

  /** What was found to be a duplicate or the other side of a transfer may not be it any more: the files are read again. */
  #refused(error: LedgerError): Result<never, LedgerError> {
    if (error.code === 'store.cancelled') return err({ code: 'import.cancelled' });
    if (error.code !== 'store.conflict') return err(error);
    this.#forget();
    return err({ code: 'import.preview-missing' });
  }

  #forget(): void {
    this.#run?.rows.stop();
    this.#run?.stop();
    this.#run = undefined;
  }

  async #dryRun(
    files: readonly File[],
    options: {
      readonly own: OpenBook;
      readonly choices: FileChoices;
      readonly signal: AbortSignal;
      readonly onProgress: OnProgress;
      readonly onTable: RowsAhead['add'];
    },
  ): Promise<DryRun> {
    const { own, choices, signal, onProgress, onTable } = options;
    const { store } = this.#parts;
    const mappings = await savedMappings(store);
    // A book in memory follows its changes, also while the files are being read.
    const { revision } = own.loaded;
    const prepared = await prepareImport(files, { book: own.loaded, choices, mappings, signal, onProgress, onTable });
    const rules = await keptRules(store);
    return {
      ...prepared,
      revision,
      events: applyLabels(prepared.result.events, rules.ok ? rules.value : [], own.loaded),
    };
  }

  async #exclusive<T>(work: (signal: AbortSignal) => Promise<Result<T, LedgerError>>): Promise<Result<T, LedgerError>> {
    if (this.#abort !== undefined) return err({ code: 'import.already-running' });
    const abort = new AbortController();
    this.#abort = abort;
    try {
      const held = await this.#parts.importLock(() => {
        this.#parts.onImporting(true);
        return work(abort.signal);
      });
      return held.kind === 'done' ? held.value : err({ code: 'import.already-running' });
    } catch (error) {
      if (abort.signal.aborted) return err({ code: 'import.cancelled' });
      if (isReadError(error)) return err({ code: 'import.file-unreadable' });
      return tooMuch(error);
    } finally {
      this.#abort = undefined;
      this.#parts.onImporting(false);
    }
  }
}

function nothing(): void {}

/** The dry run was thrown away meanwhile, or is too large to be matched. */
function unjudged(error: unknown): Result<never, LedgerError> {
  const isStopped = error instanceof DOMException && error.name === 'AbortError';
  return isStopped ? err({ code: 'import.preview-missing' }) : tooMuch(error);
}

/** What engines throw when a text or a buffer grows too large. */
function tooMuch(error: unknown): Result<never, LedgerError> {
  if (error instanceof RangeError) return err({ code: 'import.too-much' });
  throw error;
}

/** The browser lost the file: moved, changed or on a drive that is gone. */
function isReadError(error: unknown): error is DOMException {
  return error instanceof DOMException && ['NotReadableError', 'NotFoundError', 'SecurityError'].includes(error.name);
}

function notify(onProgress: OnProgress, stage: ImportProgress['stage'], percent: number, fileCount: number): void {
  onProgress?.({ stage, percent, file: '', fileIndex: fileCount, fileCount, rows: 0 });
}
