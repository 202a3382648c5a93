/** The settings of a computation: an option wins over the file's rules, these over the defaults. */
import { DEFAULT_SETTINGS, type LedgerRules, type MatchSettings, METHODS, SCOPES } from '@cryptax/ledger';

export interface MethodOptions {
  readonly method?: string;
  readonly scope?: string;
}

export function settingsFor(rules: LedgerRules | undefined, options: MethodOptions): MatchSettings {
  const method = METHODS.find((name) => name === options.method?.toUpperCase());
  const scope = SCOPES.find((name) => name === options.scope);
  return {
    ...DEFAULT_SETTINGS,
    ...rules,
    ...(method === undefined ? {} : { method }),
    ...(scope === undefined ? {} : { scope }),
  };
}
