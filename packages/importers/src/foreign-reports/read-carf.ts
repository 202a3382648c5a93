/** A message of the reporting framework: sums per coin and kind of one person at one platform. */
import { readNumber } from '../values/number-text.ts';
import { CARF, CARF_DELETED, CARF_SUMS } from './carf.data.ts';
import type { UnreadReportRow } from './gain-report.ts';
import type { PlatformStatement, ReportedSum, StatementCategory } from './statement.ts';
import { elementsNamed, firstText, type XmlNode, xmlElements } from './xml-elements.ts';

/** By its begin alone, for whoever only wants to know what a file is. */
export function looksLikeCarf(head: string): boolean {
  const isXml = head.replace('\uFEFF', '').trimStart().startsWith('<');
  return isXml && (head.includes(CARF.namespace) || CARF.roots.test(head));
}

export function readCarf(file: string, text: string): PlatformStatement | undefined {
  const root = xmlElements(text);
  const users = root === undefined ? [] : elementsNamed(root, CARF.user);
  if (root === undefined || users.length === 0) return undefined;
  const sums: ReportedSum[] = [];
  const unread: UnreadReportRow[] = [];
  for (const user of users) {
    if (CARF_DELETED.test(firstText(user, CARF.mark) ?? '')) continue;
    for (const asset of elementsNamed(user, CARF.transactions)) {
      for (const child of asset.children) {
        const category = CARF_SUMS[child.name];
        if (category === undefined) continue;
        const sum = sumOf(child, firstText(asset, CARF.asset) ?? '', category);
        if ('code' in sum) unread.push(sum);
        else sums.push(sum);
      }
    }
  }
  const [provider] = elementsNamed(root, CARF.provider);
  return {
    file,
    kind: 'xml',
    platform: provider === undefined ? null : firstText(provider, CARF.providerName),
    year: yearIn(firstText(root, CARF.period)),
    namespace: root.namespace,
    users: users.length,
    sums,
    unread,
  };
}

function sumOf(node: XmlNode, asset: string, category: StatementCategory): ReportedSum | UnreadReportRow {
  const { line } = node;
  const ticker = tickerIn(asset);
  if (ticker === null) return { line, code: 'asset.unreadable' };
  const [amount] = elementsNamed(node, CARF.amount);
  const units = readNumber(firstText(node, CARF.units) ?? '', 'dot');
  const value = amount === undefined ? undefined : readNumber(amount.text, 'dot');
  if (units === undefined) return { line, code: 'amount.missing' };
  if (units === null || value === null) return { line, code: 'amount.unreadable' };
  const count = firstText(node, CARF.count);
  const isEuro = amount?.attributes[CARF.currency] === 'EUR';
  return {
    line,
    asset: ticker,
    category,
    count: count !== null && /^\d{1,9}$/.test(count) ? Number(count) : null,
    units,
    amountEur: isEuro ? (value ?? null) : null,
  };
}

/** `BTC`, `Bitcoin (BTC)`, `BTC - Bitcoin`: the framework asks for the name, platforms add the ticker. */
export function tickerIn(text: string): string | null {
  const whole = text.trim().slice(0, 120);
  const [before = ''] = whole.split(/ [-–/:] /, 1);
  const behind = /\(([A-Za-z0-9$.]{2,12})\)$/.exec(whole)?.[1];
  const ticker = (behind ?? (/^[A-Z0-9$.]{2,12}$/.test(before) ? before : whole)).toUpperCase();
  return /^[\p{L}\p{N}$][\p{L}\p{N}.$ _-]{0,79}$/u.test(ticker) ? (NAMES[ticker] ?? ticker) : null;
}

const NAMES: Readonly<Record<string, string>> = {
  BITCOIN: 'BTC',
  ETHER: 'ETH',
  ETHEREUM: 'ETH',
  XBT: 'BTC',
  SOLANA: 'SOL',
  LITECOIN: 'LTC',
  RIPPLE: 'XRP',
  CARDANO: 'ADA',
  POLKADOT: 'DOT',
};

export function yearIn(text: string | null): number | null {
  const year = /\b(20\d\d)\b/.exec(text ?? '')?.[1];
  return year === undefined ? null : Number(year);
}
