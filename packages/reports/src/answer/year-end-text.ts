/**
 * What an address held at the end of a year, as a document for the tax office: in German like the answer itself, plain text, so
 * that it can be read for ever and kept by its hash. It says who told what, and what nobody could tell.
 */
import type { ValueOrigin } from '@cryptax/ledger';
import { quantityText } from '../tables/wallet-text.ts';
import { momentText } from '../text/dates.ts';
import { numberText } from '../text/numbers.ts';
import { valueSourceText } from '../text/price-sources.ts';
import { readable } from '../text/readable.ts';

export interface YearEndAmount {
  readonly asset: string;
  /** Worth at the price of 31.12.; absent where no price is known. */
  readonly value?: { readonly eur: string; readonly origin: ValueOrigin };
}

export interface YearEndLine extends YearEndAmount {
  /** What the chain says of the block. */
  readonly told?: string;
  /** What all transactions up to it add up to. */
  readonly computed?: string;
}

export interface YearEndStatement {
  readonly year: number;
  readonly wallet: string;
  readonly chain: string;
  readonly addresses: readonly string[];
  /** Last second of the year in Berlin, as an instant in UTC. */
  readonly until: string;
  /** Who named the block. */
  readonly service?: string;
  readonly block?: { readonly height: number; readonly at: string };
  readonly lines: readonly YearEndLine[];
  /** Rewards that waited to be claimed; absent where the chain does not tell. */
  readonly unclaimed?: readonly (YearEndAmount & { readonly amount: string })[];
  /** Services that could have told more and did not. */
  readonly silent: readonly string[];
  /** Whether the history was read beyond the end of the year. */
  readonly isHistoryRead: boolean;
}

/** Whether anybody told a balance, or the history up to the end of the year did: silence is no balance of nothing. */
export function isYearEndKnown({ lines, isHistoryRead }: Pick<YearEndStatement, 'lines' | 'isHistoryRead'>): boolean {
  return lines.length > 0 || isHistoryRead;
}

export function yearEndText(statement: YearEndStatement): string {
  const { year, wallet, chain, addresses, until, lines } = statement;
  return [
    `Bestand am 31.12.${year}`,
    '',
    `Wallet: ${wallet}`,
    `Netz: ${chain}`,
    ...addresses.map((address) => `Adresse: ${address}`),
    `Stichtag: ${momentText(until, 'de')} (Berliner Zeit)`,
    blockText(statement),
    '',
    ...(lines.length > 0
      ? lines.flatMap(lineText)
      : [isYearEndKnown(statement) ? 'Kein Bestand.' : 'Bestand nicht bekannt.']),
    '',
    'Nicht abgeholte Erträge an diesem Stichtag (BMF-Schreiben vom 06.03.2025, Rz. 48a)',
    ...unclaimedText(statement),
    '',
    ...remarks(statement),
  ]
    .join('\n')
    .concat('\n');
}

/** In a list of documents: what the proof shows, with its figures. */
export function yearEndAbout({ year, chain, service = '', lines }: YearEndStatement): string {
  const held = lines.map(({ asset, told, computed, value }) => {
    const amount = `${quantityText(told ?? computed ?? '0', 'de')} ${readable(asset)}`;
    return value === undefined ? amount : `${amount}, ${worth(value)}`;
  });
  const source = service === '' ? '' : `, Quelle ${service}`;
  return `Bestand am 31.12.${year} auf ${chain}${source}${held.length === 0 ? '' : `: ${held.join('; ')}`}`;
}

/** The year of a document that is such a proof; undefined of any other. */
export function yearOfProof({ about }: { readonly about: string }): number | undefined {
  const year = /^Bestand am 31\.12\.(\d{4}) auf /.exec(about)?.[1];
  return year === undefined ? undefined : Number(year);
}

function blockText({ block, service }: YearEndStatement): string {
  if (block === undefined) return 'Block: von keinem Dienst genannt; es zählen die Transaktionen bis zum Stichtag';
  return `Letzter Block: ${block.height} vom ${momentText(block.at, 'de')} (Berliner Zeit), Quelle ${service}`;
}

function lineText({ asset, told, computed, value }: YearEndLine): readonly string[] {
  const amount = (text: string | undefined, missing: string) =>
    text === undefined ? missing : quantityText(text, 'de');
  return [
    readable(asset),
    `  laut Chain: ${amount(told, 'nicht genannt')}`,
    `  Summe der Transaktionen: ${amount(computed, 'nicht gebildet')}`,
    `  Kurswert: ${worth(value)}`,
  ];
}

function worth(value: YearEndAmount['value']): string {
  if (value === undefined) return 'kein Kurs';
  return `${numberText(value.eur, { numbers: 'de', grouping: true })} EUR (${valueSourceText(value.origin, 'de')})`;
}

/** Both readings: the letter takes them in at the end of the year at the latest, others only when they are claimed. */
function unclaimedText({ unclaimed, year }: YearEndStatement): readonly string[] {
  if (unclaimed === undefined) return ['  Die Chain sagt es nicht; ob welche offen waren, ist hier nicht bekannt.'];
  if (unclaimed.length === 0) return ['  Keine.'];
  return unclaimed.flatMap(({ asset, amount, value }) => [
    `  ${quantityText(amount, 'de')} ${readable(asset)}`,
    `    Zufluss spätestens am 31.12. (Rz. 48a): ${worth(value)} in ${year}`,
    `    Zufluss erst mit dem Abholen: 0,00 EUR in ${year}`,
  ]);
}

function remarks({ silent, isHistoryRead, lines }: YearEndStatement): readonly string[] {
  const differs = lines.some(({ told, computed }) => told !== undefined && computed !== undefined && told !== computed);
  return [
    ...silent.map((service) => `${service} konnte den Stand zu diesem Zeitpunkt nicht nennen.`),
    ...(isHistoryRead
      ? []
      : ['Der Verlauf ist nicht bis über den Stichtag hinaus gelesen; es gibt keine Summe aus ihm.']),
    ...(differs ? ['Chain und Summe der Transaktionen weichen voneinander ab.'] : []),
    'Angaben der Chain und der genannten Dienste, auf dem Gerät des Nutzers abgefragt und hier unverändert wiedergegeben.',
  ];
}
