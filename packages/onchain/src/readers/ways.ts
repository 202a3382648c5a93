/**
 * How a chain can be read with the keys and servers a person has: which services will see the address, and what is missing
 * before the first try. Everything that asks a chain's services takes them from here.
 */
import type { ChainId } from '../chains/find-chain.ts';
import { ENDPOINTS, type Endpoint } from './endpoints.data.ts';
import { SERVICES, type Service } from './services.data.ts';

/** What a person has of his own. */
export interface OwnWays {
  /** Keys by service. A service that needs one and has none is left out. */
  readonly keys?: Readonly<Record<string, string>>;
  /** Own endpoints of a chain; where there is one only it is asked, unless it says that the public ones may be. */
  readonly endpoints?: Readonly<Partial<Record<ChainId, readonly Endpoint[]>>>;
}

/** The endpoints that will be asked, in order. */
export function endpointsFor(chain: ChainId, { keys, endpoints }: OwnWays): readonly Endpoint[] {
  const own = endpoints?.[chain] ?? [];
  const isOwnOnly = own.length > 0 && !own.some(({ alsoPublic }) => alsoPublic === true);
  return [...own, ...(isOwnOnly ? [] : ENDPOINTS[chain])].filter(
    ({ needsKey, service }) => needsKey !== true || hasKey(keys, service),
  );
}

export interface ChainWay {
  /** Every service that will see the address, in the order in which they are asked. */
  readonly services: readonly string[];
  /**
   * What is missing: a key (`paid-key` where the free plan leaves the chain out), or a server of one's own, because no
   * service that is left answers a page in a browser.
   */
  readonly needs?: 'key' | 'paid-key' | 'own-server';
  /** Services that would do it with a key, with the page where it is given out. */
  readonly keyPages: Readonly<Record<string, string>>;
  /** The service that is asked first forgets: since when it tells, where it does not tell everything. */
  readonly keeps?: Service['keeps'];
}

export function wayTo(chain: ChainId, own: OwnWays): ChainWay {
  const asked = endpointsFor(chain, own);
  const services = [...new Set(asked.map(({ service }) => service))];
  const keyed = ENDPOINTS[chain].filter(({ service }) => !hasKey(own.keys, service));
  const keyPages = Object.fromEntries(
    keyed.flatMap(({ service, needsKey }) => {
      const page = findService(service)?.keyPage;
      return needsKey === true && page !== undefined ? [[service, page] as const] : [];
    }),
  );
  const keeps = findService(services[0] ?? '')?.keeps;
  const needs = needOf(asked, keyed);
  return {
    services,
    keyPages,
    ...(needs === undefined ? {} : { needs }),
    ...(keeps === undefined || keeps === 'all' ? {} : { keeps }),
  };
}

function needOf(asked: readonly Endpoint[], keyed: readonly Endpoint[]): ChainWay['needs'] {
  if (asked.length === 0) return keyed.every(({ needsPaidKey }) => needsPaidKey === true) ? 'paid-key' : 'key';
  return asked.every(({ service }) => findService(service)?.cors === 'no') ? 'own-server' : undefined;
}

function hasKey(keys: OwnWays['keys'], service: string): boolean {
  return (keys?.[service] ?? '') !== '';
}

/** A server of the user's own has a name that is not in the table. */
function findService(name: string): Service | undefined {
  return Object.hasOwn(SERVICES, name) ? SERVICES[name as keyof typeof SERVICES] : undefined;
}
