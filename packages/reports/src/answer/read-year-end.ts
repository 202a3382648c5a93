/**
 * A kept year-end proof read back: the document is the record, in backup and account alike, so nothing else has to be stored beside
 * it. What does not read like one of ours is left alone.
 */
import type { YearEndStatement } from './year-end-text.ts';

interface ProvenAmount {
  readonly asset: string;
  /** Worth on 31.12. and the price that it rests on; absent where there was no price. */
  readonly eur?: string;
  readonly source?: string;
}

export interface YearEndProof extends Pick<YearEndStatement, 'year' | 'chain' | 'addresses'> {
  /** `29123456 vom 31.12.2025 23:59:55 (Berliner Zeit), Quelle Cosmos`; null where nobody named a block. */
  readonly block: string | null;
  readonly lines: readonly (ProvenAmount & { readonly told?: string; readonly computed?: string })[];
  /** Absent where the chain did not tell. */
  readonly unclaimed?: readonly (ProvenAmount & { readonly amount: string })[];
}

const HEAD = /^Bestand am 31\.12\.(\d{4})$/;
const WORTH = /^([\d.]{1,60},\d{2,40}) EUR \((.{1,200})\)(?: in \d{4})?$/;
const QUANTITY = /^-?\d{1,80}(?:,\d{1,80})?$/;

export function readYearEnd(text: string): YearEndProof | undefined {
  const lines = text.split('\n');
  const year = HEAD.exec(lines[0] ?? '')?.[1];
  const rewards = lines.findIndex((line) => line.startsWith('Nicht abgeholte Erträge'));
  const fieldOf = (label: string) => lines.find((line) => line.startsWith(label))?.slice(label.length);
  const chain = fieldOf('Netz: ');
  if (year === undefined || chain === undefined || rewards < 0) return undefined;
  const starts = lines.findIndex((line, at) => at < rewards && line.startsWith('  laut Chain: '));
  const held = starts < 0 ? [] : groupsOf(lines.slice(starts - 1, rewards - 1), 4);
  const waiting = lines.slice(rewards + 1);
  const until = waiting.indexOf('');
  return {
    year: Number(year),
    chain,
    addresses: lines.flatMap((line) => (line.startsWith('Adresse: ') ? [line.slice('Adresse: '.length)] : [])),
    block: fieldOf('Letzter Block: ') ?? null,
    lines: held.map(([asset = '', told = '', computed = '', worth = '']) => ({
      asset,
      ...quantity('told', told),
      ...quantity('computed', computed),
      ...worthOf(worth),
    })),
    ...unclaimedOf(waiting.slice(0, until < 0 ? waiting.length : until)),
  };
}

function unclaimedOf(lines: readonly string[]): Pick<YearEndProof, 'unclaimed'> {
  if (lines[0] === '  Keine.') return { unclaimed: [] };
  const groups = groupsOf(lines, 3).flatMap(([what = '', now = '']) => {
    const [amount = '', asset = ''] = what.trim().split(/ (.*)/);
    return QUANTITY.test(amount) ? [{ asset, amount: plain(amount), ...worthOf(now) }] : [];
  });
  return groups.length === 0 ? {} : { unclaimed: groups };
}

function groupsOf(lines: readonly string[], size: number): readonly (readonly string[])[] {
  return Array.from({ length: Math.floor(lines.length / size) }, (_, at) => lines.slice(at * size, (at + 1) * size));
}

function quantity<K extends string>(name: K, line: string): Partial<Record<K, string>> {
  const text = afterColon(line);
  return QUANTITY.test(text) ? ({ [name]: plain(text) } as Record<K, string>) : {};
}

function worthOf(line: string): Pick<ProvenAmount, 'eur' | 'source'> {
  const [, eur, source] = WORTH.exec(afterColon(line)) ?? [];
  return eur === undefined || source === undefined ? {} : { eur: plain(eur), source };
}

function afterColon(line: string): string {
  return line.slice(line.indexOf(': ') + 2);
}

function plain(german: string): string {
  return german.replaceAll('.', '').replace(',', '.');
}
