/**
 * A report with its tokens by the names that its own entries note (`Village Token (VILL)`), where the list of tokens does not know them.
 * The names come from the report alone, so the same report still gives the same bytes everywhere; the report that is sealed,
 * attached and hashed keeps its contracts.
 */
import { defined } from '@cryptax/kernel';
import { type FindTokenName, isContractToken, type TokenName, withTokenNames } from '@cryptax/ledger';
import { knownToken, tokenNamesOf } from '@cryptax/ledger/token-names';
import type { TaxYearReport } from '@cryptax/tax-de';

export function namedReport(report: TaxYearReport): TaxYearReport {
  const names = notedNames(report);
  if (names.size === 0) return report;
  return named(report, (asset) => names.get(asset) ?? knownToken(asset)) as TaxYearReport;
}

/** Only those that the list would leave without a name. */
function notedNames({ transactions }: TaxYearReport): ReadonlyMap<string, TokenName> {
  const ofTokens = transactions.filter(({ in: into, out }) => isToken(into) || isToken(out));
  const moved = ofTokens.map(({ in: into, out, note }) =>
    defined({ in: into ?? undefined, out: out ?? undefined, note: note ?? undefined }),
  );
  return new Map([...tokenNamesOf(moved)].filter(([, { isListed }]) => isListed !== true));
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
