/**
 * A report with its tokens by the names that it carries (`Village Token (VILL)`), where the list of tokens does not know them.
 * The names come from the report alone, so the same report still gives the same bytes everywhere; the report that is sealed,
 * attached and hashed keeps its contracts.
 */
import { defined } from '@cryptax/kernel';
import { type FindTokenName, isContractToken, type NotedName, notedTokens, withTokenNames } from '@cryptax/ledger';
import { knownToken, statedName } from '@cryptax/ledger/token-names';
import type { TaxYearReport } from '@cryptax/tax-de';

export function namedReport(report: TaxYearReport): TaxYearReport {
  const unlisted = carriedNames(report).filter(([asset]) => knownToken(asset) === undefined);
  if (unlisted.length === 0) return report;
  const names = new Map(unlisted.map(([asset, name]) => [asset, statedName(name)]));
  return named(report, (asset) => names.get(asset) ?? knownToken(asset)) as TaxYearReport;
}

/** A report that was sealed before it kept names has those that the entries of its year note. */
function carriedNames({ tokens, transactions }: TaxYearReport): readonly (readonly [string, NotedName])[] {
  if (tokens !== undefined) return tokens.map((token) => [token.asset, token]);
  const ofTokens = transactions.filter(({ in: into, out }) => isToken(into) || isToken(out));
  const moved = ofTokens.map(({ in: into, out, note }) =>
    defined({ in: into ?? undefined, out: out ?? undefined, note: note ?? undefined }),
  );
  return [...notedTokens(moved)].flatMap(([asset, name]) => (name === undefined ? [] : [[asset, name] as const]));
}

function isToken(leg: TaxYearReport['transactions'][number]['in']): boolean {
  return leg !== null && isContractToken(leg.asset);
}

/** Every text of it, however deep; the rest is shared with the report. */
function named(value: unknown, find: FindTokenName): unknown {
  if (typeof value === 'string') return withTokenNames(value, find);
  if (Array.isArray(value)) return value.map((item) => named(item, find));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item, find)]));
}
