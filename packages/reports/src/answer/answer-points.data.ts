/**
 * What letters ask for: the records of part III of the ministry's letter of 6 March 2025 (Rz. 87 to 105), each with the
 * lists of the report that answer it.
 */
import type { EventKind } from '@cryptax/ledger';
import type { TableId } from '../tables/report-table.ts';
import type { Text } from '../text/locale.ts';

export const ANSWER_POINTS = [
  'overview',
  'platforms',
  'addresses',
  'disposals',
  'purchases',
  'income',
  'derivatives',
  'transfers',
  'money',
  'gifts',
  'balances',
  'roll-forward',
  'method',
  'prices',
  'changes',
  'dac8',
  'transactions',
  'files',
  'documents',
] as const;

export type AnswerPoint = (typeof ANSWER_POINTS)[number];

export interface PointRule {
  readonly title: Text;
  /** Paragraphs of the letter that ask for it; empty where none does by name. */
  readonly reference: string;
  /** Lists of a report that answer it; the points without any have tables of their own. */
  readonly tables: readonly TableId[];
  /** Only entries of these kinds. */
  readonly kinds?: readonly EventKind[];
}

export const POINT_RULES: Readonly<Record<AnswerPoint, PointRule>> = {
  overview: {
    title: { de: 'Einkünfte je Jahr', en: 'Income per year' },
    reference: '',
    tables: [],
  },
  platforms: {
    title: { de: 'Handelsplattformen und Konten', en: 'Platforms and accounts' },
    reference: 'Rz. 104',
    tables: [],
  },
  addresses: {
    title: { de: 'Eigene Wallets und Adressen', en: 'Own wallets and addresses' },
    reference: 'Rz. 87, 104',
    tables: [],
  },
  disposals: {
    title: { de: 'Veräußerungen mit Anschaffung und Haltefrist', en: 'Disposals with acquisition and holding period' },
    reference: 'Rz. 102',
    tables: ['lots', 'carried'],
  },
  purchases: {
    title: { de: 'Käufe und Tauschgeschäfte', en: 'Purchases and swaps' },
    reference: 'Rz. 102',
    tables: ['transactions'],
    kinds: ['buy', 'swap', 'assumed-acquisition'],
  },
  income: {
    title: { de: 'Staking, Lending und andere Leistungen', en: 'Staking, lending and other services' },
    reference: 'Rz. 102, 103',
    tables: ['spans', 'income'],
  },
  derivatives: {
    title: { de: 'Termingeschäfte', en: 'Futures' },
    reference: '',
    tables: ['derivatives'],
  },
  transfers: {
    title: { de: 'Übertragungen zwischen eigenen Wallets', en: 'Transfers between own wallets' },
    reference: 'Rz. 103',
    tables: ['transfers'],
  },
  money: {
    title: { de: 'Herkunft der Mittel: Ein- und Auszahlungen', en: 'Origin of funds: money in and out' },
    reference: 'Rz. 103',
    tables: ['transactions'],
    kinds: ['money-in', 'money-out'],
  },
  gifts: {
    title: { de: 'Schenkungen, Verluste und andere Abgänge', en: 'Gifts, losses and other departures' },
    reference: '',
    tables: ['gifts', 'departures'],
  },
  balances: {
    title: { de: 'Bestände zum 31.12.', en: 'Balances on 31 December' },
    reference: 'Rz. 103',
    tables: ['balances'],
  },
  'roll-forward': {
    title: { de: 'Bestandsentwicklung', en: 'Roll-forward of the balances' },
    reference: '',
    tables: ['roll-forward'],
  },
  method: {
    title: { de: 'Verwendungsreihenfolge und steuerliche Annahmen', en: 'Order of use and legal assumptions' },
    reference: 'Rz. 29b, 61, 101',
    tables: ['pools', 'choices', 'assumptions'],
  },
  prices: {
    title: { de: 'Kurse und ihre Quellen', en: 'Prices and their sources' },
    reference: 'Rz. 43, 101',
    tables: ['prices'],
  },
  changes: {
    title: { de: 'Änderungen von Hand', en: 'Changes by hand' },
    reference: 'Rz. 90',
    tables: ['changes'],
  },
  dac8: {
    title: { de: 'Jahressummen je Plattform (KStTG)', en: 'Yearly sums per platform (KStTG)' },
    reference: '§ 11 KStTG',
    tables: ['dac8'],
  },
  transactions: {
    title: { de: 'Alle Buchungen mit Transaktionskennung', en: 'All entries with transaction ids' },
    reference: 'Rz. 88, 104',
    tables: ['transactions'],
  },
  files: {
    title: { de: 'Zugrunde liegende Dateien', en: 'Underlying files' },
    reference: 'Rz. 88, 101',
    tables: [],
  },
  documents: {
    title: { de: 'Belege und Nachweise', en: 'Documents and proofs' },
    reference: 'Rz. 88, 101',
    tables: [],
  },
};
