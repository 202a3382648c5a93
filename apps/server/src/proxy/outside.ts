/**
 * Where this server and its pages look outside. A mirror (`CRYPTAX_PRICE_BASE`) holds every service in a folder of its
 * own name, for closed networks and for tests; pages learn of it from `/api/config`. Pages may connect to the services
 * the product knows, to the mirror, and to what the operator names (`CRYPTAX_CONNECT_ORIGINS`): a node of one's own. A
 * project of WalletConnect (`CRYPTAX_WALLETCONNECT_PROJECT_ID`) opens its relay as well; without one it does not exist.
 */
import { OUTSIDE_ORIGINS, WALLETCONNECT_ORIGINS } from '@cryptax/api-contract';
import { ConfigMistake, type Environment } from '../environment.ts';

export interface Outside {
  readonly priceBase?: string;
  /** The ECB's file of the last 90 days, and the one of all days. */
  readonly ecbUrl: string;
  readonly ecbHistoryUrl: string;
  /** Public by nature: every page that pairs a wallet shows it to the relay. */
  readonly walletConnectProjectId?: string;
  /** Origins whose pages may be shown inside ours. */
  readonly frames: readonly string[];
}

const ECB_FOLDER = 'https://www.ecb.europa.eu/stats/eurofxref';
const ECB_FILE = 'eurofxref-hist-90d.xml';
const ECB_HISTORY_FILE = 'eurofxref-hist.xml';

/** An address that cannot be read counts as none: the services' own addresses hold. */
export function readOutside(environment: Environment): Outside {
  const project = readProjectId(environment);
  const wallet =
    project === undefined ? { frames: [] } : { walletConnectProjectId: project, frames: WALLETCONNECT_ORIGINS.frame };
  const root = environment.CRYPTAX_PRICE_BASE?.replace(/\/+$/, '');
  if (root === undefined || !URL.canParse(root) || !/^https?:$/.test(new URL(root).protocol)) {
    return { ...ecbUrls(ECB_FOLDER), ...wallet };
  }
  return { priceBase: root, ...ecbUrls(`${root}/ecb`), ...wallet };
}

function ecbUrls(folder: string): Pick<Outside, 'ecbUrl' | 'ecbHistoryUrl'> {
  return { ecbUrl: `${folder}/${ECB_FILE}`, ecbHistoryUrl: `${folder}/${ECB_HISTORY_FILE}` };
}

function readProjectId({ CRYPTAX_WALLETCONNECT_PROJECT_ID: id }: Environment): string | undefined {
  if (id === undefined || id === '') return undefined;
  if (/^[0-9a-f]{32}$/.test(id)) return id;
  throw new ConfigMistake('CRYPTAX_WALLETCONNECT_PROJECT_ID must be the 32 digits of a WalletConnect project.');
}

/** Origins beyond our own that pages may ask. */
export function connectOrigins(environment: Environment): readonly string[] {
  const { priceBase, walletConnectProjectId } = readOutside(environment);
  const relay = walletConnectProjectId === undefined ? [] : WALLETCONNECT_ORIGINS.connect;
  const mirror = priceBase === undefined ? [] : [new URL(priceBase).origin];
  const named = (environment.CRYPTAX_CONNECT_ORIGINS ?? '').split(',').map((part) => part.trim());
  return [...OUTSIDE_ORIGINS, ...relay, ...mirror, ...named.filter((part) => part !== '').map(originOf)];
}

/** Nothing but an origin may reach the policy: a stray `;` or `*` would rewrite it. */
function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url !== null && /^(https?|wss?):$/.test(url.protocol) && !/[;,*\s]/.test(url.host))
    return `${url.protocol}//${url.host}`;
  throw new ConfigMistake(`CRYPTAX_CONNECT_ORIGINS must be addresses such as https://node.example, not "${text}".`);
}
