/** The signed text that shows whose an address is, checked on this device and kept as a document of its wallet. */
import { err, formatDay, ok } from '@cryptax/kernel';
import { checkOwnership, type OwnershipCheck, ownershipMessage } from '@cryptax/onchain';
import type { WalletRecord } from '@cryptax/store';
import type { Answer } from '../../../platform/ledger/answer.ts';
import type { WithBook } from '../../../platform/ledger/worker/context.ts';
import type { LiveLedger } from '../../../platform/ledger/worker/live-ledger.ts';
import type { OwnershipText } from '../wallet-types.ts';

export function createOwnershipHandlers(withBook: WithBook) {
  const onAddress = <T>(
    id: string,
    work: (wallet: WalletRecord & { address: string }, live: LiveLedger) => Answer<T>,
  ) =>
    withBook<T>('own', async ({ loaded }, live) => {
      const wallet = loaded.wallets.find((one) => one.id === id);
      if (wallet?.address === undefined) return err({ code: 'chain.wallet-missing' });
      return work({ ...wallet, address: wallet.address }, live);
    });
  return {
    ownershipText: (id: string, book: string): Answer<OwnershipText> =>
      onAddress(id, async ({ address }, { today }) => {
        const day = formatDay(today());
        return ok({ book, day, message: ownershipMessage({ address, book, day }) });
      }),
    /** The text is made anew from what it names: a signature under any other text proves nothing. */
    proveOwnership: (
      id: string,
      { book, day }: Pick<OwnershipText, 'book' | 'day'>,
      signature: string,
    ): Answer<OwnershipCheck> =>
      onAddress(id, async ({ address }, { store }) => {
        const message = ownershipMessage({ address, book, day });
        const { found, standard } = await checkOwnership(address, message, signature);
        if (found !== 'proven') return ok(found);
        const text = `${message}\n\nUnterschrift (${standard}):\n${signature.trim()}\n`;
        const kept = await store.evidence.add('own', {
          target: { kind: 'wallet', id },
          name: `Adressnachweis_${address.slice(0, 10)}_${day}.txt`,
          about: `Unterschrift zur Adresse ${address} vom ${day.split('-').reverse().join('.')}, rechnerisch geprüft`,
          mediaType: 'text/plain',
          bytes: new TextEncoder().encode(text),
        });
        return kept.ok ? ok(found) : kept;
      }),
  };
}
