import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ignoredReason, rowMessage } from './row-message.ts';
import { rowMessages } from './row-message-strings.ts';

const IMPORTERS = new URL('../../../../../packages/importers/src/', import.meta.url);

/** The program of the importers as text: formats make up codes of their own, which no type lists. */
const SOURCE = readdirSync(IMPORTERS, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
  .map((name) => readFileSync(new URL(name, IMPORTERS), 'utf8'))
  .join('\n');

const codesOf = (pattern: RegExp) => [...new Set([...SOURCE.matchAll(pattern)].map(([, code]) => code ?? ''))];

test('every code with which a row or a file waits has a sentence in both languages', () => {
  // As the command line tells them (`messages.ts`), and as formats say them.
  const codes = codesOf(/(?:^ {2}|review: |review\()'([a-z-]+\.[a-z-]+)'/gm);
  expect(codes.length).toBeGreaterThan(50);
  const isSilent = (code: string, locale: 'de' | 'en') => rowMessage(code, {}, locale).includes(`(${code})`);
  expect(codes.filter((code) => isSilent(code, 'de') || isSilent(code, 'en'))).toEqual([]);
});

/** What the words behind the cause ask for. */
const REMEDIES = {
  de: /\b(berichtige|entpacke|erfasse|ergänze|exportiere|gib|importiere|kürze|lade|lasse|ordne|prüfe|sage|schreibe|speichere|buche|teile|trage|trenne|vergleiche|wähle)\b/i,
  en: /\b(add|book|check|choose|compare|correct|cut|download|enter|export|give|import|leave|map|put|reload|save|say|shorten|unpack|write)\b/i,
};

test.each(['de', 'en'] as const)('every sentence names a remedy behind its cause: %s', (locale) => {
  const codes = Object.keys(rowMessages.table);
  const remedyOf = (code: string) =>
    rowMessage(code, {}, locale)
      .split(/[.;?] /)
      .slice(1)
      .join('. ');
  expect(codes.filter((code) => !REMEDIES[locale].test(remedyOf(code)))).toEqual([]);
  expect(rowMessage('some.thing', {}, locale)).toMatch(REMEDIES[locale]);
});

test('every reason for leaving a row out has words', () => {
  const codes = codesOf(/(?:ignore: |ignored\()'([a-z-]+)'/g);
  expect(codes.length).toBeGreaterThan(10);
  expect(codes.filter((code) => ignoredReason(code, 'de') === code || ignoredReason(code, 'en') === code)).toEqual([]);
});

test('quantities read in the language, everything else as the file has it, and nothing is swallowed', () => {
  const params = { amount: '1234.5', asset: 'BTC' };
  expect(rowMessage('transfer.unmatched-in', params, 'de')).toMatch(/^1\.234,50 BTC kamen/);
  expect(rowMessage('date.unreadable', { value: '1234.5' }, 'de')).toContain('1234.5');
  expect(rowMessage('date.unreadable', {}, 'en')).toContain('?');
  expect(rowMessage('some.thing', {}, 'en')).toMatch(/^Needs review \(some\.thing\)\./);
});
