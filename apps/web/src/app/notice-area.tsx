/** The toast area: the notice service decides what is shown and for how long, this gives it words in the right language. */
import { assertNever } from '@cryptax/kernel';
import { useEffect } from 'react';
import { FAILURE_HELP } from '../platform/help/help-for-code.ts';
import type { HelpSlug } from '../platform/help/help-slugs.ts';
import { LearnMore } from '../platform/help/learn-more.tsx';
import { useStrings } from '../platform/i18n/locale.tsx';
import type { Translate } from '../platform/i18n/strings.ts';
import type { NoticeContent } from '../platform/notices/notice-center.ts';
import { notices, watchConnection } from '../platform/notices/notices.ts';
import { noticeStrings } from '../platform/notices/strings.ts';
import { useObservable } from '../platform/observable.ts';
import { offlineApp, startOfflineApp } from '../platform/pwa/start-offline-app.ts';
import { UpdateNotice } from '../platform/pwa/update-notice.tsx';
import { useSetting } from '../platform/settings/settings.ts';
import { Toast, ToastRegion } from '../ui/toast.tsx';

export function NoticeArea() {
  const shown = useObservable(notices.shown);
  const t = useStrings(noticeStrings);
  const isQuiet = useSetting('noConnectionNotices');
  useEffect(() => (isQuiet ? undefined : watchConnection(notices, window)), [isQuiet]);
  useEffect(startOfflineApp, []);
  return (
    <ToastRegion>
      <UpdateNotice app={offlineApp} />
      {shown.map(({ id, content, retry }) => (
        <Toast
          key={id}
          {...withHelp(wordsFor(content, t))}
          action={retry && { label: actionLabel(content, t), onSelect: retry }}
          onClose={() => notices.dismiss(id)}
          onHold={() => notices.hold(id)}
          onRelease={() => notices.release(id)}
        />
      ))}
    </ToastRegion>
  );
}

interface Words {
  readonly tone: 'success' | 'error' | 'info';
  readonly title: string;
  readonly line?: string;
  readonly help?: HelpSlug;
}

/** The way to the article stands behind the last word of the notice. */
function withHelp({ tone, title, line, help }: Words) {
  const more = help && (
    <>
      {line} <LearnMore slug={help} />
    </>
  );
  return { tone, title, line: more ?? line };
}

function actionLabel(content: NoticeContent, t: Translate<typeof noticeStrings.table>): string {
  if (content.kind === 'text' && content.actionLabel !== undefined) return content.actionLabel;
  return t(content.kind === 'waiting' ? 'retry-now' : 'retry');
}

function wordsFor(content: NoticeContent, t: Translate<typeof noticeStrings.table>): Words {
  switch (content.kind) {
    case 'failure': {
      const { reason } = content.failure;
      return { tone: 'error', title: t(`${reason}.title`), line: t(`${reason}.line`), help: FAILURE_HELP[reason] };
    }
    case 'waiting':
      return {
        tone: 'error',
        title: t(`${content.failure.reason}.title`),
        line: t('countdown', { count: content.secondsLeft }),
        help: FAILURE_HELP[content.failure.reason],
      };
    case 'text':
      return content;
    case 'connection':
      return content.online
        ? { tone: 'success', title: t('online') }
        : { tone: 'info', title: t('went-offline.title'), line: t('went-offline.line') };
    default:
      return assertNever(content);
  }
}
