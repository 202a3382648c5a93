/** A session has begun: syncing goes on where it was on, and begins where it was chosen before there was an account. */
import { FIRST_BOOK } from '../../../platform/books/book-names.ts';
import { CURRENT_BOOK } from '../../../platform/books/current-book.ts';
import { translate } from '../../../platform/i18n/strings.ts';
import { sharedLedger } from '../../../platform/ledger/ledger-client.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { sharedSync } from '../shared-sync.ts';
import { syncStrings } from './sync-strings.ts';

/** Only the first book belongs to an account: another person's entries must never be mixed into it (decision 0086). */
export async function beginSync(): Promise<void> {
  if (CURRENT_BOOK !== FIRST_BOOK) return;
  const sync = sharedSync();
  if (settings.get('storageMode') !== 'offline') return sync.resume();
  if (!(await sync.checkOwner()) || !settings.get('cloudWanted')) return;
  settings.set('cloudWanted', false);
  if (await sync.enable()) announceEnabled();
}

/** Says that it is on, and that there was nothing to send where there was nothing. */
export function announceEnabled(): void {
  const isEmpty = sharedLedger().state.get().kind === 'empty';
  notices.success(translate(syncStrings, settings.get('locale'), isEmpty ? 'enabled.empty' : 'enabled'));
}
