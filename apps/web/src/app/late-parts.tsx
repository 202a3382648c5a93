/** What the first paint can do without: the toast area, help at hand, what works in the background, and what has to be asked: where a new visitor's data shall lie, what syncing may do. */
import { assertNever } from '@cryptax/kernel';
import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { GuideHost } from '../areas/learn/guide-host.tsx';
import { StorageSelectorHost } from '../areas/settings/storage-selector-host.tsx';
import { useDevMode, watchPanelKey } from '../platform/dev-mode/dev-mode.ts';
import { FAILURE_HELP } from '../platform/help/help-for-code.ts';
import type { HelpSlug } from '../platform/help/help-slugs.ts';
import { LearnMore } from '../platform/help/learn-more.tsx';
import { useStrings } from '../platform/i18n/locale.tsx';
import type { Translate } from '../platform/i18n/strings.ts';
import { unlockQuestion } from '../platform/keys/unlock.ts';
import { bookLock } from '../platform/ledger/book-lock.ts';
import { loadInBackground } from '../platform/load-in-background.ts';
import type { NoticeContent } from '../platform/notices/notice-center.ts';
import { notices, watchConnection } from '../platform/notices/notices.ts';
import { noticeStrings } from '../platform/notices/strings.ts';
import { useObservable } from '../platform/observable.ts';
import { offlineApp, startOfflineApp } from '../platform/pwa/start-offline-app.ts';
import { UpdateNotice } from '../platform/pwa/update-notice.tsx';
import { session } from '../platform/session/session.ts';
import { useSetting } from '../platform/settings/settings.ts';
import { Toast, ToastRegion } from '../ui/toast.tsx';

export function LateParts() {
  const { kind } = useObservable(bookLock);
  // Behind the lock screen nothing works that would ask for data.
  if (kind === 'locked' || kind === 'changed') return <NoticeArea />;
  return (
    <>
      <NoticeArea />
      {kind === 'unlocked' && <LockClockHost />}
      <GuideHost />
      <StorageSelectorHost />
      <SyncQuestionHost />
      <UnlockQuestionHost />
      <BackgroundHost />
    </>
  );
}

/** Who locks no book loads nothing of it. */
const LockClock = lazy(async () => ({ default: (await import('../areas/settings/lock-clock.tsx')).LockClock }));

function LockClockHost() {
  return (
    <Suspense>
      <LockClock />
    </Suspense>
  );
}

/** Shows the question that syncing waits with, before it begins or on its way. Who never syncs loads nothing of it. */
const SyncQuestion = lazy(async () => {
  const { SyncQuestion: Question } = await import('../areas/account/sync-question.tsx');
  return { default: Question };
});

const QUESTIONS: ReadonlySet<string> = new Set(['many-deletes', 'other-account']);

function SyncQuestionHost() {
  const failure = useSetting('syncFailure');
  const isWanted = useSetting('cloudWanted');
  const isSignedIn = useObservable(session).kind === 'signed-in';
  const isAsked = isWanted && isSignedIn;
  if (!QUESTIONS.has(failure) && !isAsked) return null;
  return (
    <Suspense>
      <SyncQuestion />
    </Suspense>
  );
}

/** The passphrase of the keys, when a reading waits for it; loaded with the first question. */
const UnlockHost = lazy(async () => {
  const { UnlockHost: Host } = await import('../platform/keys/unlock-dialog.tsx');
  return { default: Host };
});

function UnlockQuestionHost() {
  if (useObservable(unlockQuestion) === undefined) return null;
  return (
    <Suspense>
      <UnlockHost />
    </Suspense>
  );
}

/** What works in the background once the first screen stands, each part loaded only where it is switched on. */
const DevPanel = lazy(() => import('../areas/internal/dev-panel.tsx').then((module) => ({ default: module.DevPanel })));

function BackgroundHost() {
  const router = useRouter();
  const { active } = useDevMode();
  const [isPanelOpen, setPanelOpen] = useState(false);
  useWhile(useSetting('journeyAnalytics'), async () => {
    const { watchJourney } = await loadInBackground(() => import('../platform/analytics/watch-journey.ts'));
    return watchJourney({ router, page: document });
  });
  useWhile(useSetting('browserNotices'), async () => {
    const { startNotifier } = await loadInBackground(() => import('../areas/settings/start-notifier.ts'));
    return startNotifier();
  });
  useWhile(active, async () => {
    // From the start, so that the panel knows what happened before it was opened.
    await loadInBackground(() => import('../platform/dev-mode/error-log.ts'));
    return () => undefined;
  });
  useEffect(() => (active ? watchPanelKey(window, () => setPanelOpen((isOpen) => !isOpen)) : undefined), [active]);
  if (!active || !isPanelOpen) return null;
  return (
    <Suspense>
      <DevPanel onClose={() => setPanelOpen(false)} />
    </Suspense>
  );
}

/** Runs as long as `isOn`; what is still loading when it is switched off is stopped as soon as it stands. */
function useWhile(isOn: boolean, start: () => Promise<() => void>): void {
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    if (!isOn) return;
    const running = latest.current();
    return () => void running.then((stop) => stop());
  }, [isOn]);
}

/** The toast area: the notice service decides what is shown and for how long, this gives it words in the right language. */
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
  readonly line?: string | undefined;
  readonly help?: HelpSlug | undefined;
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
