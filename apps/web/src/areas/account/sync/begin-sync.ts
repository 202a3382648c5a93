/**
 * A session has begun: syncing goes on where it was on. Where it was chosen before there was an account, or where the account
 * holds something that this browser does not have, the user is asked; nothing is sent before that.
 */
import { FIRST_BOOK } from '../../../platform/books/book-names.ts';
import { CURRENT_BOOK } from '../../../platform/books/current-book.ts';
import { translate } from '../../../platform/i18n/strings.ts';
import { sharedLedger } from '../../../platform/ledger/ledger-client.ts';
import { notices } from '../../../platform/notices/notices.ts';
import { settings } from '../../../platform/settings/settings.ts';
import { sharedSync } from '../shared-sync.ts';
import { accountHolding } from './account-books.ts';
import { syncStrings } from './sync-strings.ts';

export async function beginSync(): Promise<void> {
  const sync = sharedSync();
  if (settings.get('storageMode') !== 'offline') {
    settings.set('cloudWanted', false);
    return sync.resume();
  }
  if (!(await sync.checkOwner())) settings.set('cloudWanted', false);
  else if (!settings.get('cloudWanted')) await offerAccount();
}

/** Once per account and browser: who declines is not asked again until the next time he logs in. */
async function offerAccount(): Promise<void> {
  const owner = sharedSync().owner();
  if (owner === undefined) return;
  const { userId } = owner;
  if (settings.get('syncOffered') === userId || settings.get('keptApart') === userId) return;
  const holding = await accountHolding(owner, CURRENT_BOOK);
  // A further person's book is offered only where the account holds that very book.
  const isThere = holding.ok && (CURRENT_BOOK === FIRST_BOOK || holding.value.changedAt !== undefined);
  if (!isThere || holding.value.form === 'none' || sharedSync().owner()?.userId !== userId) return;
  settings.set('syncOffered', userId);
  settings.set('cloudWanted', true);
}

/** Says that it is on, and that there was nothing to send where there was nothing. */
export function announceEnabled(): void {
  const isEmpty = sharedLedger().state.get().kind === 'empty';
  notices.success(translate(syncStrings, settings.get('locale'), isEmpty ? 'enabled.empty' : 'enabled'));
}
