import { expect, it } from 'vitest';
import {
  emptyDraft,
  exchangeChoices,
  exchangeHint,
  isComplete,
  newConnection,
  passphraseNeed,
} from './connect-draft.ts';

const keys = { apiKey: 'key', secret: 'secret' };

it('offers proven exchanges first and all others after them', () => {
  const choices = exchangeChoices();
  const firstUntested = choices.findIndex(({ isTested }) => !isTested);
  expect(choices.slice(0, firstUntested).map(({ id }) => id)).toEqual(
    expect.arrayContaining(
      'binance kraken coinbase bitpanda bybit bitvavo bitstamp okx kucoin gate cryptocom bitfinex'.split(' '),
    ),
  );
  expect(choices.slice(firstUntested).every(({ isTested }) => !isTested)).toBe(true);
});

it('asks for what the exchange wants and for a passphrase that was typed twice', () => {
  const draft = { ...emptyDraft('kraken'), values: keys };
  expect(isComplete(draft, 'none')).toBe(true);
  expect(isComplete({ ...draft, exchange: 'kucoin' }, 'none')).toBe(false);
  expect(isComplete({ ...draft, exchange: '' }, 'none')).toBe(false);
  expect(isComplete({ ...draft, passphrase: 'short', repeated: 'short' }, 'new')).toBe(false);
  expect(isComplete({ ...draft, passphrase: 'long enough', repeated: 'long enoug' }, 'new')).toBe(false);
  expect(isComplete({ ...draft, passphrase: 'long enough', repeated: 'long enough' }, 'new')).toBe(true);
  expect(isComplete({ ...draft, passphrase: 'x' }, 'known')).toBe(true);
});

it('knows when the passphrase is new, asked for, or at hand', () => {
  expect(passphraseNeed({ hasPassphrase: false, isUnlocked: true })).toBe('new');
  expect(passphraseNeed({ hasPassphrase: true, isUnlocked: false })).toBe('known');
  expect(passphraseNeed({ hasPassphrase: true, isUnlocked: true })).toBe('none');
});

it('sends what was typed without blanks, and a private key with its lines', () => {
  const values = { apiKey: ' key ', secret: '-----BEGIN EC PRIVATE KEY-----\\nabc\\n-----END EC PRIVATE KEY-----\\n' };
  expect(newConnection({ ...emptyDraft('coinbase'), label: ' Main ', values })).toEqual({
    exchange: 'coinbase',
    label: 'Main',
    credentials: { apiKey: 'key', secret: '-----BEGIN EC PRIVATE KEY-----\nabc\n-----END EC PRIVATE KEY-----\n' },
  });
});

it('says before a key is made where none can be had, and how far an exchange was proven', () => {
  expect(exchangeHint('bybiteu')).toBe('note.bybiteu');
  expect(exchangeHint('kucoin')).toBe('note.kucoin');
  expect(exchangeHint('bitvavo')).toBe('documented.line');
  expect(exchangeHint('kraken')).toBeUndefined();
  const unproven = exchangeChoices().filter(({ isTested }) => !isTested);
  expect(unproven).toHaveLength(57);
  for (const { id } of unproven) expect([id, exchangeHint(id)]).toEqual([id, 'untested.line']);
});
