/**
 * Our own ledger computed otherwise: another order of lots, one pool for all wallets, without fees. A cause is named only
 * where such a computation leads to their figure.
 */
import type { DisposalView, LedgerEvent, MatchSettings, Method, Scope } from '@cryptax/ledger';
import { METHODS, SCOPES } from '@cryptax/ledger';
import { loadEngine } from '../compute/load-engine.ts';

export type DisposalsById = ReadonlyMap<string, DisposalView>;

export interface TheirRules {
  readonly method: Method;
  readonly scope: Scope;
}

export const keyOf = ({ eventId, part }: Pick<DisposalView, 'eventId' | 'part'>) => `${part} ${eventId}`;

export class Alternatives {
  readonly #events: readonly LedgerEvent[];
  readonly #settings: MatchSettings;
  readonly #computed = new Map<string, DisposalsById>();

  constructor(events: readonly LedgerEvent[], settings: MatchSettings) {
    this.#events = events;
    this.#settings = settings;
  }

  /** Ours first in method, then in scope, so that the smaller change is named where both would do. */
  rules(): readonly TheirRules[] {
    const { method: own, scope: place } = this.#settings;
    const scopes = [place, ...SCOPES.filter((scope) => scope !== place)];
    const methods = [own, ...METHODS.filter((method) => method !== own)];
    return scopes.flatMap((scope) => methods.map((method) => ({ method, scope })));
  }

  isOurs({ method, scope }: TheirRules): boolean {
    return method === this.#settings.method && scope === this.#settings.scope;
  }

  /** Lots that a sale names and methods of single pools are ours alone: another program knows neither. */
  disposals({ method, scope }: TheirRules, fees: 'counted' | 'left-out'): DisposalsById {
    const key = `${method} ${scope} ${fees}`;
    const known = this.#computed.get(key);
    if (known !== undefined) return known;
    const settings: MatchSettings = { ...this.#settings, method, scope, poolMethods: [] };
    const events = this.#events.map((event) => withoutNames(fees === 'counted' ? event : withoutFee(event)));
    const computed = new Map(
      loadEngine(events, settings)
        .disposals()
        .map((view) => [keyOf(view), view]),
    );
    this.#computed.set(key, computed);
    return computed;
  }
}

function withoutNames(event: LedgerEvent): LedgerEvent {
  if (!('lotIds' in event)) return event;
  const { lotIds: _, ...rest } = event;
  return rest as LedgerEvent;
}

function withoutFee(event: LedgerEvent): LedgerEvent {
  if (event.fee === undefined) return event;
  const { fee: _, ...rest } = event;
  return rest as LedgerEvent;
}
