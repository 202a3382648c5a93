/** Which notices are wanted, and which were shown already. Kept apart from the other preferences: only who uses them loads it. */
import { bookKey } from '../../../platform/books/book-names.ts';
import { CURRENT_BOOK } from '../../../platform/books/current-book.ts';
import { browserStorage, createSettings, flag, json } from '../../../platform/settings/settings-store.ts';

/** More than a year of notices; the oldest are forgotten, their days are long past. */
const MAX_NOTIFIED = 300;

const NOTHING: readonly string[] = [];

function readNotified(value: unknown): readonly string[] | undefined {
  return Array.isArray(value) && value.every((id) => typeof id === 'string') ? value : undefined;
}

export const noticeSettings = createSettings(
  {
    free: flag('cryptax-notice-free', true),
    limit: flag('cryptax-notice-limit', true),
    filing: flag('cryptax-notice-filing', true),
    hasAdviser: flag('cryptax-notice-adviser', false),
    notified: json(bookKey('cryptax-notices-told', CURRENT_BOOK), readNotified, NOTHING),
  },
  browserStorage(),
);
globalThis.addEventListener?.('storage', (event) => noticeSettings.changedElsewhere(event.key));

export function rememberNotified(id: string): void {
  noticeSettings.set('notified', [...noticeSettings.get('notified'), id].slice(-MAX_NOTIFIED));
}
