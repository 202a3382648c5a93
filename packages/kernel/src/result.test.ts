import { expect, test } from 'vitest';
import { assertNever, err, invariant, ok } from './result.ts';

test('a result survives JSON', () => {
  expect(JSON.parse(JSON.stringify(ok(1)))).toEqual({ ok: true, value: 1 });
  expect(JSON.parse(JSON.stringify(err({ code: 'x' })))).toEqual({ ok: false, error: { code: 'x' } });
});

test('invariant throws only when broken', () => {
  expect(() => invariant(true, 'holds')).not.toThrow();
  expect(() => invariant(false, 'lots cover the sale')).toThrow('Invariant broken: lots cover the sale');
});

test('assertNever names the unexpected variant', () => {
  expect(() => assertNever({ kind: 'new' } as never)).toThrow('{"kind":"new"}');
});
