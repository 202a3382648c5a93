import { describe, expect, test } from 'vitest';
import type { LedgerFileError } from './ledger-file.ts';
import { parseLedgerFile } from './parse-ledger-file.ts';

const BUY = {
  id: 'e1',
  at: '2024-01-03T10:00:00Z',
  kind: 'buy',
  wallet: 'A',
  in: { asset: 'BTC', amount: '0.1' },
  valueEur: '4000.00',
};
const SELL = {
  id: 'e2',
  at: '2024-02-03T10:00:00Z',
  kind: 'sell',
  wallet: 'A',
  out: { asset: 'BTC', amount: '0.05' },
  valueEur: '2500.00',
};

function file(...events: readonly unknown[]): string {
  return JSON.stringify({ format: 'cryptax-ledger', version: 1, events });
}

function read(text: string) {
  const result = parseLedgerFile(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

function errorsOf(text: string): readonly LedgerFileError[] {
  const result = parseLedgerFile(text);
  return result.ok ? [] : result.error;
}

/** The one error of a file whose only event is the purchase with some fields replaced. */
function fault(change: object, base: object = BUY): Pick<LedgerFileError, 'code' | 'path'> | undefined {
  const [error, ...more] = errorsOf(file({ ...base, ...change }));
  expect(more).toEqual([]);
  return error && { code: error.code, path: error.path };
}

describe('a good file', () => {
  test('gives its events back unchanged', () => {
    expect(read(file(BUY, SELL)).events).toEqual([BUY, SELL]);
  });

  test('without rules has none, so the caller decides', () => {
    expect(read(file(BUY))).not.toHaveProperty('rules');
  });

  test('takes the method in any case and fills the scope', () => {
    const text = JSON.stringify({ format: 'cryptax-ledger', version: 1, rules: { method: 'hifo' }, events: [] });
    expect(read(text).rules).toEqual({ method: 'HIFO', scope: 'wallet' });
  });

  test('may be a bare example of the rule book', () => {
    const rules = { method: 'AVERAGE', scope: 'global' };
    const example = { name: '10', note: 'two wallets', rules, events: [BUY], expect: { disposals: [] } };
    expect(read(JSON.stringify(example))).toEqual({ rules, events: [BUY], issues: [] });
  });

  test('may begin with a byte order mark', () => {
    expect(read(`\uFEFF${file(BUY)}`).events).toHaveLength(1);
  });

  test('with another zone or zero fractions becomes plain UTC seconds', () => {
    expect(read(file({ ...BUY, at: '2024-01-03T11:00:00+01:00' })).events[0]?.at).toBe('2024-01-03T10:00:00Z');
    expect(read(file({ ...BUY, at: '2024-01-03T10:00:00.000Z' })).events[0]?.at).toBe('2024-01-03T10:00:00Z');
  });

  test('may hold null for an absent optional field', () => {
    expect(read(file({ ...BUY, fee: null })).events).toEqual([BUY]);
  });

  test('may say that there was no euro fee', () => {
    const fee = { asset: 'EUR', amount: '0.00' };
    expect(read(file({ ...BUY, fee })).events).toEqual([{ ...BUY, fee }]);
  });

  test('may carry a loss of a derivative', () => {
    const event = {
      id: 'd',
      at: BUY.at,
      kind: 'derivative',
      wallet: 'A',
      derivativeKind: 'futures',
      valueEur: '-12.5',
    };
    expect(read(file(event)).events).toEqual([event]);
  });
});

describe('fields nobody knows', () => {
  test('are left out and reported once with their count and first event', () => {
    const result = read(file({ ...BUY, colour: 'red' }, { ...SELL, colour: 'blue', out: { ...SELL.out, tag: 1 } }));
    expect(result.events).toEqual([BUY, SELL]);
    expect(result.issues).toEqual([
      {
        code: 'ledger.unknown-field',
        severity: 'info',
        source: { eventId: 'e1' },
        params: { field: 'events[].colour', count: '2' },
      },
      {
        code: 'ledger.unknown-field',
        severity: 'info',
        source: { eventId: 'e2' },
        params: { field: 'events[].out.tag', count: '1' },
      },
    ]);
  });

  test('known fields without a meaning for the kind are reported too', () => {
    const transfer = { id: 't', at: BUY.at, kind: 'transfer', wallet: 'A', toWallet: 'B', out: BUY.in };
    const result = read(file({ ...transfer, valueEur: '5.00' }));
    expect(result.events).toEqual([transfer]);
    expect(result.issues[0]?.params).toEqual({ field: 'events[].valueEur', count: '1' });
  });

  test('a leg on a kind that cannot use it is an error, since coins would get lost', () => {
    expect(fault({ in: { asset: 'ETH', amount: '1' } }, SELL)).toEqual({
      code: 'field.unexpected',
      path: 'events[0].in',
    });
    expect(fault({ toWallet: 'B' })).toEqual({ code: 'field.unexpected', path: 'events[0].toWallet' });
  });

  test('a flood of names is bounded', () => {
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, i) => [`x${i}`, i]));
    const { issues } = read(file({ ...BUY, ...many }));
    expect(issues).toHaveLength(101);
    expect(issues[100]?.params).toEqual({ field: '*', count: '400' });
  });
});

describe('the file as a whole', () => {
  test.each([
    ['', 1, 1, ''],
    ['{"format":"cryptax-ledger",\n "version":1,\n "events":[}', 3, 12, '}'],
    ['{"a":1,}', 1, 8, '}'],
    ['[1 2]', 1, 4, '2'],
    ['{"a":"x\\q"}', 1, 8, '\\'],
    ['{"a":"x', 1, 8, ''],
    ['{"a":tru}', 1, 6, 't'],
    ['{} x', 1, 4, 'x'],
    ['[1}', 1, 3, '}'],
    ['{"a"=1}', 1, 5, '='],
    ['{a:1}', 1, 2, 'a'],
  ])('names the place where %j stops being JSON', (text, line, column, found) => {
    expect(errorsOf(text)).toEqual([
      { code: 'json.malformed', path: '', params: { line: String(line), column: String(column), found } },
    ]);
  });

  test.each([
    ['null', 'file.not-an-object'],
    ['[]', 'file.not-an-object'],
    ['{}', 'file.unknown-format'],
    ['{"events":[]}', 'file.unknown-format'],
    ['{"format":"cryptax-law-examples","version":1,"examples":[]}', 'file.unknown-format'],
    ['{"format":"cryptax-ledger","version":2,"events":[]}', 'file.unknown-version'],
    ['{"format":"cryptax-ledger","events":[]}', 'file.unknown-version'],
    ['{"format":"cryptax-ledger","version":1}', 'field.missing'],
    ['{"format":"cryptax-ledger","version":1,"events":{}}', 'field.wrong-type'],
    ['{"format":"cryptax-ledger","version":1,"rules":{"method":"XIFO"},"events":[]}', 'field.unknown-value'],
    ['{"format":"cryptax-ledger","version":1,"rules":{"scope":"planet"},"events":[]}', 'field.unknown-value'],
    ['{"format":"cryptax-ledger","version":1,"rules":[],"events":[]}', 'field.wrong-type'],
  ])('refuses %s', (text, code) => {
    expect(errorsOf(text).map((error) => error.code)).toEqual([code]);
  });

  test('reports every problem with its place and event', () => {
    const wrong = { ...SELL, at: 'yesterday', out: { asset: 'BTC', amount: '-1' } };
    expect(errorsOf(file(BUY, wrong, { ...BUY, in: undefined }))).toEqual([
      { code: 'time.malformed', path: 'events[1].at', eventId: 'e2', params: { value: 'yesterday' } },
      { code: 'decimal.negative', path: 'events[1].out.amount', eventId: 'e2', params: { value: '-1' } },
      { code: 'field.missing', path: 'events[2].in', eventId: 'e1', params: {} },
    ]);
  });

  test('stops after a hundred errors and says so', () => {
    const errors = errorsOf(file(...Array.from({ length: 1000 }, () => ({}))));
    expect(errors).toHaveLength(101);
    expect(errors[100]?.code).toBe('file.too-many-errors');
  });

  test('refuses an id used twice and names the first', () => {
    expect(errorsOf(file(BUY, SELL, { ...SELL, id: 'e1' }))).toEqual([
      { code: 'event.duplicate-id', path: 'events[2].id', eventId: 'e1', params: { id: 'e1', first: 'events[0]' } },
    ]);
  });
});

describe('one event', () => {
  test.each([
    [{ id: undefined }, 'field.missing', 'id'],
    [{ id: '' }, 'text.empty', 'id'],
    [{ id: 7 }, 'field.wrong-type', 'id'],
    [{ id: 'x'.repeat(201) }, 'text.too-long', 'id'],
    [{ id: 'a\u001b[2J' }, 'text.control-character', 'id'],
    [{ wallet: ' A' }, 'text.outer-space', 'wallet'],
    [{ wallet: 'w'.repeat(201) }, 'text.too-long', 'wallet'],
    [{ kind: undefined }, 'field.missing', 'kind'],
    [{ kind: 'hodl' }, 'field.unknown-value', 'kind'],
    [{ kind: 'toString' }, 'field.unknown-value', 'kind'],
    [{ kind: 3 }, 'field.wrong-type', 'kind'],
    [{ at: '2024-01-03' }, 'time.malformed', 'at'],
    [{ at: '2024-02-30T10:00:00Z' }, 'time.out-of-range', 'at'],
    [{ at: '2024-01-03T10:00:00.250Z' }, 'time.finer-than-second', 'at'],
    [{ at: 1704276000 }, 'field.wrong-type', 'at'],
    [{ in: 'BTC' }, 'field.wrong-type', 'in'],
    [{ in: { asset: 'BTC' } }, 'field.missing', 'in.amount'],
    [{ in: { amount: '1' } }, 'field.missing', 'in.asset'],
    [{ in: { asset: 'EUR', amount: '1' } }, 'asset.fiat', 'in.asset'],
    [{ in: { asset: 'a'.repeat(161), amount: '1' } }, 'text.too-long', 'in.asset'],
    [{ in: { asset: 'BTC', amount: 1 } }, 'decimal.not-text', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '0' } }, 'decimal.zero', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '0.000' } }, 'decimal.zero', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '-0.5' } }, 'decimal.negative', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '1,5' } }, 'decimal.malformed', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '1e3' } }, 'decimal.malformed', 'in.amount'],
    [{ in: { asset: 'BTC', amount: 'NaN' } }, 'decimal.malformed', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '' } }, 'decimal.malformed', 'in.amount'],
    [{ in: { asset: 'BTC', amount: `0.${'1'.repeat(31)}` } }, 'decimal.too-long', 'in.amount'],
    [{ in: { asset: 'BTC', amount: '9'.repeat(1_000_000) } }, 'decimal.too-long', 'in.amount'],
    [{ valueEur: '-1.00' }, 'decimal.negative', 'valueEur'],
    [{ valueEur: 4000 }, 'decimal.not-text', 'valueEur'],
    [{ fee: { asset: 'USD', amount: '1' } }, 'field.missing', 'fee.valueEur'],
    [{ fee: { asset: 'BNB', amount: '-1' } }, 'decimal.negative', 'fee.amount'],
    [{ fee: { asset: 'BTC', amount: '0.1' } }, 'event.fee-eats-all', 'fee.amount'],
    [{ note: 5 }, 'field.wrong-type', 'note'],
    [{ source: { file: 'a.csv', line: 0 } }, 'number.not-a-line', 'source.line'],
    [{ source: { file: 'a.csv', line: 1, lines: [] } }, 'list.empty', 'source.lines'],
    [{ source: { file: 'a.csv', line: 1, lines: [1, 1] } }, 'list.repeated', 'source.lines'],
    [{ valueOrigin: { source: 'x', method: 'guess' } }, 'field.unknown-value', 'valueOrigin.method'],
  ])('with %j is refused', (change, code, field) => {
    expect(fault(change)).toEqual({ code, path: `events[0].${field}` });
  });

  test.each([
    [{ kind: 'swap', out: { asset: 'ETH', amount: '1' }, nature: 'magic' }, 'field.unknown-value', 'nature'],
    [{ kind: 'swap' }, 'field.missing', 'out'],
    [{ kind: 'income', incomeKind: 'salary' }, 'field.unknown-value', 'incomeKind'],
    [{ kind: 'income' }, 'field.missing', 'incomeKind'],
    [{ kind: 'gift-in', acquiredAt: '2024-01-03T10:00:01Z' }, 'time.after-event', 'acquiredAt'],
    [{ kind: 'fork', asset: 'BTC' }, 'event.fork-of-itself', 'in.asset'],
    [{ kind: 'assumed-acquisition', basis: 'zero-cost' }, 'event.zero-cost-with-value', 'valueEur'],
    [{ kind: 'assumed-acquisition', basis: 'guess' }, 'field.unknown-value', 'basis'],
  ])('of its kind with %j is refused', (change, code, field) => {
    expect(fault(change)).toEqual({ code, path: `events[0].${field}` });
  });

  test.each([
    [{ lotIds: [] }, 'list.empty', 'lotIds'],
    [{ lotIds: ['e1', 'e1'] }, 'list.repeated', 'lotIds'],
    [{ lotIds: 'e1' }, 'field.wrong-type', 'lotIds'],
    [{ lotIds: [1] }, 'field.wrong-type', 'lotIds[0]'],
  ])('of sale with %j is refused', (change, code, field) => {
    expect(fault(change, SELL)).toEqual({ code, path: `events[0].${field}` });
  });
});

describe('hostile input', () => {
  test('deep nesting is refused without a crash', () => {
    const depth = 200_000;
    const deep = '['.repeat(depth) + ']'.repeat(depth);
    expect(errorsOf(`{"format":"cryptax-ledger","version":1,"events":${deep}}`)[0]).toMatchObject({
      code: 'field.wrong-type',
      path: 'events[0]',
    });
    expect(errorsOf(`{"format":"cryptax-ledger","version":1,"events":${'['.repeat(depth)}`)[0]?.code).toBe(
      'json.malformed',
    );
  });

  test('keys of the prototype chain are reported and change nothing', () => {
    const text = file(BUY)
      .replace('"wallet"', '"__proto__":{"polluted":true},"constructor":1,"wallet"')
      .replace('"asset"', '"__proto__":{"amount":"9"},"asset"');
    const { events, issues } = read(text);
    expect(events).toEqual([BUY]);
    expect(Object.getPrototypeOf(events[0])).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
    expect(issues.map((issue) => issue.params.field).sort()).toEqual([
      'events[].__proto__',
      'events[].constructor',
      'events[].in.__proto__',
    ]);
  });

  test('a value that is only inherited does not count as given', () => {
    const text = file({ ...BUY, in: undefined }).replace('"wallet"', '"__proto__":{"in":{}},"wallet"');
    expect(errorsOf(text).map((error) => [error.code, error.path])).toEqual([['field.missing', 'events[0].in']]);
  });

  test('a huge text is named by its limit, not repeated', () => {
    const [error] = errorsOf(file({ ...BUY, kind: 'k'.repeat(5_000_000) }));
    expect(JSON.stringify(error).length).toBeLessThan(500);
  });
});

test('a hundred thousand events are read in well under a second', { timeout: 60_000 }, () => {
  const events = Array.from({ length: 100_000 }, (_, i) => ({ ...(i % 2 === 0 ? BUY : SELL), id: `e${i}` }));
  const text = file(...events);
  const before = process.cpuUsage();
  expect(read(text).events).toHaveLength(100_000);
  const { user, system } = process.cpuUsage(before);
  expect((user + system) / 1e6).toBeLessThan(1);
});
