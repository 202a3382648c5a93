/**
 * For tests: a ledger in memory with the same door as the worker. It answers from a list of rows and cards and keeps
 * what was asked of it, so that a test can see what the screen really wanted.
 */
import { defined, ok } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerEvent } from '@cryptax/ledger';
import { vi } from 'vitest';
import type { CertaintyView, YearRange } from '../../../../../platform/ledger/certainty-types.ts';
import {
  type DayGroup,
  type EventDetail,
  type EventOrigin,
  type EventRow,
  REVIEW_KINDS,
} from '../../../../../platform/ledger/event-types.ts';
import type { Effect } from '../../../../../platform/ledger/import-types.ts';
import type { LedgerApi } from '../../../../../platform/ledger/ledger-api.ts';
import { clientOf } from '../../../../../platform/ledger/ledger-client.ts';
import type { LedgerState } from '../../../../../platform/ledger/ledger-state.ts';
import type { StandIns } from '../../../../../platform/ledger/price-types.ts';
import type { ReviewCard, ReviewQuery } from '../../../../../platform/ledger/review-types.ts';
import type { ListedRule, RuleTrial } from '../../../../../platform/ledger/rule-types.ts';
import type { QueueQuestion } from '../../../entry-types.ts';

export interface FakeBook {
  readonly rows?: readonly EventRow[];
  readonly cards?: readonly ReviewCard[];
  readonly state?: LedgerState;
  readonly questions?: readonly QueueQuestion[];
  readonly rules?: readonly ListedRule[];
  readonly standIns?: StandIns;
}

export function fakeLedger({ rows = [], cards = [], questions = [], rules = [], state, standIns }: FakeBook) {
  let listener: (state: LedgerState) => void = () => undefined;
  let current = rows;
  let asked = cards;
  let queue = questions;
  let kept = rules;
  let revision = 1;
  const reported = (): LedgerState =>
    state ?? {
      kind: 'ready',
      book: 'own',
      isDemo: false,
      revision,
      counts: {
        events: current.length,
        imports: 1,
        files: 1,
        connections: 0,
        byHand: 0,
        wallets: 1,
        sources: 1,
        review: cards.length,
      },
      isImporting: false,
      ownEvents: current.length,
      hasDemo: false,
    };
  const change = (next: readonly EventRow[]) => {
    current = next;
    revision++;
    listener(reported());
  };
  const done = (eventIds: readonly string[]) => ok({ revision, changed: eventIds.length, eventIds });
  const effect: Effect = { holdings: [{ asset: 'BTC', before: '1', after: '0.5' }], unpriced: 0, years: [] };
  const api = {
    subscribe: async (next: (state: LedgerState) => void) => {
      listener = next;
      next(reported());
    },
    livePrices: async () => ok(false),
    queryEvents: vi.fn<LedgerApi['queryEvents']>(async ({ search = '', offset, limit }) => {
      const found = current.filter(({ wallet }) => wallet.includes(search));
      return ok({
        revision,
        total: found.length,
        offset,
        rows: found.slice(offset, offset + limit),
        days: daysOf(found),
      });
    }),
    queryEventIds: vi.fn<LedgerApi['queryEventIds']>(async () => ok(current.map(({ id }) => id))),
    eventRows: async (_: string, ids: readonly string[]) => ok(current.filter(({ id }) => ids.includes(id))),
    eventPrints: async (_: string, ids: readonly string[]) =>
      ok(Object.fromEntries(ids.map((id) => [id, 'as opened']))),
    eventFacets: async () =>
      ok({
        revision,
        kinds: [
          { value: 'sell', count: 2 },
          { value: 'income', count: 1 },
        ],
        assets: [{ value: 'BTC', count: 3 }],
        wallets: [{ value: 'Kraken', count: 3 }],
        sources: [{ value: 'Kraken', count: 3 }],
        years: [{ value: '2025', count: 3 }],
      }),
    evidence: async () => ok([]),
    eventDetail: async (_: string, id: string) => {
      const row = current.find((each) => each.id === id);
      return row ? ok(detailOf(row)) : { ok: false, error: { code: 'event.missing', ids: [id] } };
    },
    taxSettings: async () => ok({ match: DEFAULT_SETTINGS, profile: {} }),
    views: async () => ok([]),
    saveView: vi.fn<LedgerApi['saveView']>(async () => ok(undefined)),
    previewEdit: vi.fn<LedgerApi['previewEdit']>(async () => ok(effect)),
    previewFix: vi.fn(async () => ok(effect)),
    similarEvents: async () => ok({ eventIds: [], basis: { kind: 'sell', asset: 'BTC', wallet: 'Kraken' } }),
    applyEdit: vi.fn<LedgerApi['applyEdit']>(async (_, edit) => {
      if (edit.kind === 'delete') change(current.filter(({ id }) => !edit.eventIds.includes(id)));
      return done('eventIds' in edit ? edit.eventIds : ['new']);
    }),
    // A history without entries: there is no newer step that a notice could meet.
    journal: async () => ok([]),
    undo: vi.fn<LedgerApi['undo']>(async () => {
      queue = questions;
      change(rows);
      return done([]);
    }),
    reviewList: async (_: string, query: ReviewQuery) => {
      const wanted = asked.filter(({ kind }) => query.kind === undefined || query.kind === kind);
      const counts = REVIEW_KINDS.map((kind) => [kind, asked.filter((card) => card.kind === kind).length]);
      return ok({ revision, total: wanted.length, counts: Object.fromEntries(counts), cards: wanted, standIns });
    },
    questions: async () => ok({ view: viewOf(queue), questions: queue, idle: 1_180, remedies: [] }),
    questionFacts: async () =>
      ok({ neighbours: [], members: [], address: { arrived: 700, left: 3, first: '', last: '' } }),
    ruleBook: async () => ok({ list: kept, chains: [], counts: { first: 1_040 }, met: [] }),
    orderRules: vi.fn<LedgerApi['orderRules']>(async (ids) => {
      kept = kept.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
      change(current);
      return ok(undefined);
    }),
    tryRule: vi.fn<LedgerApi['tryRule']>(async () => ok(TRIAL)),
    tryAddress: vi.fn<LedgerApi['tryAddress']>(async () => ok(TRIAL)),
    tryAnswer: vi.fn<LedgerApi['tryAnswer']>(async () => ok(TRIAL)),
    tryLabel: vi.fn<LedgerApi['tryLabel']>(async () => ok(TRIAL)),
    saveAddress: vi.fn<LedgerApi['saveAddress']>(async () => ok('new')),
    saveLabel: vi.fn<LedgerApi['saveLabel']>(async () => ok('new')),
    saveAnswerRule: vi.fn<LedgerApi['saveAnswerRule']>(async () => ok('new')),
    gapFixes: vi.fn<LedgerApi['gapFixes']>(async () => ok([])),
    applyFix: vi.fn<LedgerApi['applyFix']>(async (_, cardIds) => {
      queue = queue.filter((each) => !each.cardIds.some((id) => cardIds.includes(id)));
      if (questions.length > 0) change(current);
      asked = asked.filter(({ id }) => !cardIds.includes(id));
      return done(cardIds);
    }),
  };
  return { api, client: clientOf(api as unknown as LedgerApi) };
}

const TRIAL: RuleTrial = {
  open: 1_234,
  taken: 0,
  past: { same: 2, other: 1 },
  worth: '12.5',
  isUnbounded: false,
  years: [{ year: 2024, before: yearOf('2000.00'), after: yearOf('500.00') }],
  examples: [],
};

function yearOf(high: string): YearRange {
  return {
    year: 2024,
    complete: false,
    privateSales: { low: '0.00', high },
    income: { low: '0.00', high: '0.00' },
    limits: { privateSales: '1000.00', income: '256.00' },
  };
}

/** A thousand euro for each question that is open. */
function viewOf(queue: readonly QueueQuestion[]): CertaintyView {
  const year: YearRange = {
    year: 2024,
    complete: queue.length === 0,
    privateSales: { low: '0.00', high: `${1000 * queue.length}.00` },
    income: { low: '0.00', high: '0.00' },
    limits: { privateSales: '1000.00', income: '256.00' },
  };
  return {
    revision: 1,
    tightness: 'bound',
    years: [year],
    open: queue.length,
    deciding: queue.length,
    outside: 0,
    doubtful: [],
  };
}

function daysOf(rows: readonly EventRow[]): readonly DayGroup[] {
  const days = [...new Set(rows.map(({ day }) => day))];
  return days.map((day) => ({
    day,
    first: rows.findIndex((row) => row.day === day),
    count: rows.filter((row) => row.day === day).length,
  }));
}

function detailOf(row: EventRow): EventDetail {
  const stored = { id: row.id, at: row.at, kind: 'sell', wallet: row.wallet, out: row.out } as LedgerEvent;
  return {
    revision: 1,
    row,
    stored,
    valued: stored,
    valuations: [],
    disposals: [],
    movements: [],
    openLots: [],
    usedBy: [],
    issues: [],
    ...defined({ origin: row.source === undefined ? undefined : originOf(row.source) }),
    history: [],
  };
}

function originOf({ file, line, name }: NonNullable<EventRow['source']>): EventOrigin {
  const importedAt = '2026-01-05T09:00:00Z';
  return { importNo: 1, file, format: 'kraken-ledgers', sourceName: name, importedAt, lines: [{ line }] };
}
