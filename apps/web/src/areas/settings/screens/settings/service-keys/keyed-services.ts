/** Every service that takes a key of the user's own: where it is given out, what it is for, and whether it works without. */
import { CHAINS, ENDPOINTS, SERVICES } from '@cryptax/onchain';

export interface KeyedService {
  readonly name: string;
  readonly keyPage: string;
  /** Names of the chains it reads; none for prices. */
  readonly chains: readonly string[];
  readonly isRequired: boolean;
}

/** Prices are no chain; the table of services has only those that read chains. */
const COINGECKO: KeyedService = {
  name: 'CoinGecko',
  keyPage: 'https://www.coingecko.com/en/developers/dashboard',
  chains: [],
  isRequired: false,
};

export const KEYED_SERVICES: readonly KeyedService[] = [
  COINGECKO,
  ...Object.entries(SERVICES).flatMap(([name, service]): KeyedService[] => {
    if (!('keyPage' in service)) return [];
    const chains = CHAINS.filter(({ id }) =>
      ENDPOINTS[id as keyof typeof ENDPOINTS].some((one) => one.service === name),
    );
    const isRequired = service.key === 'required';
    return [{ name, keyPage: service.keyPage, chains: chains.map((chain) => chain.name), isRequired }];
  }),
];
