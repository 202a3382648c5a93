/**
 * Where this server and its pages look outside. A mirror (`CRYPTAX_PRICE_BASE`) holds every service in a folder of its
 * own name, for closed networks and for tests; pages learn of it from `/api/config`. Pages may connect to the services
 * the product knows, to the mirror, and to what the operator names (`CRYPTAX_CONNECT_ORIGINS`): a node of one's own.
 */
import { OUTSIDE_ORIGINS } from '@cryptax/api-contract';
import { ConfigMistake, type Environment } from '../environment.ts';

export interface Outside {
  readonly priceBase?: string;
  /** The ECB's file of the last 90 days. */
  readonly ecbUrl: string;
}

const ECB_FOLDER = 'https://www.ecb.europa.eu/stats/eurofxref';
const ECB_FILE = 'eurofxref-hist-90d.xml';

/** An address that cannot be read counts as none: the services' own addresses hold. */
export function readOutside(environment: Environment): Outside {
  const root = environment.CRYPTAX_PRICE_BASE?.replace(/\/+$/, '');
  if (root === undefined || !URL.canParse(root) || !/^https?:$/.test(new URL(root).protocol)) {
    return { ecbUrl: `${ECB_FOLDER}/${ECB_FILE}` };
  }
  return { priceBase: root, ecbUrl: `${root}/ecb/${ECB_FILE}` };
}

/** Origins beyond our own that pages may ask. */
export function connectOrigins(environment: Environment): readonly string[] {
  const { priceBase } = readOutside(environment);
  const mirror = priceBase === undefined ? [] : [new URL(priceBase).origin];
  const named = (environment.CRYPTAX_CONNECT_ORIGINS ?? '').split(',').map((part) => part.trim());
  return [...OUTSIDE_ORIGINS, ...mirror, ...named.filter((part) => part !== '').map(originOf)];
}

/** Nothing but an origin may reach the policy: a stray `;` or `*` would rewrite it. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^(https?|wss?):$/.test(url.protocol) && !/[;,*\s]/.test(url.host))
    return `${url.protocol}//${url.host}`;
  throw new ConfigMistake(`CRYPTAX_CONNECT_ORIGINS must be addresses such as https://node.example, not "${text}".`);
}
