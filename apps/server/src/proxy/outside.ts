/**
 * Where this server and its pages look for prices. A mirror (`CRYPTAX_PRICE_BASE`) holds every service in a folder of its
 * own name, for closed networks and for tests; pages learn of it from `/api/config` and may connect to it.
 */
export interface Outside {
  readonly priceBase?: string;
  /** The ECB's file of the last 90 days. */
  readonly ecbUrl: string;
}

const ECB_FOLDER = 'https://www.ecb.europa.eu/stats/eurofxref';
const ECB_FILE = 'eurofxref-hist-90d.xml';

/** An address that cannot be read counts as none: the services' own addresses hold. */
export function readOutside(environment: Readonly<Record<string, string | undefined>>): Outside {
  const root = environment.CRYPTAX_PRICE_BASE?.replace(/\/+$/, '');
  if (root === undefined || !URL.canParse(root) || !/^https?:$/.test(new URL(root).protocol)) {
    return { ecbUrl: `${ECB_FOLDER}/${ECB_FILE}` };
  }
  return { priceBase: root, ecbUrl: `${root}/ecb/${ECB_FILE}` };
}

/** Origins beyond our own and https that pages may ask: the mirror, if there is one. */
export function mirrorOrigins({ priceBase }: Outside): readonly string[] {
  return priceBase === undefined ? [] : [new URL(priceBase).origin];
}
