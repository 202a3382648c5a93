import { describe, expect, test } from 'vitest';
import { BUY, errorsOf, fault, file, read, SELL } from '../testing/ledger-text.ts';

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
    ['{"format":"cryptax-ledger","version":1,"rules":{"wraping":"swap"},"events":[]}', 'rule.unknown'],
    ['{"format":"cryptax-ledger","version":1,"rules":{"wrapping":"maybe"},"events":[]}', 'field.unknown-value'],
    ['{"format":"cryptax-ledger","version":1,"rules":[],"events":[]}', 'field.wrong-type'],
    ['{"format":"cryptax-ledger","version":1,"rules":{"poolMethods":{}},"events":[]}', 'field.wrong-type'],
    [
      '{"format":"cryptax-ledger","version":1,"rules":{"poolMethods":[{"wallet":"A","asset":"BTC"}]},"events":[]}',
      'field.missing',
    ],
    [
      '{"format":"cryptax-ledger","version":1,"rules":{"poolMethods":[{"wallet":"A","asset":"BTC","method":"LIFO","since":1}]},"events":[]}',
      'rule.unknown',
    ],
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
