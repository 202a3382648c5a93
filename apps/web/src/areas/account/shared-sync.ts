/** The tab's one sync service, made when syncing is first wanted. */
import { sharedLedger } from '../../platform/ledger/ledger-client.ts';
import { SyncService } from './sync/sync-service.ts';

let shared: SyncService | undefined;

export function sharedSync(): SyncService {
  shared ??= new SyncService(sharedLedger());
  return shared;
}
