// @vitest-environment node
import { err, ok } from '@cryptax/kernel';
import { describe, expect, it, vi } from 'vitest';
import type { LedgerApi } from '../../../platform/ledger/ledger-api.ts';
import { fixture, testLedger, textFile } from '../../../testing/test-ledger.ts';
import { ImportFlow } from './import-flow.ts';

describe('ImportFlow', () => {
  it('goes from files to a preview to the ledger', async () => {
    const flow = new ImportFlow(testLedger());
    flow.add([fixture('kraken-ledgers')]);
    expect(flow.view.get().step.kind).toBe('idle');
    await flow.read();
    expect(flow.view.get().step.kind).toBe('preview');
    await flow.commit();
    expect(flow.view.get().step).toMatchObject({ kind: 'done', result: { status: 'applied' } });
  });

  it('tells the rows of each file while it reads', async () => {
    const flow = new ImportFlow(testLedger());
    const reported: (readonly number[])[] = [];
    const begun: string[] = [];
    flow.view.subscribe(() => {
      const { step } = flow.view.get();
      if (step.kind !== 'reading') return;
      reported.push(step.rows);
      begun.push(`${step.progress.file}, of ${step.progress.fileCount}`);
    });
    const first = fixture('kraken-ledgers');
    flow.add([first, fixture('bison-transactions')]);
    await flow.read();
    expect(begun[0]).toBe(`${first.name}, of 2`);
    // The samples have twelve and four rows.
    expect(reported.at(-1)).toEqual([12, 4]);
  });

  it('takes a file once and names what it cannot read', () => {
    const flow = new ImportFlow(testLedger());
    const file = fixture('kraken-ledgers');
    flow.add([file, textFile('photo.png', 'x')]);
    flow.add([file]);
    expect(flow.view.get().files).toEqual([file]);
    flow.add([textFile('photo.png', 'x')]);
    expect(flow.view.get().refused).toEqual(['photo.png']);
  });

  it('falls back to the files when cancelled, and can begin again', async () => {
    const flow = new ImportFlow(testLedger());
    flow.add([fixture('kraken-ledgers')]);
    const reading = flow.read();
    await flow.cancel();
    await reading;
    expect(flow.view.get().step.kind).toBe('idle');
    expect(flow.view.get().files).toHaveLength(1);
    await flow.read();
    expect(flow.view.get().step.kind).toBe('preview');
  });

  it('goes back to the dry run when taking over is cancelled, and to the end when that came too late', async () => {
    const ledger = testLedger();
    const flow = new ImportFlow({
      ...ledger,
      commitImport: (id, onProgress) => {
        const saving = ledger.commitImport(id, onProgress);
        void flow.cancel().then((isCancelled) => reported.push(isCancelled));
        return saving;
      },
    });
    const reported: boolean[] = [];
    flow.add([fixture('kraken-ledgers')]);
    await flow.read();
    await flow.commit();
    expect(flow.view.get().step.kind).toBe('preview');
    await vi.waitFor(() => expect(reported).toEqual([true]));

    const early = new ImportFlow(ledger);
    early.add([fixture('bison-transactions')]);
    await early.read();
    const begun = early.commit();
    expect(await early.cancel()).toBe(true);
    await begun;
    expect(early.view.get().step.kind).toBe('preview');
    await early.commit();
    expect(early.view.get().step.kind).toBe('done');

    const late = new ImportFlow({
      ...ledger,
      cancelImport: async () => undefined,
      commitImport: (id, onProgress) => {
        void late.cancel().then((isCancelled) => reported.push(isCancelled));
        return ledger.commitImport(id, onProgress);
      },
    });
    late.add([fixture('kraken-ledgers')]);
    await late.read();
    await late.commit();
    expect(late.view.get().step.kind).toBe('done');
    await vi.waitFor(() => expect(reported).toEqual([true, false]));
  });

  it('listens to the reading begun last, not to the end of the one that was cancelled', async () => {
    const answers: ((value: Awaited<ReturnType<LedgerApi['previewImport']>>) => void)[] = [];
    const flow = new ImportFlow({
      ...testLedger(),
      previewImport: () => new Promise((resolve) => answers.push(resolve)),
      cancelImport: async () => undefined,
    });
    flow.add([fixture('kraken-ledgers')]);
    const first = flow.read();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    await flow.cancel();
    const second = flow.read();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[0]?.(err({ code: 'import.cancelled' }));
    await first;
    expect(flow.view.get().step.kind).toBe('reading');
    answers[1]?.(err({ code: 'import.no-files' }));
    await second;
    expect(flow.view.get().step).toEqual({ kind: 'failed', error: { code: 'import.no-files' } });
  });

  it('lets a step be seen before its work begins, and begins none that was left meanwhile', async () => {
    const ledger = testLedger();
    const previewImport = vi.fn(ledger.previewImport);
    let show = () => {};
    const flow = new ImportFlow({ ...ledger, previewImport }, () => new Promise((resolve) => (show = resolve)));
    flow.add([fixture('kraken-ledgers')]);
    const left = flow.read();
    expect(flow.view.get().step.kind).toBe('reading');
    await flow.cancel();
    show();
    await left;
    expect(previewImport).not.toHaveBeenCalled();
    const reading = flow.read();
    expect(previewImport).not.toHaveBeenCalled();
    show();
    await reading;
    expect(flow.view.get().step.kind).toBe('preview');
  });

  it('is not thrown back by progress that arrives after the answer', async () => {
    const api = testLedger();
    let late = () => {};
    const flow = new ImportFlow({
      ...api,
      commitImport: (previewId, onProgress) => {
        late = () => onProgress?.({ stage: 'save', percent: 100, file: '', fileIndex: 0, fileCount: 1, rows: 0 });
        return api.commitImport(previewId);
      },
    });
    flow.add([fixture('kraken-ledgers')]);
    await flow.read();
    await flow.commit();
    late();
    expect(flow.view.get().step.kind).toBe('done');
  });

  it('starts a new list after a finished import', async () => {
    const flow = new ImportFlow(testLedger());
    flow.add([fixture('kraken-ledgers')]);
    await flow.read();
    await flow.commit();
    flow.add([fixture('bison-transactions')]);
    expect(flow.view.get().files).toHaveLength(1);
    expect(flow.view.get().step.kind).toBe('idle');
  });

  type EffectAnswer = Awaited<ReturnType<LedgerApi['importEffect']>>;

  function lateAnswer() {
    let resolve: (answer: EffectAnswer) => void = () => undefined;
    const promise = new Promise<EffectAnswer>((done) => {
      resolve = done;
    });
    return { promise, resolve };
  }

  /** As of many rows: the figures come after them, when `effect` does. */
  function withLateEffect(ledger: LedgerApi, effect: Promise<EffectAnswer>): LedgerApi {
    return {
      ...ledger,
      previewImport: async (...given) => {
        const answer = await ledger.previewImport(...given);
        if (!answer.ok) return answer;
        const { effect: _, ...preview } = answer.value;
        return ok(preview);
      },
      importEffect: () => effect,
    };
  }

  const NO_CHANGE = { holdings: [], years: [], unpriced: 0 };

  it('shows rows before their effect, and keeps an effect that comes while it is taken over', async () => {
    const ledger = testLedger();
    const late = lateAnswer();
    const flow = new ImportFlow(withLateEffect(ledger, late.promise));
    flow.add([fixture('kraken-ledgers')]);
    await flow.read();
    expect(flow.view.get().step).toMatchObject({ kind: 'preview' });
    expect(flow.view.get().step).not.toHaveProperty('preview.effect');
    const saving = flow.commit();
    late.resolve(ok(NO_CHANGE));
    await saving;
    expect(flow.view.get().step).toMatchObject({ kind: 'done', preview: { effect: NO_CHANGE } });
  });

  it('says that the effect failed while it is waited for, and not to who has thrown the files away', async () => {
    const failed = Promise.resolve(err({ code: 'import.too-much' } as const));
    const flow = new ImportFlow(withLateEffect(testLedger(), failed));
    flow.add([fixture('kraken-ledgers')]);
    await flow.read();
    await vi.waitFor(() =>
      expect(flow.view.get().step).toEqual({ kind: 'failed', error: { code: 'import.too-much' } }),
    );
    const late = lateAnswer();
    const left = new ImportFlow(withLateEffect(testLedger(), late.promise));
    left.add([fixture('kraken-ledgers')]);
    await left.read();
    left.clear();
    late.resolve(err({ code: 'import.too-much' }));
    await late.promise;
    expect(left.view.get().step).toEqual({ kind: 'idle' });
  });
});
