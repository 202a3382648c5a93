/**
 * Words by which tables of platforms name their columns and sums. The first statements are due in 2027, so nobody has seen
 * one: the words are those of the law (section 11 KStTG), of the reporting framework, and plain ones for the same.
 */
import type { StatementCategory } from './statement.ts';

export type StatementColumn = 'category' | 'units' | 'count' | 'amount' | 'currency' | 'year' | 'platform' | 'asset';

/** Lower case, without a currency behind them; the first that a header has is taken. */
export const STATEMENT_WORDS: Readonly<Record<StatementColumn, readonly string[]>> = {
  category: [
    'type',
    'category',
    'transaction type',
    'transaction category',
    'kind',
    'art',
    'kategorie',
    'transaktionsart',
    'art der transaktion',
    'vorgang',
    'meldekategorie',
  ],
  units: [
    'units',
    'number of units',
    'numberofunits',
    'quantity',
    'menge',
    'einheiten',
    'anzahl einheiten',
    'anzahl der einheiten',
    'stück',
  ],
  count: [
    'count',
    'number of transactions',
    'numberoftransactions',
    'transactions',
    'anzahl transaktionen',
    'anzahl der transaktionen',
    'transaktionen',
    'anzahl',
  ],
  amount: [
    'amount',
    'aggregate amount',
    'gross amount',
    'value',
    'fair market value',
    'betrag',
    'gesamtbetrag',
    'bruttobetrag',
    'wert',
    'gegenwert',
    'marktwert',
    'verkehrswert',
  ],
  currency: ['currency', 'währung', 'currcode'],
  year: ['year', 'reporting period', 'reporting year', 'jahr', 'meldezeitraum', 'kalenderjahr'],
  platform: ['platform', 'provider', 'reporting entity', 'anbieter', 'plattform', 'dienstleister'],
  asset: [
    'crypto-asset',
    'cryptoasset',
    'crypto asset',
    'asset',
    'kryptowert',
    'kryptowährung',
    'coin',
    'token',
    'symbol',
    'ticker',
    'bezeichnung',
  ],
};

export interface CategoryWords {
  readonly category: StatementCategory;
  /** The whole text without blanks: elements of the framework. */
  readonly names: readonly string[];
  /** One word that it begins with, and one that it has somewhere. */
  readonly begins: readonly string[];
  readonly has: readonly string[];
}

const MONEY = ['fiat', 'geld', 'nominalwähr', 'money'];
const CRYPTO = ['krypto', 'crypto'];
const BUY = ['kauf', 'erwerb', 'anschaffung', 'bought', 'purchase', 'acquisition', 'acquired'];
const SELL = ['verkauf', 'veräußerung', 'veräusserung', 'sold', 'sale', 'disposal', 'disposed'];
const SWAP = ['tausch', 'swap', 'exchange'];
const MOVE = ['transfer', 'übertragung'];

/** Lower case; the first that fits is meant. */
export const CATEGORY_WORDS: readonly CategoryWords[] = [
  { category: 'bought-for-fiat', names: ['cryptofiatin'], begins: BUY, has: MONEY },
  { category: 'sold-for-fiat', names: ['cryptofiatout'], begins: SELL, has: MONEY },
  { category: 'swapped-in', names: ['cryptotocryptoin'], begins: BUY, has: CRYPTO },
  { category: 'swapped-out', names: ['cryptotocryptoout'], begins: SELL, has: CRYPTO },
  { category: 'swapped-in', names: [], begins: SWAP, has: ['erhalten', 'eingang', 'received', 'acquired'] },
  { category: 'swapped-out', names: [], begins: SWAP, has: ['gegeben', 'abgang', 'ausgang', 'given', 'disposed'] },
  {
    category: 'transfers-unhosted',
    names: ['transferwallet'],
    begins: [...MOVE, 'unhosted', 'self', 'selbst'],
    has: ['unhosted', 'self-hosted', 'self hosted', 'selbst verwahrt', 'selbstverwahrt', 'eigene wallet', 'own wallet'],
  },
  {
    category: 'payments',
    names: ['rrpt'],
    begins: ['retail', 'reportable retail', 'zahlung', 'payment', 'einzelhandel'],
    has: [''],
  },
  {
    category: 'transfers-in',
    names: ['cryptotransferin'],
    begins: MOVE,
    has: ['eingang', 'eingehend', 'received', 'incoming', ' in'],
  },
  {
    category: 'transfers-out',
    names: ['cryptotransferout'],
    begins: MOVE,
    has: ['ausgang', 'abgang', 'ausgehend', 'sent', 'outgoing', ' out'],
  },
  { category: 'transfers-in', names: [], begins: ['eingang', 'einzahlung', 'deposit', 'incoming'], has: [''] },
  { category: 'transfers-out', names: [], begins: ['ausgang', 'auszahlung', 'withdrawal', 'outgoing'], has: [''] },
];
