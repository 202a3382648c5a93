import { OUTSIDE_ORIGINS } from '@cryptax/api-contract';
import { ENDPOINTS } from '@cryptax/onchain';
import { SERVICE_BASES } from '@cryptax/prices';
import { expect, it } from 'vitest';
import { settings } from '../settings/settings.ts';

it('the policy of our server allows exactly the services that the product asks', () => {
  const addresses = [
    ...Object.values(SERVICE_BASES),
    ...Object.values(ENDPOINTS).flatMap((list) =>
      list.flatMap(({ base, keyedBase }) => [base, ...(keyedBase === undefined ? [] : [keyedBase])]),
    ),
    settings.get('priceEndpoint'),
    settings.get('explorerEndpoint'),
  ];
  const origins = new Set(addresses.map((address) => new URL(address).origin));
  expect([...OUTSIDE_ORIGINS].sort()).toEqual([...origins].sort());
});
