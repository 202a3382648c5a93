// @vitest-environment node
/**
 * A book that follows its changes says the same as one that is loaded anew: random edits, imports, answers, undo and
 * redo, compared after every step with a second tab that opens the database for the first time.
 */
import type { LedgerEvent } from '@cryptax/ledger';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { good } from '../../../testing/good.ts';
import { testLedger, textFile } from '../../../testing/test-ledger.ts';
import type { LedgerApi } from '../ledger-api.ts';
import type { TaxSettings } from '../ledger-state.ts';
import type { Fix } from '../review-types.ts';

const ASSETS = ['BTC', 'BTC', 'BTC', 'NOSUCHCOIN'];
const WALLETS = ['W', 'W', 'V'];
/** Few moments, so that the order in the ledger decides often. */
const MOMENTS = [...Array.from({ length: 6 }, () => '2024-01-10T10:00:00Z'), '2025-12-31T23:30:00Z'];

interface Step {
  readonly kind: string;
  readonly n: number;
  readonly m: number;
}

function at<T>(list: readonly T[], n: number): T | undefined {
  return list[n % Math.max(1, list.length)];
}

function randomEvent(id: string, n: number, m: number): LedgerEvent {
  const leg = { asset: at(ASSETS, n) ?? '', amount: String((m % 7) + 1) };
  const base = { id, at: at(MOMENTS, m) ?? '', wallet: at(WALLETS, n + m) ?? '' };
  const value = m % 3 === 0 ? {} : { valueEur: String((n % 90) * 10 + 5) };
  switch ((n + m) % 5) {
    case 0:
      return { ...base, kind: 'sell', out: leg, ...value };
    case 1:
      return { ...base, kind: 'income', incomeKind: 'airdrop', in: leg, ...value };
    case 2:
      return { ...base, kind: 'transfer', toWallet: at(WALLETS, n + m + 1) ?? '', out: leg };
    default:
      return { ...base, kind: 'buy', in: leg, ...value };
  }
}

/** A deposit, a withdrawal and a row without a date: they wait, at moments of other events. */
function krakenFile(count: number, n: number, m: number): string {
  const when = (at(MOMENTS, m) ?? '').replace('T', ' ').replace('Z', '');
  const row = (id: string, type: string, amount: string, moment = when) =>
    `"${id}${count}","${id}${count}","${moment}","${type}","","currency","crypto","BTC","spot / main",${amount},0,0`;
  const head = '"txid","refid","time","type","subtype","aclass","subclass","asset","wallet","amount","fee","balance"';
  const rows = [row('D', 'deposit', String((n % 5) + 1)), row('O', 'withdrawal', '-1'), row('X', 'deposit', '1', '?')];
  return [head, ...rows].join('\n');
}

async function ids(api: LedgerApi): Promise<readonly string[]> {
  return good(await api.queryEventIds({ book: 'own', sort: { by: 'at', direction: 'asc' } }));
}

/** Does one step if it fits the ledger; whether it does is up to the ledger. */
async function take(api: LedgerApi, { kind, n, m }: Step, count: number): Promise<void> {
  const known = await ids(api);
  const id = at(known, n) ?? '';
  const some = [...new Set([id, at(known, m) ?? '', at(known, n + m) ?? ''])].filter((each) => each !== '');
  const stored = async (eventId: string) => good(await api.eventDetail('own', eventId)).stored;
  switch (kind) {
    case 'import': {
      const events = Array.from({ length: 8 }, (_, i) => randomEvent(`f${count}-${i}`, n + i, m + i * i));
      const text = JSON.stringify({ format: 'cryptax-ledger', version: 1, events });
      const preview = good(await api.previewImport([textFile(`f${count}.json`, text)]));
      good(await api.commitImport(preview.previewId));
      return;
    }
    case 'import-open': {
      const file = textFile(`k${count}.csv`, krakenFile(count, n, m));
      const preview = good(await api.previewImport([file]));
      good(await api.commitImport(preview.previewId));
      return;
    }
    case 'add': {
      const { id: _, ...event } = randomEvent('', n, m);
      await api.applyEdit('own', { kind: 'add', why: 'w', event });
      return;
    }
    case 'edit':
      if (id !== '') await api.applyEdit('own', { kind: 'edit', why: 'w', event: randomEvent(id, m, n) });
      return;
    case 'shift':
      await api.applyEdit('own', { kind: 'bulk-edit', why: 'w', eventIds: some, patch: { shiftSeconds: 86_400 } });
      return;
    case 'delete':
      if (some.length > 0) await api.applyEdit('own', { kind: 'delete', why: 'w', eventIds: some });
      return;
    case 'split': {
      if (id === '') return;
      const event = await stored(id);
      const amount = 'out' in event ? event.out.amount : 'in' in event ? event.in.amount : '0';
      const amounts = ['0.25', String(Number(amount) - 0.25)];
      await api.applyEdit('own', { kind: 'split', why: 'w', eventId: id, amounts });
      return;
    }
    case 'merge':
      if (some.length > 1) await api.applyEdit('own', { kind: 'merge', why: 'w', eventIds: some });
      return;
    case 'preview':
      if (some.length > 0) await api.previewEdit('own', { kind: 'delete', why: 'w', eventIds: some });
      if (id !== '') await api.previewEdit('own', { kind: 'edit', why: 'w', event: randomEvent(id, m, n) });
      return;
    case 'answer': {
      const { cards } = good(await api.reviewList('own', { offset: 0, limit: 50 }));
      const card = at(cards, n);
      if (card === undefined) return;
      const cardIds = [card.id, ...card.similar];
      const moved: Fix = {
        kind: 'settle-transfer',
        as: m % 2 === 0 ? { kind: 'gift' } : { kind: 'own-wallet', wallet: 'W' },
      };
      const fixes: Partial<Record<string, Fix>> = {
        'missing-price': { kind: 'set-value', valueEur: '12' },
        'unmatched-transfer': moved,
        'unreadable-row': { kind: 'ignore-row' },
      };
      await api.applyFix('own', cardIds, fixes[card.kind] ?? { kind: 'assume-zero-cost' });
      return;
    }
    case 'method': {
      const { profile, match } = good(await api.taxSettings());
      const settings: TaxSettings = { profile, match: { ...match, method: n % 2 === 0 ? 'LIFO' : 'FIFO' } };
      good(await api.setTaxSettings(settings));
      return;
    }
    case 'remove-import': {
      const record = at(good(await api.imports('own')), n);
      if (record !== undefined) good(await api.removeImport('own', record.no));
      return;
    }
    default:
      await (kind === 'undo' ? api.undo('own') : api.redo('own'));
  }
}

/** All that screens can see. Holdings and lots have no order of their own. */
async function everything(api: LedgerApi) {
  const window = good(await api.queryEvents({ book: 'own', offset: 0, limit: 1_000 }));
  const details = await Promise.all(window.rows.map(async ({ id }) => good(await api.eventDetail('own', id))));
  const summary = good(await api.summary('own'));
  return {
    window,
    details: details.map((detail) => ({ ...detail, openLots: sorted(detail.openLots) })),
    years: summary.years,
    holdings: sorted(summary.holdings),
    review: good(await api.reviewList('own', { offset: 0, limit: 1_000 })),
    facets: good(await api.eventFacets('own')),
    byGain: good(await api.queryEventIds({ book: 'own', sort: { by: 'gain', direction: 'desc' } })),
    imports: good(await api.imports('own')),
    state: await api.open(),
  };
}

function sorted<T>(list: readonly T[]): readonly T[] {
  return [...list].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

const KINDS = [
  ...[
    'import',
    'import',
    'import-open',
    'import-open',
    'add',
    'edit',
    'edit',
    'shift',
    'delete',
    'delete',
    'split',
    'merge',
    'preview',
  ],
  ...['answer', 'answer', 'method', 'remove-import', 'undo', 'undo', 'undo', 'redo', 'redo'],
];
const step = fc.record({ kind: fc.constantFrom(...KINDS), n: fc.nat({ max: 60 }), m: fc.nat({ max: 60 }) });

it('follows every change as if it were loaded anew', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const database = new IDBFactory();
      const api = testLedger({ database });
      await take(api, { kind: 'import', n: steps.length, m: 3 }, 0);
      for (const [index, each] of steps.entries()) {
        await take(api, each, index + 1);
        const [followed, fresh] = [await everything(api), await everything(testLedger({ database }))];
        // Counts what happened in this tab, not what is in the book.
        expect({ ...followed, state: { ...followed.state, basis: 0 } }).toEqual({
          ...fresh,
          state: { ...fresh.state, basis: 0 },
        });
      }
    }),
    { numRuns: 4 * Number(process.env.CRYPTAX_RANDOM_RUNS ?? '1') },
  );
});
