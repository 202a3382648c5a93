/**
 * Runs in a worker of the browser: the app's own ledger service over a ledger of any size, step by step as a user would
 * go. A plan is one stay: the first imports, the next opens what is there and works with it, each in a worker of its own.
 */
import { err, invariant, ok } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { openStore } from '@cryptax/store';
import { createLedgerService } from '../apps/web/src/app/worker/ledger-service.ts';
import type { Answer } from '../apps/web/src/platform/ledger/answer.ts';
import type { LedgerApi } from '../apps/web/src/platform/ledger/ledger-api.ts';
import { fetchPack } from '../apps/web/src/platform/ledger/worker/price-packs.ts';
import { median } from './bench-section.ts';
import { generateLedger, type LedgerPlan } from './ledger-generator.ts';

export type ScalePlan = { readonly kind: 'import' | 'use'; readonly ledger: LedgerPlan };

/** Milliseconds by the clock. */
export type ScaleTimes = Readonly<Partial<Record<ScaleStep, number>>>;

export type ScaleStep =
  | 'read'
  | 'clone'
  | 'import'
  | 'open'
  | 'recompute'
  | 'list'
  | 'page'
  | 'filter'
  | 'search'
  | 'sort'
  | 'edit'
  | 'tax'
  | 'undo'
  | 'portfolio'
  | 'report';

const EDITS = 5;
const YEAR = 2024;

addEventListener('message', ({ data }: MessageEvent<ScalePlan>) => {
  const stay = data.kind === 'import' ? importAll(data.ledger) : use(data.ledger.count);
  stay.then(
    (times) => postMessage(ok(times)),
    (error: unknown) => postMessage(err(String(error))),
  );
});

const service = () => createLedgerService({ loadPack: fetchPack, now: () => new Date() });

async function importAll(plan: LedgerPlan): Promise<ScaleTimes> {
  const api = service();
  const file = ledgerFile(generateLedger(plan));
  const start = performance.now();
  const { previewId } = await good(api.previewImport([file]));
  const { added } = await good(api.commitImport(previewId));
  invariant(added === plan.count, 'all events were written');
  return { import: performance.now() - start };
}

/** In parts: one text of a million events would come near the longest text that an engine can hold. */
function ledgerFile(events: readonly LedgerEvent[]): File {
  const parts = ['{"format":"cryptax-ledger","version":1,"events":['];
  for (const [i, event] of events.entries()) parts.push(i === 0 ? '' : ',', JSON.stringify(event));
  return new File([...parts, ']}'], 'bench.json');
}

async function use(count: number): Promise<ScaleTimes> {
  const api = service();
  const times: Partial<Record<ScaleStep, number>> = {};
  const timed = async <T>(step: ScaleStep, work: () => Promise<T>): Promise<T> => {
    const start = performance.now();
    const answer = await work();
    times[step] = performance.now() - start;
    return answer;
  };
  await floors(count, timed);
  const state = await timed('open', () => api.open());
  invariant(
    state.kind === 'ready' && state.counts.events === count,
    `the whole ledger opens: ${JSON.stringify(state)}`,
  );
  const settings = await good(api.taxSettings());
  await timed('recompute', () =>
    good(api.setTaxSettings({ ...settings, match: { ...settings.match, method: 'LIFO' } })),
  );
  await good(api.setTaxSettings(settings));
  const page = { book: 'own', offset: 0, limit: 200 } as const;
  await timed('list', () => good(api.queryEvents({ ...page, withDays: true })));
  await timed('page', () => good(api.queryEvents({ ...page, offset: Math.floor(count / 2) })));
  await timed('filter', () => good(api.queryEvents({ ...page, filter: { tax: 'taxable' } })));
  await timed('search', () => good(api.queryEvents({ ...page, search: 'coin7' })));
  await timed('sort', () => good(api.queryEvents({ ...page, sort: { by: 'gain', direction: 'desc' } })));
  await edit(api, times);
  await timed('portfolio', () => good(api.portfolioModel('own', { range: 'year' })));
  await timed('report', () => good(api.taxReport({ kind: 'book', book: 'own', year: YEAR })));
  return times;
}

/** What no program over this database can do without: reading the stored events, and copying them once. */
async function floors(count: number, timed: <T>(step: ScaleStep, work: () => Promise<T>) => Promise<T>): Promise<void> {
  const events = await timed('read', readAll);
  invariant(events.length === count, 'all events are read');
  await timed('clone', async () => structuredClone(events));
}

async function readAll(): Promise<readonly LedgerEvent[]> {
  const store = await openStore();
  if (!store.ok) throw new Error(store.error.code);
  const all = await store.value.events.readAll('own');
  store.value.close();
  if (!all.ok) throw new Error(all.error.code);
  return all.value.events;
}

/** Medians over events that lie evenly over the years; when an edit is answered, the new tax is known. */
async function edit(api: LedgerApi, times: Partial<Record<ScaleStep, number>>): Promise<void> {
  const tries: Record<'edit' | 'tax' | 'undo', number[]> = { edit: [], tax: [], undo: [] };
  const timed = async <T>(step: keyof typeof tries, question: () => Answer<T>): Promise<T> => {
    const start = performance.now();
    const answer = await good(question());
    tries[step].push(performance.now() - start);
    return answer;
  };
  const sales = { book: 'own', filter: { kinds: ['sell'] }, limit: 1 } as const;
  const { total } = await good(api.queryEvents({ ...sales, offset: 0 }));
  /** The first round compiles. */
  for (let i = -1; i < EDITS; i++) {
    if (i === 0) for (const list of Object.values(tries)) list.length = 0;
    const [row] = (await good(api.queryEvents({ ...sales, offset: Math.floor(((i + 1.5) / (EDITS + 1)) * total) })))
      .rows;
    const { stored } = await good(api.eventDetail('own', row?.id ?? ''));
    const event = { ...stored, valueEur: '123.45' } as LedgerEvent;
    const { changed } = await timed('edit', () => api.applyEdit('own', { kind: 'edit', why: 'bench', event }));
    invariant(changed === 1, 'the edit changes something, else undo would take back the import');
    await timed('tax', () => api.summary('own'));
    await timed('undo', () => api.undo('own'));
  }
  for (const step of ['edit', 'tax', 'undo'] as const) times[step] = median(tries[step]);
}

async function good<T>(answer: Answer<T>): Promise<T> {
  const result = await answer;
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}
