/**
 * Settings as they were kept somewhere, made safe to compute with: a choice that is unknown, from a damaged record or a
 * newer program, counts as not made. The engine itself relies on them.
 */
import { parseInstant } from '@cryptax/kernel';
import { DEFAULT_SETTINGS, type MatchSettings, METHODS, OPEN_CHOICES, type PoolMethod, SCOPES } from './settings.ts';

const CHOICES: { readonly [Field in Exclude<keyof MatchSettings, 'poolMethods'>]: readonly MatchSettings[Field][] } = {
  method: METHODS,
  scope: SCOPES,
  ...OPEN_CHOICES,
};

export function soundSettings(kept: unknown): MatchSettings {
  if (typeof kept !== 'object' || kept === null) return DEFAULT_SETTINGS;
  const fields = kept as Readonly<Record<string, unknown>>;
  const chosen = Object.entries(CHOICES).flatMap(([name, allowed]) =>
    allowed.some((choice) => choice === fields[name]) ? [[name, fields[name]]] : [],
  );
  const pools: readonly unknown[] = Array.isArray(fields.poolMethods) ? fields.poolMethods : [];
  return { ...DEFAULT_SETTINGS, ...Object.fromEntries(chosen), poolMethods: pools.filter(isPoolMethod) };
}

function isPoolMethod(value: unknown): value is PoolMethod {
  if (typeof value !== 'object' || value === null) return false;
  const { wallet, asset, method, from } = value as PoolMethod;
  const isDated = from === undefined || (typeof from === 'string' && parseInstant(from).ok);
  return typeof wallet === 'string' && typeof asset === 'string' && METHODS.includes(method) && isDated;
}
