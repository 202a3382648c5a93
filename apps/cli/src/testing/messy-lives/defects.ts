/** What can be wrong with the files of a person, one thing at a time. */
import { explainGap } from '@cryptax/importers';
import { compareText } from '@cryptax/kernel';
import type { LedgerEvent } from '@cryptax/ledger';
import { renamedCoin, renamedRows, SECOND, secondAccount, spamTokens } from './additions.ts';
import { type Life, priceFile } from './life.ts';
import {
  binanceStatement,
  binanceTrades,
  bitcoinDe,
  bitvavo,
  coinTracking,
  etherscan,
  krakenLedgers,
  ledgerLive,
} from './venues.ts';

type Files = Readonly<Record<string, string>>;

/** What an import wrote. */
export interface Ledger {
  readonly events: readonly LedgerEvent[];
  readonly unread?: readonly { readonly file: string; readonly code: string }[];
}

export interface Defect {
  readonly name: string;
  /** The files still hold all there is to know: every question is needless, and every year must be exact. */
  readonly knowsAll: boolean;
  /** Without a price file where its prices are what is missing. */
  readonly hasPrices?: false;
  readonly files: (life: Life) => Files;
  /** What the person has beside the life. */
  readonly also?: () => readonly LedgerEvent[];
  /**
   * Needless questions that a person gets all the same, alike ones as one; every figure is exact once they are answered as
   * the program proposes.
   */
  readonly asks?: { readonly count: number; readonly answered: (ledger: Ledger) => Ledger };
  /** Tried with the first life alone. */
  readonly isShort?: true;
}

export const PRICES = { 'prices.csv': priceFile() };

const clean = (life: Life): Files => ({
  'kraken.csv': krakenLedgers(life),
  'bitvavo.csv': bitvavo(life),
  'bitcoinde.csv': bitcoinDe(life),
  'binance.csv': binanceStatement(life),
  'ledger.csv': ledgerLive(life),
});

const without = (files: Files, name: string): Files => {
  const { [name]: _, ...rest } = files;
  return rest;
};

/** Saved by a German spreadsheet: semicolons and commas, no quotes. */
function resaved(text: string): string {
  return text
    .replaceAll('"', '')
    .replaceAll(';', '\t')
    .split('\n')
    .map((line) =>
      line
        .split(line.includes('\t') ? '\t' : ',')
        .map((cell) => (/^-?\d+\.\d+$/.test(cell) ? cell.replace('.', ',') : cell))
        .join(';'),
    )
    .join('\n');
}

/** Saved by an American spreadsheet: month before day, no seconds, and no quotes. */
function american(text: string): string {
  return text
    .replaceAll('"', '')
    .replaceAll(/(\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):\d\d/g, (_, year, month, day, hour, minute) => {
      return `${Number(month)}/${Number(day)}/${year} ${Number(hour)}:${minute}`;
    });
}

/** The fee is in what was sent, and nobody says so: less arrives. */
function feeInside(text: string): string {
  return text.replaceAll(
    /("withdrawal".*"spot \/ main"),(-[\d.]+),([\d.]+)/g,
    (_, head: string, sent: string, fee: string) => {
      return `${head},${(Number(sent) - Number(fee)).toFixed(4)},0`;
    },
  );
}

/** The header with part of the rows, from and to a share of them. */
function span(text: string, from: number, to: number): string {
  const [head = '', ...rows] = text.trimEnd().split('\n');
  return `${[head, ...rows.slice(Math.floor(rows.length * from), Math.ceil(rows.length * to))].join('\n')}\n`;
}

function withoutRows(text: string, isMissing: (row: string, no: number) => boolean): string {
  const [head = '', ...rows] = text.trimEnd().split('\n');
  return `${[head, ...rows.filter((row, no) => !isMissing(row, no))].join('\n')}\n`;
}

/** The likeliest explanation of the coins that are missing, taken over. */
function carriedOn(events: readonly LedgerEvent[]): readonly LedgerEvent[] {
  const [fix] = explainGap({ events }, { wallet: 'Kraken', asset: 'POL' })?.fixes ?? [];
  return [...events, ...(fix?.changes.upsert ?? [])].sort((a, b) => compareText(a.at, b.at));
}

export const DEFECTS: readonly Defect[] = [
  { name: 'clean', knowsAll: true, files: clean },
  {
    name: 'one export twice',
    knowsAll: true,
    files: (life) => ({ ...clean(life), 'kraken (1).csv': krakenLedgers(life), 'ledger (1).csv': ledgerLive(life) }),
  },
  {
    name: 'copies saved by a spreadsheet beside the originals',
    knowsAll: true,
    files: (life) => ({
      ...clean(life),
      'bitcoinde copy.csv': resaved(bitcoinDe(life)),
      'ledger copy.csv': resaved(ledgerLive(life)),
      'kraken copy.csv': resaved(krakenLedgers(life)),
    }),
  },
  {
    name: 'an aggregator copy beside the originals',
    knowsAll: true,
    files: (life) => ({ ...clean(life), 'cointracking.csv': coinTracking(life, 'Europe/Berlin') }),
  },
  {
    name: 'an aggregator copy in another zone beside the originals',
    knowsAll: true,
    files: (life) => ({ ...clean(life), 'cointracking.csv': coinTracking(life, 'UTC') }),
  },
  {
    name: 'explorer and wallet program of one address',
    knowsAll: true,
    files: (life) => ({ ...clean(life), 'etherscan.csv': etherscan(life) }),
  },
  {
    name: 'explorer instead of the wallet program',
    knowsAll: true,
    files: (life) => ({ ...clean(life), 'ledger.csv': ledgerLive(life, 'BTC'), 'etherscan.csv': etherscan(life) }),
  },
  {
    name: 'statement beside trade history',
    knowsAll: true,
    files: (life) => ({ ...clean(life), 'binance trades.csv': binanceTrades(life) }),
  },
  {
    name: 'trade history instead of the statement',
    knowsAll: true,
    files: (life) => ({ ...without(clean(life), 'binance.csv'), 'binance trades.csv': binanceTrades(life) }),
  },
  {
    name: 'an aggregator list in another zone instead of an export',
    knowsAll: true,
    files: (life) => ({
      ...without(clean(life), 'kraken.csv'),
      'cointracking.csv': coinTracking(life, 'UTC', 'Kraken'),
    }),
  },
  {
    name: 'less arrives than was sent, by a fee that no file names',
    knowsAll: true,
    files: (life) => ({ ...clean(life), 'kraken.csv': feeInside(krakenLedgers(life)) }),
  },
  {
    name: 'exports that overlap',
    knowsAll: true,
    files: (life) => ({
      ...without(without(clean(life), 'kraken.csv'), 'ledger.csv'),
      'kraken until.csv': span(krakenLedgers(life), 0, 2 / 3),
      'kraken since.csv': span(krakenLedgers(life), 1 / 3, 1),
      'ledger until.csv': span(ledgerLive(life), 0, 2 / 3),
      'ledger since.csv': span(ledgerLive(life), 1 / 3, 1),
    }),
  },
  {
    name: 'two accounts at one exchange',
    knowsAll: true,
    isShort: true,
    also: secondAccount,
    files: (life) => ({ ...clean(life), 'binance other.csv': binanceStatement(SECOND, '31000002') }),
  },
  {
    name: 'a coin that was renamed',
    knowsAll: true,
    isShort: true,
    also: renamedCoin,
    files: (life) => ({ ...clean(life), 'kraken.csv': `${krakenLedgers(life)}${renamedRows(true)}\n` }),
  },
  {
    name: 'a coin that was renamed without a row',
    knowsAll: false,
    asks: { count: 1, answered: (ledger) => ({ ...ledger, events: carriedOn(ledger.events) }) },
    isShort: true,
    also: renamedCoin,
    files: (life) => ({ ...clean(life), 'kraken.csv': `${krakenLedgers(life)}${renamedRows(false)}\n` }),
  },
  {
    name: 'tokens that nobody asked for',
    knowsAll: false,
    asks: { count: 1, answered: ({ unread: _, ...ledger }) => ledger },
    isShort: true,
    files: (life) => ({ ...clean(life), 'tokens.csv': spamTokens(40) }),
  },
  {
    name: 'files saved by an American spreadsheet',
    knowsAll: true,
    isShort: true,
    files: (life) => ({
      ...clean(life),
      'kraken.csv': american(krakenLedgers(life)),
      'bitvavo copy.csv': american(bitvavo(life)),
    }),
  },
  {
    name: 'a year of an exchange is missing',
    knowsAll: false,
    files: (life) => ({
      ...clean(life),
      'kraken.csv': withoutRows(krakenLedgers(life), (row) => row.includes('2023-')),
    }),
  },
  {
    name: 'every tenth row of the wallet is missing',
    knowsAll: false,
    files: (life) => ({ ...clean(life), 'ledger.csv': withoutRows(ledgerLive(life), (_, no) => no % 10 === 9) }),
  },
  { name: 'no prices', knowsAll: false, hasPrices: false, files: clean },
  { name: 'the wallet is missing', knowsAll: false, files: (life) => without(clean(life), 'ledger.csv') },
  {
    name: 'the second half of a file is missing',
    knowsAll: false,
    files: (life) => {
      const rows = ledgerLive(life).split('\n');
      return { ...clean(life), 'ledger.csv': `${rows.slice(0, Math.ceil(rows.length / 2)).join('\n')}\n` };
    },
  },
  {
    name: 'a file that breaks off within a number',
    knowsAll: false,
    isShort: true,
    files: (life) => {
      const text = bitvavo(life);
      return { ...clean(life), 'bitvavo.csv': text.slice(0, text.indexOf(',Completed', text.length * 0.6) - 1) };
    },
  },
];
