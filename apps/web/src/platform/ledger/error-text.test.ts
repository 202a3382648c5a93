import { expect, test } from 'vitest';
import type { EditObstacle } from './answer.ts';
import { editFieldStrings, editObstacleStrings, editProblemStrings } from './edit-error-strings.ts';
import { ledgerErrorText } from './error-text.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('amounts stand in a sentence as the reader writes them', () => {
  const range = { code: 'plan.target-out-of-range', min: '100', max: '12345.6' } as never;
  expect(plain(ledgerErrorText(range, 'de'))).toContain('(12.345,60 €)');
  expect(ledgerErrorText(range, 'en')).toContain('(€12,345.60)');
  const held = { code: 'method.pool-held', wallet: 'Kraken', asset: 'BTC', amount: '0.12000000', lots: 3 } as const;
  expect(ledgerErrorText(held, 'de')).toContain('Kraken hält noch 0,12 BTC (3 Tranchen)');
});

test('what is missing shows as a question mark, and what nobody knows is said without its code', () => {
  expect(ledgerErrorText({ code: 'backup.invalid-record' } as never, 'en')).toContain('Line ? of');
  expect(ledgerErrorText({ code: 'toString' } as never, 'en')).toBe('That did not work. Your data is unchanged.');
});

test('what about a backup is not known is said in words', () => {
  expect(ledgerErrorText({ code: 'backup.unsupported', field: 'compression' }, 'de')).toMatch(
    /auf eine Weise gepackt, die/,
  );
  expect(ledgerErrorText({ code: 'backup.unsupported', field: 'encryption' }, 'en')).toMatch(/is encrypted in a way/);
});

test('a refused edit names the field and what is wrong in words', () => {
  const path = 'events[0].in.amount';
  const refused = (problem: string, at = path) => ({ code: 'edit.invalid', path: at, problem }) as const;
  expect(ledgerErrorText(refused('decimal.zero'), 'de')).toBe(
    'Menge: Die Zahl muss größer als null sein. Es wurde nichts gespeichert.',
  );
  expect(ledgerErrorText(refused('decimal.zero', ''), 'en')).toBe(
    'The number must be greater than zero. Nothing was saved.',
  );
  // A code of a reader of files, with the place in the file.
  expect(ledgerErrorText(refused('row.unmapped', 'a.csv:3'), 'de')).toBe(
    'Die Angabe ist nicht lesbar. Es wurde nichts gespeichert.',
  );
  expect(ledgerErrorText({ code: 'edit.impossible', reason: 'too-few' }, 'en')).toBe('You need at least two for this.');
});

test('no reader is shown a code or a path, whatever is wrong', () => {
  for (const locale of ['de', 'en'] as const) {
    for (const problem of Object.keys(editProblemStrings.table)) {
      for (const field of [...Object.keys(editFieldStrings.table), 'unheardOf', '__proto__']) {
        const text = ledgerErrorText({ code: 'edit.invalid', path: `events[0].in.${field}`, problem }, locale);
        expect(text).not.toMatch(/[{}[\]]|\w\.\w|unheardOf|__proto__/);
      }
    }
    for (const reason of Object.keys(editObstacleStrings.table) as EditObstacle[]) {
      expect(ledgerErrorText({ code: 'edit.impossible', reason }, locale)).not.toContain(reason);
    }
  }
});
