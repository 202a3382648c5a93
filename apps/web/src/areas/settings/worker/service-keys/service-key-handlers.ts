/** Keys of services: which are there, and one at a time in or out. The passphrase is that of the exchange keys. */
import { compareText, err, ok } from '@cryptax/kernel';
import type { Answer } from '../../../../platform/ledger/answer.ts';
import type { WithLedger } from '../../../../platform/ledger/worker/context.ts';
import { keyRingOf } from '../../../../platform/ledger/worker/key-ring.ts';
import { sealedServiceKeys, serviceKeys, setServiceKey } from '../../../../platform/ledger/worker/service-keys.ts';
import type { ServiceKeysView } from '../../setting-answers.ts';

const LONGEST_KEY = 500;

export function createServiceKeyHandlers(withLedger: WithLedger) {
  return {
    serviceKeys: (): Answer<ServiceKeysView> =>
      withLedger(async ({ store }) => {
        const { keys, locked } = await serviceKeys(store);
        // What checks answers of exchanges is large, and most visits never ask for keys.
        const { readConnections } = await import('../../../exchanges/worker/kept-connections.ts');
        const connections = await readConnections(store);
        if (!connections.ok) return connections;
        return ok({
          kept: [...new Set([...Object.keys(keys), ...locked])].sort(compareText),
          hasPassphrase: connections.value.length > 0 || (await sealedServiceKeys(store)) !== undefined,
          isUnlocked: keyRingOf(store).isUnlocked,
        });
      }),
    /** An empty key takes it out. Refused while the keys are locked. */
    setServiceKey: (service: string, key: string): Answer<void> =>
      withLedger(async ({ store }) => {
        if (!keyRingOf(store).isUnlocked) return err({ code: 'connection.locked' });
        return setServiceKey(store, service, key.trim().slice(0, LONGEST_KEY));
      }),
  };
}
