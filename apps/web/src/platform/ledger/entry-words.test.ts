import { expect, it } from 'vitest';
import { entryFacts, entryName, entryReason } from './entry-words.ts';
import { CHOICE_CODES } from './worker/keep-choice.ts';

const step = (kind: string, why: string, ...subjects: readonly string[]) => ({ kind, why, subjects });

it('has words for every choice', () => {
  const fallback = entryName(step('settings', 'unknown'), 'de');
  for (const code of CHOICE_CODES) expect(entryName(step('settings', code), 'de')).not.toBe(fallback);
});

it('says which choice changed, from what to what', () => {
  const method = step('settings', 'tax.method', 'method:FIFO:AVERAGE', 'scope:wallet:global');
  expect(entryName(method, 'de')).toBe('Methode geändert');
  expect(entryFacts(method, 'de')).toBe('Methode FIFO → Durchschnitt, Bezug je Wallet → über alle Wallets');
  expect(entryFacts(step('settings', 'tax.method', 'poolMethods:AVERAGE:Ledger: Nano BTC'), 'en')).toBe(
    'Ledger: Nano BTC: average',
  );
  expect(entryFacts(step('settings', 'tax.profile', 'year:2024'), 'en')).toBe('Details of 2024');
  expect(entryFacts(step('settings', 'price.manual', 'BTC 2021-05-03 48000.5 EUR'), 'de')).toBe(
    'BTC, 03.05.2021: 48.000,5 EUR',
  );
  expect(entryFacts(step('settings', 'price.manual-remove', 'BTC 2021-05-03 EUR'), 'de')).toBe('BTC, 03.05.2021');
});

it('says why an entry was changed, in its own words or in those of the button', () => {
  expect(entryReason(step('edit', 'shift'), 'en')).toBe('Time corrected (time zone of the file)');
  expect(entryReason(step('answer', 'review.missing-price.set-value'), 'de')).toBe('Eurowert von Hand eingetragen');
  expect(entryReason(step('add', 'from the paper file'), 'de')).toBe('from the paper file');
  expect(entryReason(step('import', 'import'), 'de')).toBe('');
  expect(entryReason(step('add', 'demo'), 'de'), 'said by its name').toBe('');
});

it('names files and saved things, not ids of entries, and calls the unknown a change', () => {
  expect(entryFacts(step('import', 'import', 'a.csv', 'b.csv'), 'de')).toBe('a.csv, b.csv');
  expect(entryFacts(step('edit', 'edit', 'e1'), 'de')).toBe('');
  expect(entryName(step('presets', 'view.remove', 'Sales'), 'en')).toBe('View deleted');
  expect(entryName(step('from-the-future', ''), 'en')).toBe('Change');
});

it('says how many steps lost their way back when the history was shortened', () => {
  expect(entryName(step('trim', 'trim', 'steps:3'), 'de')).toBe('Verlauf gekürzt');
  expect(entryFacts(step('trim', 'trim', 'steps:3'), 'en')).toBe('3 steps can no longer be undone');
  expect(entryFacts(step('trim', 'trim', 'steps:0'), 'en'), 'only what had been taken back').toBe('');
});
