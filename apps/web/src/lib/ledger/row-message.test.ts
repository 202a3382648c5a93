import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { rowMessage } from './row-message.ts';

/** The command line's own sentences; the screens must have one for each of their codes. */
const MESSAGES = new URL('../../../../../packages/importers/src/messages.ts', import.meta.url);

test('every code of the importers has a sentence in both languages', () => {
  const codes = [...readFileSync(MESSAGES, 'utf8').matchAll(/^ {2}'([a-z-]+\.[a-z-]+)':/gm)].map(
    ([, code]) => code ?? '',
  );
  expect(codes.length).toBeGreaterThan(50);
  const silent = codes.filter((code) => (['de', 'en'] as const).some((locale) => isUnknown(code, locale)));
  expect(silent).toEqual([]);
});

const isUnknown = (code: string, locale: 'de' | 'en') => rowMessage(code, {}, locale).includes(`(${code})`);

test('quantities read in the language, everything else as the file has it, and nothing is swallowed', () => {
  const params = { amount: '1234.5', asset: 'BTC' };
  expect(rowMessage('transfer.unmatched-in', params, 'de')).toMatch(/^1\.234,50 BTC kamen/);
  expect(rowMessage('date.unreadable', { value: '1234.5' }, 'de')).toContain('1234.5');
  expect(rowMessage('date.unreadable', {}, 'en')).toContain('?');
  expect(rowMessage('some.thing', {}, 'en')).toBe('Needs review (some.thing).');
});
