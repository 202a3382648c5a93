/**
 * A notice of the browser: its words (where amounts are hidden, so are they here), the permission, which is asked for
 * on a click and never by itself, and showing it.
 */
import { type Locale, translate } from '../../../platform/i18n/strings.ts';
import { formatDay } from '../../../ui/format/date.ts';
import { formatEuro } from '../../../ui/format/euro.ts';
import { maskAmount } from '../../../ui/format/mask.ts';
import { formatQuantity } from '../../../ui/format/quantity.ts';
import type { DueNotice } from '../setting-answers.ts';
import { notificationStrings } from './strings.ts';

export interface NoticeText {
  readonly title: string;
  readonly body: string;
}

export function noticeText(notice: DueNotice, locale: Locale, isHidden: boolean): NoticeText {
  const say = (text: string) => (isHidden ? maskAmount(text) : text);
  switch (notice.kind) {
    case 'free': {
      const { asset, daysLeft } = notice;
      const state = daysLeft > 0 ? 'soon' : 'now';
      const params = { asset, amount: say(formatQuantity(notice.amount, locale)), day: formatDay(notice.day, locale) };
      return {
        title: translate(notificationStrings, locale, `free.${state}.title`, { asset }),
        body: translate(notificationStrings, locale, `free.${state}`, params),
      };
    }
    case 'limit': {
      const { what, year, isReached } = notice;
      const state = isReached ? 'reached' : 'near';
      const params = { net: say(formatEuro(notice.net, locale)), limit: formatEuro(notice.limit, locale) };
      return {
        title: translate(notificationStrings, locale, `limit.${state}.title`, { year }),
        body: translate(notificationStrings, locale, `limit.${state}.${what}`, params),
      };
    }
    case 'filing': {
      const { year, daysLeft: count } = notice;
      const day = formatDay(notice.day, locale);
      return {
        title: translate(notificationStrings, locale, 'filing.title', { year }),
        body: translate(notificationStrings, locale, 'filing.body', { day, count }),
      };
    }
  }
}

type NoticePermission = 'granted' | 'denied' | 'default' | 'unsupported';

/** The browser's permission for notices, and one notice. The permission is asked for on a click, never by itself. */
export function permissionNow(): NoticePermission {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

export async function askPermission(): Promise<NoticePermission> {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission();
}

/** `tag`: a second notice with the same one takes the place of the first, also from another tab. False: it was not shown. */
export async function showNotice({ title, body }: NoticeText, tag: string): Promise<boolean> {
  const look = { body, tag, icon: '/icon-192.png' };
  try {
    new Notification(title, look);
    return true;
  } catch {
    // Chrome on Android shows notices only through a service worker.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, look);
    return registration !== undefined;
  }
}
