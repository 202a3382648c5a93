/**
 * Runs in a worker of the browser: the app's own ledger service over a large ledger. Each step is timed from the request
 * to its answer, database included: after an edit the new tax is known when the answer is there.
 */
import { err, invariant, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { createLedgerService } from '../apps/web/src/app/worker/ledger-service.ts';
import type { Answer } from '../apps/web/src/platform/ledger/answer.ts';
import type { LedgerApi } from '../apps/web/src/platform/ledger/ledger-api.ts';
import { fetchPack } from '../apps/web/src/platform/ledger/worker/price-packs.ts';
import { generateLedger, type LedgerPlan } from './ledger-generator.ts';

/** Milliseconds by the clock, one entry per event tried; the events lie evenly over the ledger. */
export type LedgerTimes = Readonly<Record<LedgerStep, readonly number[]>>;

export type LedgerStep = 'edit' | 'tax' | 'detail' | 'preview' | 'delete' | 'undo';

const TRIES = 12;

addEventListener('message', ({ data }: MessageEvent<LedgerPlan>) => {
  measure(data).then(
    (times) => postMessage(ok(times)),
    (error: unknown) => postMessage(err(String(error))),
  );
});

async function measure(plan: LedgerPlan): Promise<LedgerTimes> {
  const api = createLedgerService({ loadPack: fetchPack, now: () => new Date() });
  const events = generateLedger(plan);
  await importAll(api, events);
  const times: Record<LedgerStep, number[]> = { edit: [], tax: [], detail: [], preview: [], delete: [], undo: [] };
  const timed = async <T>(step: LedgerStep, question: () => Answer<T>): Promise<T> => {
    const start = performance.now();
    const answer = await good(question());
    times[step].push(performance.now() - start);
    return answer;
  };
  /** The first round compiles. */
  for (let i = -1; i < TRIES; i++) {
    if (i === 0) for (const list of Object.values(times)) list.length = 0;
    const { id } = events[Math.floor(((i + 1.5) / (TRIES + 1)) * events.length)] as LedgerEvent;
    const { stored } = await timed('detail', () => api.eventDetail('own', id));
    const event = { ...stored, valueEur: '123.45' } as LedgerEvent;
    await timed('preview', () => api.previewEdit('own', { kind: 'edit', why: 'bench', event }));
    await timed('edit', () => api.applyEdit('own', { kind: 'edit', why: 'bench', event }));
    await timed('tax', () => api.summary('own'));
    await timed('delete', () => api.applyEdit('own', { kind: 'delete', why: 'bench', eventIds: [id] }));
    await timed('undo', () => api.undo('own'));
  }
  return times;
}

async function importAll(api: LedgerApi, events: readonly LedgerEvent[]): Promise<void> {
  const text = JSON.stringify({ format: 'cryptax-ledger', version: 1, events });
  const { previewId } = await good(api.previewImport([new File([text], 'bench.json')]));
  const { added } = await good(api.commitImport(previewId));
  invariant(added === events.length, 'all events were written');
}

async function good<T>(answer: Answer<T>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
