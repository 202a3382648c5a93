/**
 * Which addresses of an extended key were ever used. Wallets give out addresses in order, so the search ends when so many
 * in a row never appeared on the chain (20 by BIP-44).
 */
import type { ExtendedKey } from './extended-key.ts';

const GAP_LIMIT = 20;

export interface UsedAddress {
  readonly branch: 'receive' | 'change';
  readonly index: number;
  readonly address: string;
}

export async function findUsedAddresses(
  key: ExtendedKey,
  isUsed: (address: string) => Promise<boolean>,
): Promise<readonly UsedAddress[]> {
  const used: UsedAddress[] = [];
  for (const branch of ['receive', 'change'] as const) {
    let unused = 0;
    for (let index = 0; unused < GAP_LIMIT; index++) {
      const address = key.address(branch, index);
      if (await isUsed(address)) {
        used.push({ branch, index, address });
        unused = 0;
      } else {
        unused++;
      }
    }
  }
  return used;
}
