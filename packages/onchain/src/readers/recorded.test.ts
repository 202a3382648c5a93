/**
 * Every reader against what its service really said: recorded answers and examples of documentation, with the movements and
 * events worked out by hand. The files and their sources lie in `fixtures/recorded`.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { HttpClient } from '@cryptax/http';
import { FakeClock, fakeFetch } from '@cryptax/http/testing';
import { defined } from '@cryptax/kernel';
import { type LedgerEvent, wholeEvents } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import { type ChainId, findChain } from '../chains/find-chain.ts';
import { mapTransaction } from '../map/map-transaction.ts';
import type { ChainTransaction } from './chain-transaction.ts';
import { checkBalance } from './check-balance.ts';
import { ENDPOINTS } from './endpoints.data.ts';
import { mergeParts } from './merge-parts.ts';
import { readBalances } from './read-balances.ts';
import { readHistory } from './read-history.ts';
import { sourcesFor } from './readers-for.ts';

interface RecordedCase {
  readonly about: string;
  readonly source: string;
  readonly kind: 'recorded' | 'documented' | 'composed';
  readonly read: string;
  /** When and how the expected part was made. */
  readonly workedOut: string;
  readonly chain: ChainId;
  readonly service: string;
  readonly address: string;
  readonly answers: readonly { readonly when: string; readonly answer: unknown }[];
  readonly otherwise: unknown;
  readonly expected: {
    readonly transactions: readonly ExpectedTransaction[];
    /** Differences between what was read and what the chain says is held, by symbol. */
    readonly differences?: Readonly<Record<string, string>>;
  };
}

interface ExpectedTransaction {
  readonly hash: string;
  readonly at: string;
  readonly isFailed?: true;
  /** `kind from > to amount symbol`. */
  readonly movements: readonly string[];
  /** `payer amount symbol`. */
  readonly fee?: string;
  /** `swap 1 A > 2 B, fee 0.1 C`; `open in 1 A`. */
  readonly events: readonly string[];
  /** How many events these entries are, where that is fewer: parts of one event are found together. */
  readonly wholes?: number;
}

const FOLDER = new URL('../../fixtures/recorded/', import.meta.url);
const CASES = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.json'))
  .map((name) => ({ name, ...(JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8')) as RecordedCase) }));

/** The text as it is in the file: numbers keep every digit. */
function textOf(name: string, when: string | undefined): string {
  const raw = JSON.parse(
    readFileSync(new URL(name, FOLDER), 'utf8').replaceAll(/(?<=[:[,]\s*)-?\d[\d.eE+-]*(?=\s*[,\]}])/g, '"#$&#"'),
  ) as RecordedCase;
  const found = when === undefined ? raw.otherwise : raw.answers.find((one) => one.when === when)?.answer;
  return JSON.stringify(found).replaceAll(/"#([^#"]+)#"/g, '$1');
}

async function readCase({ name, chain, service, address, answers }: (typeof CASES)[number]) {
  const fake = fakeFetch((url, _, body) => {
    const question = `${decodeURIComponent(url)} ${body}`;
    const text = textOf(name, answers.find(({ when }) => question.includes(when))?.when);
    return /^\d{3}$/.test(text) ? Number(text) : text;
  });
  const http = new HttpClient({ fetch: fake.fetch, clock: new FakeClock(), rateLimits: {} });
  const needsKey = ENDPOINTS[chain].some((one) => one.service === service && one.needsKey === true);
  const readers = sourcesFor(chain, address, { http, keys: needsKey ? { [service]: 'key' } : {} })
    .flatMap((source) => source.readers)
    .filter((reader) => reader.name === service)
    .slice(0, 1);
  const parts: ChainTransaction[] = [];
  const outcome = await readHistory({ address, readers, onPage: (page) => void parts.push(...page.parts) });
  return { outcome, transactions: mergeParts(parts), reader: readers[0] };
}

function reported(transaction: ChainTransaction): Omit<ExpectedTransaction, 'events' | 'wholes'> {
  const { hash, at, isFailed, movements, fee } = transaction;
  return {
    hash,
    at,
    ...(isFailed ? { isFailed } : {}),
    movements: movements.map(
      ({ kind, from, to, amount, asset }) => `${kind} ${from} > ${to} ${amount} ${asset.symbol || asset.contract}`,
    ),
    ...defined({ fee: fee === undefined ? undefined : `${fee.payer} ${fee.amount} ${fee.symbol}` }),
  };
}

function eventText(event: LedgerEvent): string {
  const out = 'out' in event ? `${event.out.amount} ${event.out.asset}` : '';
  const into = 'in' in event ? `${event.in.amount} ${event.in.asset}` : '';
  const sides = [out, into].filter((side) => side !== '').join(' > ');
  const kind = event.kind === 'income' ? `income ${event.incomeKind}` : event.kind;
  const fee = event.fee === undefined ? '' : `, fee ${event.fee.amount} ${event.fee.asset}`;
  const nature = event.kind === 'swap' && event.nature !== undefined ? ` (${event.nature})` : '';
  return `${kind}${nature} ${sides}${fee}`;
}

function mapped(transaction: ChainTransaction, address: string) {
  const same = (a: string) => a.toLowerCase() === address.toLowerCase();
  return mapTransaction(transaction, {
    walletOf: (one) => (same(one) ? 'Own' : undefined),
    assetName: ({ symbol, contract }) => symbol || (contract ?? ''),
  });
}

/** Entries that are left when the parts of one event count once; what is open is an entry too. */
function eventCount(transaction: ChainTransaction, address: string): number {
  const { events, open } = mapped(transaction, address);
  const entries = [
    ...events,
    ...open.map(({ direction, asset, amount, reason, fee: _, ...rest }): LedgerEvent => {
      const leg = { asset, amount };
      return { ...rest, kind: 'open', reason, ...(direction === 'in' ? { in: leg } : { out: leg }) } as LedgerEvent;
    }),
  ];
  return entries.length - wholeEvents(entries).reduce((more, places) => more + places.length - 1, 0);
}

function eventsOf(transaction: ChainTransaction, address: string): readonly string[] {
  const { events, open } = mapped(transaction, address);
  return [
    ...events.map(eventText),
    ...open.map(
      ({ direction, amount, asset, fee }) =>
        `open ${direction} ${amount} ${asset}${fee === undefined ? '' : `, fee ${fee.amount} ${fee.asset}`}`,
    ),
  ];
}

describe.each(CASES)('$name', (one) => {
  test('names its source', () => {
    expect(one.source).toMatch(/^https:\/\/|^[\w.-]+\/[\w.-]+: /);
    expect(one.read).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(['recorded', 'documented', 'composed']).toContain(one.kind);
    expect(findChain(one.chain)).toBeDefined();
  });

  test('was worked out by hand', () => {
    expect(one.workedOut).toMatch(/^\d{4}-\d{2}-\d{2}, by hand from the answers alone, before the comparison(?:;|$)/);
    for (const { events } of one.expected.transactions) expect(events).toBeInstanceOf(Array);
  });

  test(one.about, async () => {
    const { outcome, transactions } = await readCase(one);
    expect(outcome).toMatchObject({ kind: 'complete' });
    expect(transactions.map(reported)).toEqual(
      one.expected.transactions.map(({ events: _, wholes: __, ...rest }) => rest),
    );
    for (const [index, { events, wholes }] of one.expected.transactions.entries()) {
      const transaction = transactions[index];
      if (wholes !== undefined && transaction !== undefined) expect(eventCount(transaction, one.address)).toBe(wholes);
      if (transaction !== undefined) expect(eventsOf(transaction, one.address)).toEqual(events);
    }
  });

  if (one.expected.differences === undefined) return;
  test('adds up to what the chain says', async () => {
    const { transactions, reader } = await readCase(one);
    const tokens = new Map(
      transactions.flatMap(({ movements }) =>
        movements.flatMap(({ kind, asset }) => (kind === 'token' ? [[asset.contract, asset] as const] : [])),
      ),
    );
    const sources = () => [{ ledger: '', readers: reader === undefined ? [] : [reader] }];
    const balances = await readBalances({ addresses: [one.address], sources, tokens: [...tokens.values()] });
    if (!balances.ok) throw new Error('balance');
    const isOwn = (address: string) => address.toLowerCase() === one.address.toLowerCase();
    const lines = checkBalance(transactions, isOwn, balances.value);
    expect(
      Object.fromEntries(lines.map(({ asset, difference }) => [asset.symbol || asset.contract, difference])),
    ).toEqual(one.expected.differences);
  });
});
