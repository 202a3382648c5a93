/**
 * Every format against its fixtures: `fixtures/<format id>/<case>.<csv|xlsx|...>` with `<case>.expected.json` worked by
 * hand. Amounts are written as `0.015 BTC`, lines are physical lines. Beyond the expected ledger each file must be
 * recognised by its header alone, add up, be a valid ledger, and bring nothing new when imported again.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defined } from '@cryptax/kernel';
import { isFiat, type LedgerEvent, parseLedgerFile } from '@cryptax/ledger';
import { describe, expect, test } from 'vitest';
import type { TransferCandidate } from '../build/built.ts';
import { importFiles } from '../import-files.ts';
import type { ImportResult } from '../import-types.ts';
import { FORMATS } from './registry.ts';

const ROOT = fileURLToPath(new URL('../../fixtures', import.meta.url));

interface ExpectedEvent {
  readonly lines: readonly number[];
  readonly id?: string;
  readonly wallet?: string;
  readonly note?: string;
  readonly hash?: string;
  readonly [field: string]: unknown;
}

interface Expected {
  readonly rows: number;
  readonly timezone?: string;
  readonly events?: readonly ExpectedEvent[];
  /** Movements that wait for their other side. */
  readonly transfers?: readonly ExpectedEvent[];
  /** Transfers between two wallets of the file; compared only where written. */
  readonly moves?: readonly ExpectedEvent[];
  readonly ignored?: readonly (readonly [number, string])[];
  readonly issues?: readonly (readonly [number, string])[];
  readonly duplicates?: number;
  readonly questions?: readonly string[];
}
const cases = readdirSync(ROOT).flatMap((format) =>
  readdirSync(join(ROOT, format))
    .filter((name) => !name.endsWith('.expected.json'))
    .map((name) => ({ format, name })),
);

describe.each(cases)('$format/$name', ({ format, name }) => {
  const expected = JSON.parse(
    readFileSync(join(ROOT, format, `${name.slice(0, -extname(name).length)}.expected.json`), 'utf8'),
  ) as Expected;
  const file = { name: `export${extname(name)}`, content: new Uint8Array(readFileSync(join(ROOT, format, name))) };
  const definition = FORMATS.find(({ id }) => id === format);
  /** The user chooses between formats with one header. */
  const choice = definition?.twin === undefined ? {} : { format };
  const options = { ...choice, ...defined({ timezone: expected.timezone }) };
  const source = definition?.source ?? '';
  let read: Promise<ImportResult> | undefined;
  /** Read once for all that is asked about it. */
  const imported = () => (read ??= importFiles([file], options));

  test('becomes the expected ledger', async () => {
    const result = await imported();
    const [report] = result.files;
    /** A finished report is refused: it has no format, but must have been recognised. */
    const recognised = definition?.refuse === undefined ? report : report?.candidates[0];
    expect(recognised?.format).toBe(format);
    expect(recognised?.confidence).toBeGreaterThanOrEqual(0.7);
    expect(
      pick(result.events.filter((event) => event.kind !== 'transfer').map(eventText), expected.events ?? [], source),
    ).toEqual((expected.events ?? []).map((event) => ({ wallet: source, ...event })));
    expect(pick(result.candidates.map(candidateText), expected.transfers ?? [], source)).toEqual(
      (expected.transfers ?? []).map((event) => ({ wallet: source, ...event })),
    );
    if (expected.moves !== undefined) {
      const moves = result.events.filter((event) => event.kind === 'transfer').map(eventText);
      expect(pick(moves, expected.moves, source)).toEqual(expected.moves);
    }
    expect(report?.ignored.map(({ line, code }) => [line, code])).toEqual(expected.ignored ?? []);
    const issues = report?.issues.filter(({ code }) => !code.startsWith('transfer.unmatched')) ?? [];
    expect(issues.map(({ line, code }) => [line, code])).toEqual(expected.issues ?? []);
    expect(report?.questions.map(({ code }) => code)).toEqual(expected.questions ?? []);
    expect({ rows: report?.rows, duplicates: report?.duplicates }).toEqual({
      rows: expected.rows,
      duplicates: expected.duplicates ?? 0,
    });
  });

  test('accounts for every row and makes a valid ledger', async () => {
    const result = await imported();
    expect(accountedLines(result)).toBe(result.totals.rows);
    const ledger = { format: 'cryptax-ledger', version: 1, events: result.events.map(withoutForeignFee) };
    const parsed = parseLedgerFile(JSON.stringify(ledger));
    expect(parsed.ok ? [] : parsed.error).toEqual([]);
  });

  test('brings nothing new the second time', async () => {
    const once = await imported();
    const twice = await importFiles([file, { ...file, name: `again${extname(name)}` }], options);
    expect(twice.events.map(({ id }) => id)).toEqual(once.events.map(({ id }) => id));
    const known = { rowKeys: once.rowKeys(), events: once.events, candidates: once.candidates };
    const later = await importFiles([file], { ...options, known });
    expect(later.events).toEqual([]);
    expect(later.totals.rows).toBe(once.totals.rows);
  });
});

test('formats with the same header are left to the user', async () => {
  for (const { format, name } of cases) {
    const twin = FORMATS.find(({ id }) => id === format)?.twin;
    if (twin === undefined) continue;
    const content = new Uint8Array(readFileSync(join(ROOT, format, name)));
    const [report] = (await importFiles([{ name, content }])).files;
    expect(report?.format).toBeNull();
    expect(report?.candidates.map((candidate) => candidate.format)).toEqual(expect.arrayContaining([format, twin]));
  }
});

test('every format has a fixture', () => {
  const folders = new Set(readdirSync(ROOT));
  expect(FORMATS.filter(({ id }) => !folders.has(id)).map(({ id }) => id)).toEqual([]);
});

test('no format id is used twice', () => {
  expect(new Set(FORMATS.map(({ id }) => id)).size).toBe(FORMATS.length);
});

/** Distinct source lines of events, duplicates, ignored rows and issues: together all rows. */
function accountedLines(result: ImportResult): number {
  let count = 0;
  for (const report of result.files) {
    const used = new Set<number>();
    for (const { source } of result.events) {
      if (source?.file === report.file) for (const line of source.lines ?? [source.line]) used.add(line);
    }
    count += used.size + report.duplicates + report.ignored.length + report.issues.length;
  }
  return count;
}

/** A fee in another currency waits for its rate; the ledger takes EUR or coins. */
function withoutForeignFee(event: LedgerEvent): LedgerEvent {
  if (event.fee === undefined || event.fee.asset === 'EUR' || !isFiat(event.fee.asset)) return event;
  const { fee: _, ...rest } = event;
  return rest as LedgerEvent;
}

const leg = (part: { readonly amount: string; readonly asset: string }) => `${part.amount} ${part.asset}`;

function eventText(event: LedgerEvent): Record<string, unknown> {
  const { source, valueOrigin, fee } = event;
  const euro = 'valueEur' in event && event.valueEur !== undefined ? `${event.valueEur} EUR` : undefined;
  const foreign = valueOrigin?.amount === undefined ? undefined : `${valueOrigin.amount} ${valueOrigin.currency}`;
  return {
    id: event.id,
    lines: source?.lines ?? [source?.line],
    at: event.at,
    kind: event.kind,
    ...('derivativeKind' in event ? { derivative: event.derivativeKind } : {}),
    ...('incomeKind' in event ? { income: event.incomeKind } : {}),
    ...('asset' in event ? { asset: event.asset } : {}),
    ...('out' in event ? { out: leg(event.out) } : {}),
    ...('in' in event ? { in: leg(event.in) } : {}),
    ...('money' in event ? { money: leg(event.money) } : {}),
    ...defined({ charge: 'charge' in event && event.charge !== undefined ? leg(event.charge) : undefined }),
    ...('bankReference' in event ? { reference: event.bankReference } : {}),
    ...defined({ fee: fee === undefined ? undefined : leg(fee), value: euro ?? foreign }),
    wallet: event.wallet,
    ...('toWallet' in event ? { to: event.toWallet } : {}),
    note: event.note,
    hash: event.txHash,
  };
}

function candidateText(candidate: TransferCandidate): Record<string, unknown> {
  const { source } = candidate;
  return {
    id: candidate.id,
    lines: source.lines ?? [source.line],
    at: new Date(candidate.at * 1000).toISOString().replace('.000', ''),
    direction: candidate.direction,
    amount: leg(candidate),
    ...defined({ fee: candidate.fee === undefined ? undefined : leg(candidate.fee) }),
    wallet: candidate.wallet,
    note: candidate.note,
    hash: candidate.txHash,
    address: candidate.address,
  };
}

/** `id`, `note`, `hash` and `address` are compared only where the expectation names them. */
function pick(
  actual: readonly Record<string, unknown>[],
  expected: readonly ExpectedEvent[],
  source: string,
): readonly unknown[] {
  return actual.map((event, index) => {
    const wanted = expected[index] ?? { lines: [], wallet: source };
    const optional = ['id', 'note', 'hash', 'address'].filter((field) => !(field in wanted));
    return Object.fromEntries(
      Object.entries(event).filter(([field, value]) => !optional.includes(field) && value !== undefined),
    );
  });
}
