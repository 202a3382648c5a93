/**
 * An import as the screens live it, free of React: choose files, read them, look at the result, take them over. Every step
 * can be left; nothing is written before the last one, and that one writes all or nothing. Both import screens show this one flow.
 */
import { track } from '../../../platform/analytics/track.ts';
import type { LedgerError } from '../../../platform/ledger/answer.ts';
import type {
  CommittedImport,
  FileChoice,
  FileChoices,
  FileQuestion,
  ImportPreview,
  ImportProgress,
} from '../../../platform/ledger/import-types.ts';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { offerTokenNames } from '../../../platform/ledger/token-names.ts';
import { useLedger } from '../../../platform/ledger/use-ledger.tsx';
import { painted } from '../../../platform/load-in-background.ts';
import { Observable, useObservable } from '../../../platform/observable.ts';
import type { FeeAnswers } from '../mapping-file.ts';

const flows = new WeakMap<LedgerApi, ImportFlow>();

/** One import flow per tab: leaving the screen and coming back finds it where it was. */
export function useImportFlow(): { readonly flow: ImportFlow; readonly view: ImportView } {
  const api = useLedger();
  const flow = flows.get(api) ?? new ImportFlow(api, painted);
  flows.set(api, flow);
  return { flow, view: useObservable(flow.view) };
}

export type ImportStep =
  | { readonly kind: 'idle' }
  /** `rows`: read so far, by file. */
  | { readonly kind: 'reading'; readonly progress: ImportProgress; readonly rows: readonly number[] }
  | { readonly kind: 'preview'; readonly preview: ImportPreview }
  | {
      readonly kind: 'saving';
      readonly preview: ImportPreview;
      readonly progress: ImportProgress;
      /** What is written is being taken back. */
      readonly isCancelling?: true;
    }
  | { readonly kind: 'done'; readonly preview: ImportPreview; readonly result: CommittedImport }
  | { readonly kind: 'failed'; readonly error: LedgerError };

export interface ImportView {
  readonly files: readonly File[];
  readonly choices: FileChoices;
  /** Names of files that were dropped but are of no kind we read. */
  readonly refused: readonly string[];
  readonly step: ImportStep;
}

const START: ImportProgress = { stage: 'read', percent: 0, file: '', fileIndex: 0, fileCount: 0, rows: 0 };
const NOTHING: ImportView = { files: [], choices: {}, refused: [], step: { kind: 'idle' } };

/** `.json` is our own ledger file. */
export const ACCEPTED = ['.csv', '.xlsx', '.xls', '.zip', '.json', '.tsv', '.txt'] as const;

export class ImportFlow {
  readonly #api: LedgerApi;
  readonly #shown: () => Promise<void>;
  /** Whether new files may be read without another click; not after the user stopped a reading. */
  isAutomatic = true;
  readonly view = new Observable<ImportView>(NOTHING);
  /** Counts on with every reading and whenever one is left: what an earlier one still says counts no more. */
  #turn = 0;
  /** The taking over that is running. */
  #commit: Promise<void> = Promise.resolve();
  #isWriting = false;

  /** `shown` waits until a step is seen, so that the work after it does not delay the picture. */
  constructor(api: LedgerApi, shown: () => Promise<void> = async () => undefined) {
    this.#api = api;
    this.#shown = shown;
  }

  get isBusy(): boolean {
    const { kind } = this.view.get().step;
    return kind === 'reading' || kind === 'saving';
  }

  /** Adds files to those that are there; a file of the same name, size and time is the same file. */
  readonly add = (files: readonly File[]): void => {
    this.isAutomatic = true;
    const { files: known, step } = this.view.get();
    const isNew = step.kind === 'done' || step.kind === 'failed';
    const kept = step.kind === 'done' ? [] : known;
    const fits = files.filter(isAccepted);
    const added = fits.filter((file) => !kept.some((other) => isSame(file, other)));
    const refused = files.filter((file) => !isAccepted(file)).map(({ name }) => name);
    this.#set({
      files: [...kept, ...added],
      refused,
      ...(isNew || added.length > 0 ? { step: { kind: 'idle' } as const } : {}),
    });
  };

  readonly remove = (file: File): void => {
    this.isAutomatic = true;
    const { files } = this.view.get();
    this.#set({ files: files.filter((other) => other !== file), step: { kind: 'idle' } });
  };

  readonly clear = (): void => {
    this.#turn += 1;
    void this.#api.cancelImport();
    this.view.set(NOTHING);
  };

  readonly choose = (name: string, choice: FileChoice): void => {
    const { choices } = this.view.get();
    this.#set({ choices: { ...choices, [name]: choice } });
  };

  /** Takes in what the user said about a file and reads again. */
  readonly answer = (name: string, question: FileQuestion, value: string): void => {
    this.choose(name, withAnswer(this.view.get().choices[name] ?? {}, question, value));
    void this.read();
  };

  /** Reads the files without writing anything. */
  readonly read = async (): Promise<void> => {
    if (this.isBusy) return;
    this.isAutomatic = false;
    this.#turn += 1;
    const turn = this.#turn;
    const { files, choices } = this.view.get();
    const progress = { ...START, file: files[0]?.name ?? '', fileCount: files.length };
    this.#set({ step: { kind: 'reading', progress, rows: [] } });
    await this.#shown();
    if (turn !== this.#turn) return;
    const answer = await this.#api.previewImport(files, choices, (progress) => {
      const { step } = this.view.get();
      if (turn !== this.#turn || step.kind !== 'reading') return;
      this.#set({ step: { ...step, progress, rows: withRows(step.rows, progress) } });
    });
    if (turn !== this.#turn || this.view.get().step.kind !== 'reading') return;
    if (answer.ok) offerTokenNames(answer.value.tokens);
    this.#set({ step: answer.ok ? { kind: 'preview', preview: answer.value } : failedOrIdle(answer.error) });
    if (answer.ok && answer.value.effect === undefined) void this.#awaitEffect(answer.value.previewId);
  };

  /** Of many rows the figures come after them, and whoever has said yes meanwhile is not told any more that they failed. */
  async #awaitEffect(previewId: string): Promise<void> {
    const answer = await this.#api.importEffect(previewId);
    const { step } = this.view.get();
    if (!('preview' in step) || step.preview.previewId !== previewId) return;
    if (answer.ok) this.#set({ step: { ...step, preview: { ...step.preview, effect: answer.value } } });
    else if (step.kind === 'preview') this.#set({ step: failedOrIdle(answer.error) });
  }

  readonly commit = (): Promise<void> => {
    const { step } = this.view.get();
    if (step.kind === 'preview') this.#commit = this.#save(step.preview);
    return this.#commit;
  };

  async #save(preview: ImportPreview): Promise<void> {
    const progress = { ...START, stage: 'save', percent: 95, fileCount: preview.files.length } as const;
    this.#set({ step: { kind: 'saving', preview, progress } });
    await this.#shown();
    const { step } = this.view.get();
    if (step.kind !== 'saving') return;
    if (step.isCancelling) {
      this.#set({ step: { kind: 'preview', preview } });
      return;
    }
    this.#isWriting = true;
    // Progress comes through a channel of its own and may arrive after the answer.
    const answer = await this.#api.commitImport(preview.previewId, (next) => {
      const { step } = this.view.get();
      if (step.kind === 'saving') this.#set({ step: { ...step, progress: next } });
    });
    this.#isWriting = false;
    if (answer.ok) track('import-done');
    const { step: last } = this.view.get();
    // Its effect may have come meanwhile.
    const shown = 'preview' in last ? last.preview : preview;
    this.#set({
      step: answer.ok ? { kind: 'done', preview: shown, result: answer.value } : unsaved(shown, answer.error),
    });
  }

  /**
   * Back to the files, or from taking over to the dry run.
   *
   * @returns false if everything was written before the wish was heard
   */
  readonly cancel = async (): Promise<boolean> => {
    const { step } = this.view.get();
    if (step.kind === 'saving') {
      this.#set({ step: { ...step, isCancelling: true } });
      if (this.#isWriting) await this.#api.cancelImport();
      await this.#commit;
      return this.view.get().step.kind !== 'done';
    }
    this.isAutomatic = false;
    this.#turn += 1;
    this.#set({ step: { kind: 'idle' } });
    await this.#api.cancelImport();
    return true;
  };

  #set(change: Partial<ImportView>): void {
    this.view.set({ ...this.view.get(), ...change });
  }
}

/** An archive brings several tables, each counted from zero; the longest so far stands for the file. */
function withRows(rows: readonly number[], { stage, fileIndex, rows: count }: ImportProgress): readonly number[] {
  if (stage !== 'map' || count <= (rows[fileIndex] ?? 0)) return rows;
  return Object.assign([...rows], { [fileIndex]: count });
}

function failedOrIdle(error: LedgerError): ImportStep {
  return error.code === 'import.cancelled' ? { kind: 'idle' } : { kind: 'failed', error };
}

function unsaved(preview: ImportPreview, error: LedgerError): ImportStep {
  return error.code === 'import.cancelled' ? { kind: 'preview', preview } : { kind: 'failed', error };
}

function isAccepted({ name }: File): boolean {
  const lower = name.toLowerCase();
  return ACCEPTED.some((end) => lower.endsWith(end));
}

function isSame(a: File, b: File): boolean {
  return a.name === b.name && a.size === b.size && a.lastModified === b.lastModified;
}

/** An answer to a question of a file as part of what the user chose for it. */
function withAnswer(choice: FileChoice, { code, ticker = '' }: FileQuestion, value: string): FileChoice {
  const { answers = {} } = choice;
  switch (code) {
    case 'zone':
      return { ...choice, timezone: value };
    case 'date-order':
      return { ...choice, answers: { ...answers, dateLayout: value } };
    case 'decimal-mark':
      return { ...choice, answers: { ...answers, decimalMark: value === 'dot' ? 'dot' : 'comma' } };
    case 'fee':
    case 'fee-sent':
    case 'fee-received':
    case 'fee-coin':
    case 'fee-columns':
      return { ...choice, answers: { ...answers, ...feeAnswer(answers, { code, ticker }, value) } };
    case 'unit':
      return { ...choice, answers: { ...answers, unit: value } };
    case 'sign':
      return { ...choice, answers: { ...answers, sign: value === 'signed' ? 'signed' : 'unsigned' } };
    case 'high-fee':
      return { ...choice, answers: { ...answers, highFees: value === 'yes' ? 'yes' : 'no' } };
    case 'account':
      return { ...choice, wallet: value };
    case 'currency':
    case 'asset':
    case 'ticker':
      return { ...choice, answers: { ...answers, assets: { ...answers.assets, [ticker]: value } } };
  }
}

/** Questions about fees: their answers hold for all files of a header and are kept with its mapping. */
type FeeQuestion = FileQuestion & { readonly code: 'fee' | `fee-${string}` };

export function isAboutFees(question: FileQuestion): question is FeeQuestion {
  return /^fee\b/.test(question.code);
}

export function feeAnswer(
  { feeCoins }: FeeAnswers,
  { code, ticker = '' }: Pick<FileQuestion, 'code' | 'ticker'>,
  value: string,
): FeeAnswers {
  if (code === 'fee-coin') return { feeCoins: { ...feeCoins, [ticker]: value } };
  if (code === 'fee-columns') return { feeColumns: value };
  if (code === 'fee') return { fee: value as NonNullable<FeeAnswers['fee']> };
  const place = value === 'within' ? 'within' : 'beside';
  return code === 'fee-sent' ? { feeSent: place } : { feeReceived: place };
}
