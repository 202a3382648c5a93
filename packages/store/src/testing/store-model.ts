/**
 * A book as a model that keeps whole copies of its state, beside the real database in two tabs. After each step both must show
 * the same, in the same order; so must what a tab holds in memory and only follows by differences.
 */
import type fc from 'fast-check';
import { expect } from 'vitest';
import type { Change } from '../changes/change.ts';
import type { BookDifference } from '../changes/difference.ts';
import { followDifference, rebuild } from '../changes/follow-difference.ts';
import type { JsonValue } from '../records.ts';
import type { BookEvents } from '../repositories/event-repository.ts';
import type { Store } from '../store.ts';
import type { UnlockSecret } from '../vault/unlock-ways.ts';
import { buy, revision, type TestBed, value } from './test-bed.ts';

export interface Row {
  readonly id: string;
  readonly amount: string;
  readonly origin: number;
}

export interface State {
  readonly rows: readonly Row[];
  readonly imports: readonly { readonly no: number; readonly name: string }[];
  /** One setting with a field and a list; undefined until it is first set. */
  readonly setting?: ModelSetting;
}

export interface ModelSetting {
  readonly [key: string]: JsonValue;
  readonly method: string;
  readonly prices: readonly string[];
}

export const MODEL_SETTING = 'model-setting';

export interface Model {
  state: State;
  undo: State[];
  redo: State[];
  nextImport: number;
}

export interface Real {
  readonly bed: TestBed;
  tabs: Tab[];
  active: number;
  options: TabOptions;
}

interface TabOptions {
  readonly chunkSize: number;
  /** While the database is locked. */
  readonly unlock?: UnlockSecret;
}

/** A tab and the events it holds in memory, which follow what the tab does itself. */
interface Tab {
  readonly store: Store;
  held?: Held | undefined;
  following: Promise<void>;
}

type Held = Pick<BookEvents, 'revision' | 'events' | 'origins' | 'chunks'>;

export async function openTab(bed: TestBed, options: TabOptions): Promise<Tab> {
  const tab: Tab = { store: await bed.open(options), following: Promise.resolve() };
  tab.store.subscribe((notice) => {
    if (notice.kind !== 'book' || notice.book !== 'own') return;
    const { difference } = notice;
    const { held } = tab;
    tab.held = undefined;
    if (difference === undefined || held?.revision !== difference.from) return;
    tab.following = follow(tab.store, held, difference).then((next) => {
      tab.held = next;
    });
  });
  return tab;
}

async function follow(store: Store, held: Held, difference: BookDifference): Promise<Held> {
  const nos = difference.chunks.flatMap(({ kind, no }) => (kind === 'shown' ? [no] : []));
  const parked = new Map(value(await store.events.readChunks('own', nos)).map((chunk) => [chunk.no, chunk]));
  const { stretches, chunks } = followDifference(held.chunks, difference, (no) => {
    const { events = [], origins = [] } = parked.get(no) ?? {};
    return events.map((event, i) => ({ event, origin: origins[i] ?? 0 }));
  });
  const events = rebuild(held.events, stretches, (entries) => entries.map(({ event }) => event));
  const origins = rebuild(held.origins, stretches, (entries) => entries.map(({ origin }) => origin));
  return { revision: difference.to, events, origins, chunks };
}

export function tab(real: Real): Store {
  return activeTab(real).store;
}

function activeTab(real: Real): Tab {
  const found = real.tabs[real.active];
  if (!found) throw new Error('no tab');
  return found;
}

async function check(model: Model, real: Real): Promise<void> {
  const store = tab(real);
  const stored = value(await store.events.readAll('own'));
  const { events, origins, chunks } = stored;
  await activeTab(real).following;
  const { held } = activeTab(real);
  const fresh = { revision: stored.revision, events, origins, chunks };
  if (held !== undefined) expect(held).toEqual(fresh);
  activeTab(real).held = fresh;
  expect(events).toEqual(model.state.rows.map(({ id, amount: units }) => buy(id, units)));
  const imports = value(await store.imports.list('own'));
  expect(imports.map(({ no, fileName }) => `${no} ${fileName}`)).toEqual(
    model.state.imports.map(({ no, name }) => `${no} ${name}.csv`).reverse(),
  );
  expect(value(await store.settings.get(MODEL_SETTING))).toEqual(model.state.setting);
  const state = value(await store.events.state('own'));
  expect(state.eventCount).toBe(events.length);
  expect([state.undo !== undefined, state.redo !== undefined]).toEqual([model.undo.length > 0, model.redo.length > 0]);
}

/** A change that fits the present state, and what the model makes of it. */
export interface Move {
  readonly change: Change;
  readonly next: State | 'unchanged';
}

export class Apply implements fc.AsyncCommand<Model, Real> {
  readonly #name: string;
  readonly #move: (model: Model) => Move | undefined;

  constructor(name: string, move: (model: Model) => Move | undefined) {
    this.#name = name;
    this.#move = move;
  }

  check = (model: Readonly<Model>) => this.#move(model) !== undefined;

  async run(model: Model, real: Real): Promise<void> {
    const move = this.#move(model);
    if (!move) return;
    const applied = value(await tab(real).events.apply('own', await revision(tab(real)), move.change));
    expect(applied.status).toBe(move.next === 'unchanged' ? 'unchanged' : 'applied');
    if (move.next !== 'unchanged') {
      model.undo.push(model.state);
      model.redo = [];
      model.nextImport += applied.imports.length;
      model.state = move.next;
    }
    await check(model, real);
  }

  toString(): string {
    return this.#name;
  }
}

export class Step implements fc.AsyncCommand<Model, Real> {
  readonly #name: string;
  readonly #run: (model: Model, real: Real) => Promise<void>;

  constructor(name: string, run: (model: Model, real: Real) => Promise<void>) {
    this.#name = name;
    this.#run = run;
  }

  check = () => true;

  async run(model: Model, real: Real): Promise<void> {
    await this.#run(model, real);
    await check(model, real);
  }

  toString(): string {
    return this.#name;
  }
}
