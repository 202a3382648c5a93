/**
 * A report with its tokens by the names that it carries (`Village Token (VILL)`), where the list of tokens does not know them.
 * The names come from the report alone, so the same report still gives the same bytes everywhere; the report that is sealed,
 * attached and hashed keeps its contracts.
 */
import { type FindTokenName, withTokenNames } from '@cryptax/ledger';
import { knownToken, statedName } from '@cryptax/ledger/token-names';
import type { TaxYearReport } from '@cryptax/tax-de';

export function namedReport(report: TaxYearReport): TaxYearReport {
  const unlisted = (report.tokens ?? []).filter(({ asset }) => knownToken(asset) === undefined);
  if (unlisted.length === 0) return report;
  const names = new Map(unlisted.map((token) => [token.asset, statedName(token)]));
  return named(report, (asset) => names.get(asset) ?? knownToken(asset)) as TaxYearReport;
}

/** Every text of it, however deep; the rest is shared with the report. */
function named(value: unknown, find: FindTokenName): unknown {
  if (typeof value === 'string') return withTokenNames(value, find);
  if (Array.isArray(value)) return value.map((item) => named(item, find));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, named(item, find)]));
}
