/** What the first paint can do without: the toast area, help at hand, what works in the background, and what has to be asked: where a new visitor's data shall lie, what syncing may do. */

import { useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { GuideHost } from '../areas/learn/guide-host.tsx';
import { StorageSelectorHost } from '../areas/settings/storage-selector-host.tsx';
import { useDevMode, watchPanelKey } from '../platform/dev-mode/dev-mode.ts';
import { loadInBackground } from '../platform/load-in-background.ts';
import { useSetting } from '../platform/settings/settings.ts';
import { NoticeArea } from './notice-area.tsx';

export function LateParts() {
  return (
    <>
      <NoticeArea />
      <GuideHost />
      <StorageSelectorHost />
      <SyncQuestionHost />
      <BackgroundHost />
    </>
  );
}

/** Shows the question that syncing waits with. Who never syncs loads nothing of it. */
const SyncQuestion = lazy(async () => {
  const { SyncQuestion: Question } = await import('../areas/account/sync-question.tsx');
  return { default: Question };
});

const QUESTIONS: ReadonlySet<string> = new Set(['many-deletes', 'other-account']);

function SyncQuestionHost() {
  const failure = useSetting('syncFailure');
  if (!QUESTIONS.has(failure)) return null;
  return (
    <Suspense>
      <SyncQuestion />
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
