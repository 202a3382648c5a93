/** The settings of a computation: an option wins over the file's rules, these over the defaults. */

import type { ImportResult } from '@cryptax/importers';
import { defined } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type LedgerRules, type MatchSettings, METHODS, SCOPES } from '@cryptax/ledger';
import { BadInput } from './bad-input.ts';

export interface MethodOptions {
  readonly method?: string;
  readonly scope?: string;
}

/** The rules of the files that have some. Files that differ cannot be one ledger: any choice among them would change figures silently. */
export function rulesOfFiles(files: ImportResult['rules']): LedgerRules | undefined {
  const [first, ...others] = files;
  const textOf = (rules: LedgerRules | undefined) => JSON.stringify(settingsFor(rules, {}));
  const other = others.find(({ rules }) => textOf(rules) !== textOf(first?.rules));
  if (first === undefined || other === undefined) return first?.rules;
  throw new BadInput(`${first.file} and ${other.file}: have different rules; give both the same or take them apart`);
}

export function settingsFor(rules: LedgerRules | undefined, options: MethodOptions): MatchSettings {
  const method = METHODS.find((name) => name === options.method?.toUpperCase());
  const scope = SCOPES.find((name) => name === options.scope);
  return {
    ...DEFAULT_SETTINGS,
    ...rules,
    // Asked for all coins, not for those whose pool has none of its own.
    ...defined({ method, poolMethods: method && [], scope }),
  };
}
