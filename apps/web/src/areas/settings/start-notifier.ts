/** Notices of the browser about days that matter, with the browser's own clock and ledger. */
import type { Result } from '@cryptax/kernel';
import type { Locale } from '../../platform/i18n/strings.ts';
import { sharedLedger } from '../../platform/ledger/ledger-client.ts';
import { settings } from '../../platform/settings/settings.ts';
import { noticeSettings, rememberNotified } from './notifications/notice-settings.ts';
import { type NoticeText, noticeText, permissionNow, showNotice } from './notifications/notice-text.ts';
import type { DueNotice, NoticeQuestion } from './setting-answers.ts';

export function startNotifier(): () => void {
  const { api, state } = sharedLedger();
  return startNotifying({
    // The user's own book, whichever is shown: nobody is told about example data.
    ask: (question) => api.dueNotices('own', question),
    show: showNotice,
    isAllowed: () => permissionNow() === 'granted',
    voice: () => ({ locale: settings.get('locale'), isHidden: settings.get('hideAmounts') }),
    every: (ms, work) => {
      const timer = setInterval(work, ms);
      return () => clearInterval(timer);
    },
    onLedgerChange: state.subscribe,
  });
}

export interface NotifierParts {
  readonly ask: (question: NoticeQuestion) => Promise<Result<readonly DueNotice[], unknown>>;
  /** False if the browser did not show it: then it is shown another time. */
  readonly show: (text: NoticeText, tag: string) => Promise<boolean>;
  readonly isAllowed: () => boolean;
  readonly voice: () => { readonly locale: Locale; readonly isHidden: boolean };
  readonly every: (ms: number, work: () => void) => () => void;
  readonly onLedgerChange: (work: () => void) => () => void;
}

const HOUR_MS = 3_600_000;
/** More at once would be a flood; the rest comes with the next look. */
const MOST_AT_ONCE = 3;

/**
 * Tells what is due, once each: looks now, when the ledger changes and every hour, because a day turns over in an open tab.
 * Everything it stands on is given to it: the question to the worker, the way to show a notice, the clock.
 */
export function startNotifying(parts: NotifierParts): () => void {
  let isLooking = false;
  const look = async () => {
    if (isLooking || !parts.isAllowed()) return;
    isLooking = true;
    try {
      await notifyDue(parts);
    } finally {
      isLooking = false;
    }
  };
  const start = () => void look();
  start();
  const stops = [parts.every(HOUR_MS, start), parts.onLedgerChange(start)];
  return () => {
    for (const stop of stops) stop();
  };
}

async function notifyDue({ ask, show, voice }: NotifierParts): Promise<void> {
  const due = await ask({ hasAdviser: noticeSettings.get('hasAdviser') });
  if (!due.ok) return;
  const { locale, isHidden } = voice();
  // Read as late as possible: another tab may have shown it meanwhile.
  const notified = new Set(noticeSettings.get('notified'));
  const open = due.value.filter(({ kind, id }) => noticeSettings.get(kind) && !notified.has(id)).slice(0, MOST_AT_ONCE);
  for (const notice of open) {
    if (await show(noticeText(notice, locale, isHidden), notice.id)) rememberNotified(notice.id);
  }
}
