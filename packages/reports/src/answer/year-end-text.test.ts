import { dec, defined, formatShortest } from '@cryptax/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readYearEnd } from './read-year-end.ts';
import { type YearEndStatement, yearEndAbout, yearEndText } from './year-end-text.ts';

const ORIGIN = { source: 'kraken', method: 'day' } as const;
const STATEMENT: YearEndStatement = {
  year: 2025,
  wallet: 'Kaltes Wallet',
  chain: 'Cosmos Hub',
  addresses: ['cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh'],
  until: '2025-12-31T22:59:59Z',
  service: 'Cosmos',
  block: { height: 29123456, at: '2025-12-31T22:59:55Z' },
  lines: [{ asset: 'ATOM', told: '1111.5', computed: '1111.25', value: { eur: '2223.00', origin: ORIGIN } }],
  unclaimed: [{ asset: 'ATOM', amount: '0.25', value: { eur: '0.50', origin: ORIGIN } }],
  silent: [],
  isHistoryRead: true,
};

test('block, time in Berlin, source, value with its source, and both readings of unclaimed rewards', () => {
  expect(yearEndText(STATEMENT).split('\n')).toEqual([
    'Bestand am 31.12.2025',
    '',
    'Wallet: Kaltes Wallet',
    'Netz: Cosmos Hub',
    'Adresse: cosmos1fl48vsnmsdzcv85q5d2q4z5ajdha8yu34mf0eh',
    'Stichtag: 31.12.2025 23:59:59 (Berliner Zeit)',
    'Letzter Block: 29123456 vom 31.12.2025 23:59:55 (Berliner Zeit), Quelle Cosmos',
    '',
    'ATOM',
    '  laut Chain: 1111,5',
    '  Summe der Transaktionen: 1111,25',
    '  Kurswert: 2.223,00 EUR (Kraken, Tageskurs)',
    '',
    'Nicht abgeholte Erträge an diesem Stichtag (BMF-Schreiben vom 06.03.2025, Rz. 48a)',
    '  0,25 ATOM',
    '    Zufluss spätestens am 31.12. (Rz. 48a): 0,50 EUR (Kraken, Tageskurs) in 2025',
    '    Zufluss erst mit dem Abholen: 0,00 EUR in 2025',
    '',
    'Chain und Summe der Transaktionen weichen voneinander ab.',
    'Angaben der Chain und der genannten Dienste, auf dem Gerät des Nutzers abgefragt und hier unverändert wiedergegeben.',
    '',
  ]);
});

test('what nobody told is said, never a zero', () => {
  const { service: _, block: __, unclaimed: ___, ...rest } = STATEMENT;
  const lines = [{ asset: 'BTC' }];
  const text = yearEndText({ ...rest, lines, silent: ['Blockstream'], isHistoryRead: false });
  expect(text).toContain('Block: von keinem Dienst genannt');
  expect(text).toContain('laut Chain: nicht genannt');
  expect(text).toContain('Summe der Transaktionen: nicht gebildet');
  expect(text).toContain('Kurswert: kein Kurs');
  expect(text).toContain('Die Chain sagt es nicht');
  expect(text).toContain('Blockstream konnte den Stand zu diesem Zeitpunkt nicht nennen.');
  expect(text).toContain('nicht bis über den Stichtag hinaus gelesen');
  expect(yearEndText({ ...rest, lines: [], isHistoryRead: false })).toContain('Bestand nicht bekannt.');
  expect(yearEndText({ ...STATEMENT, lines: [], unclaimed: [] })).toMatch(/Kein Bestand\.[\s\S]*Keine\./);
});

test('in a list of documents it says what it shows, with its figures', () => {
  expect(yearEndAbout(STATEMENT)).toBe(
    'Bestand am 31.12.2025 auf Cosmos Hub, Quelle Cosmos: 1111,5 ATOM, 2.223,00 EUR (Kraken, Tageskurs)',
  );
});

const quantity = fc
  .tuple(fc.bigInt({ min: 0n, max: 10n ** 24n }), fc.nat(18))
  .map(([units, places]) => formatShortest(dec(`${units}e-${places}`.replace(/e-0$/, ''))));
const cents = fc.bigInt({ min: 0n, max: 10n ** 12n }).map((n) => `${n / 100n}.${String(n % 100n).padStart(2, '0')}`);
const value = fc.option(
  cents.map((eur) => ({ eur, origin: ORIGIN })),
  { nil: undefined },
);
const asset = fc.constantFrom('ATOM', 'ETH', 'stETH', 'USD Coin');

test('a kept document is read back as it was written, whatever the figures', () => {
  const drawn = fc.record(
    {
      lines: fc.array(fc.record({ asset, told: quantity, computed: quantity, value }, { requiredKeys: ['asset'] }), {
        maxLength: 4,
      }),
      unclaimed: fc.array(fc.record({ asset, amount: quantity, value }, { requiredKeys: ['asset', 'amount'] }), {
        maxLength: 3,
      }),
      year: fc.integer({ min: 2013, max: 2040 }),
      silent: fc.array(fc.constantFrom('Blockscout', 'Cosmos'), { maxLength: 2 }),
    },
    { requiredKeys: ['lines', 'year', 'silent'] },
  );
  const worth = (each: { readonly value?: { readonly eur: string } | undefined }) =>
    each.value === undefined ? {} : { eur: each.value.eur, source: 'Kraken, Tageskurs' };
  fc.assert(
    fc.property(drawn, fc.boolean(), (over, hasBlock) => {
      const { block, unclaimed: _, ...rest } = STATEMENT;
      const statement = { ...rest, ...over, ...(hasBlock ? { block } : {}) } as YearEndStatement;
      expect(readYearEnd(yearEndText(statement))).toEqual({
        year: statement.year,
        chain: 'Cosmos Hub',
        addresses: statement.addresses,
        block: hasBlock ? '29123456 vom 31.12.2025 23:59:55 (Berliner Zeit), Quelle Cosmos' : null,
        lines: statement.lines.map(({ value: _value, ...line }) => ({
          ...Object.fromEntries(Object.entries(line).filter(([, text]) => text !== undefined)),
          ...worth({ value: _value }),
        })),
        ...defined({
          unclaimed: statement.unclaimed?.map(({ value: v, ...each }) => ({ ...each, ...worth({ value: v }) })),
        }),
      });
    }),
    { numRuns: 100 },
  );
});

test('any other text is no proof', () => {
  for (const text of ['', 'Bestand am 31.12.2025', 'Kontoauszug\nNetz: x', yearEndText(STATEMENT).slice(5)])
    expect(readYearEnd(text)).toBeUndefined();
});
