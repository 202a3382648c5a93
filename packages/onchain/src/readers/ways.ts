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
  /** Whether our server may hand questions on to services that answer no page (decision 0072). */
  readonly relay?: boolean;
}

/** The endpoints that will be asked, in order; `form` is that of the address, where it is known. */
export function endpointsFor(
  chain: ChainId,
  { keys, endpoints }: OwnWays,
  form?: Endpoint['form'],
): readonly Endpoint[] {
  const own = endpoints?.[chain] ?? [];
  const isOwnOnly = own.length > 0 && !own.some(({ alsoPublic }) => alsoPublic === true);
  return [...own, ...(isOwnOnly ? [] : ENDPOINTS[chain])].filter(
    (one) => (one.needsKey !== true || hasKey(keys, one.service)) && knowsForm(one, form),
  );
}

function knowsForm(endpoint: Endpoint, form: Endpoint['form']): boolean {
  return form === undefined || endpoint.form === undefined || endpoint.form === form;
}

export interface ChainWay {
  /** Every service that will see the address, in the order in which they are asked. */
  readonly services: readonly string[];
  /**
   * What is missing: a key (`paid-key` where the free plan leaves the chain out), or a yes to the relay of our server,
   * because no service that is left answers a page in a browser. A server of one's own does instead of the relay.
   */
  readonly needs?: 'key' | 'paid-key' | 'relay' | undefined;
  /** These services are asked by our server: it sees the address too, and they see the server in place of the page. */
  readonly relayed: readonly string[];
  /** Services that would do it with a key, with the page where it is given out. */
  readonly keyPages: Readonly<Record<string, string>>;
  /** The service that is asked first forgets: since when it tells, where it does not tell everything. */
  readonly keeps?: Service['keeps'] | undefined;
}

export function wayTo(chain: ChainId, own: OwnWays, form?: Endpoint['form']): ChainWay {
  const asked = endpointsFor(chain, own, form);
  const services = [...new Set(asked.map(({ service }) => service))];
  const keyed = ENDPOINTS[chain].filter((one) => !hasKey(own.keys, one.service) && knowsForm(one, form));
  const keyPages = Object.fromEntries(
    keyed.flatMap((endpoint) => {
      const page = findService(endpoint.service)?.keyPage;
      const isHelp = endpoint.needsKey === true || isClosed(endpoint, own.keys);
      return isHelp && page !== undefined ? [[endpoint.service, page] as const] : [];
    }),
  );
  const keeps = findService(services[0] ?? '')?.keeps;
  const needs = needOf(asked, keyed, own);
  const closed = asked.filter((endpoint) => isClosed(endpoint, own.keys));
  return {
    services,
    keyPages,
    relayed: own.relay === true ? [...new Set(closed.map(({ service }) => service))] : [],
    needs,
    keeps: keeps === 'all' ? undefined : keeps,
  };
}

function needOf(asked: readonly Endpoint[], keyed: readonly Endpoint[], own: OwnWays): ChainWay['needs'] {
  if (asked.length === 0) return keyed.every(({ needsPaidKey }) => needsPaidKey === true) ? 'paid-key' : 'key';
  if (own.relay === true) return undefined;
  return asked.every((endpoint) => isClosed(endpoint, own.keys)) ? 'relay' : undefined;
}

/** Refuses pages; whoever brings a key is let in. */
function isClosed({ service }: Endpoint, keys: OwnWays['keys']): boolean {
  return findService(service)?.cors === 'no' && !hasKey(keys, service);
}

function hasKey(keys: OwnWays['keys'], service: string): boolean {
  return (keys?.[service] ?? '') !== '';
}

/** A server of the user's own has a name that is not in the table. */
function findService(name: string): Service | undefined {
  return Object.hasOwn(SERVICES, name) ? SERVICES[name as keyof typeof SERVICES] : undefined;
}
