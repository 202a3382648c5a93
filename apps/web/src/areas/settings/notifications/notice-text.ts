/** A due notice in words: title and one sentence. Where amounts are hidden, so are they here. */
import { type Locale, translate } from '../../../platform/i18n/strings.ts';
import { formatDay } from '../../../ui/format/date.ts';
import { formatEuro } from '../../../ui/format/euro.ts';
import { maskAmount } from '../../../ui/format/mask.ts';
import { formatQuantity } from '../../../ui/format/quantity.ts';
import type { DueNotice } from '../notification-types.ts';
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
