/**
 * May the method of one (wallet, asset) pool change now? Only while the pool is empty (Rz. 62): the chosen method
 * stays until all units are sold. A settings screen asks this before it offers the change and shows the reason.
 * Planning views may compare methods freely; they do not ask.
 */
import { add, compareText, dec, formatShortest, type Instant, parseInstant, ZERO } from '@cryptax/kernel';
import type { LedgerEvent, MatchSettings, Method, OpenLotView } from '@cryptax/ledger';
import { loadEngine } from '../compute/load-engine.ts';

export interface SwitchQuestion {
  readonly settings: MatchSettings;
  /** Open lots at the moment of the change. */
  readonly openLots: readonly OpenLotView[];
  readonly wallet: string;
  readonly asset: string;
  readonly method: Method;
}

export type SwitchAnswer =
  | { readonly allowed: true }
  | {
      readonly allowed: false;
      readonly reason: 'pool-not-empty';
      /** Units that must leave the pool first, and in how many lots they lie. */
      readonly amount: string;
      readonly lots: number;
    }
  /** Methods per pool exist only in the per-wallet view of the letter. */
  | { readonly allowed: false; readonly reason: 'scope-global' }
  | { readonly allowed: false; readonly reason: 'same-method' };

export function canSwitchMethod(question: SwitchQuestion): SwitchAnswer {
  const { settings, openLots, wallet, asset, method } = question;
  if (settings.scope === 'global') return { allowed: false, reason: 'scope-global' };
  if (poolMethod(settings, wallet, asset) === method) return { allowed: false, reason: 'same-method' };
  const held = openLots.filter((lot) => lot.wallet === wallet && lot.asset === asset);
  if (held.length === 0) return { allowed: true };
  const amount = held.reduce((total, lot) => add(total, dec(lot.amount)), ZERO);
  return { allowed: false, reason: 'pool-not-empty', amount: formatShortest(amount), lots: held.length };
}

/** The same question for a moment in the past: what the pool held just before it. */
export function canSwitchMethodAt(
  question: Omit<SwitchQuestion, 'openLots'> & { readonly events: readonly LedgerEvent[]; readonly at: Instant },
): SwitchAnswer {
  const before = question.events.filter(({ at }) => {
    const instant = parseInstant(at);
    return instant.ok && instant.value < question.at;
  });
  return canSwitchMethod({ ...question, openLots: loadEngine(before, question.settings).openLots() });
}

/** The method in force: the last choice for the pool, else the general one. */
export function poolMethod(settings: MatchSettings, wallet: string, asset: string): Method {
  const own = settings.poolMethods.filter((choice) => choice.wallet === wallet && choice.asset === asset);
  const latest = own.toSorted((a, b) => compareText(a.from ?? '', b.from ?? '')).at(-1);
  return latest?.method ?? settings.method;
}
