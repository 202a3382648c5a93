/** Shows the question that syncing waits with. Who never syncs loads nothing of it. */
import { lazy, Suspense } from 'react';
import { useSetting } from '../platform/settings/use-setting.ts';

const SyncQuestion = lazy(async () => {
  const { SyncQuestion: Question } = await import('../areas/account/sync-question.tsx');
  return { default: Question };
});

const QUESTIONS: ReadonlySet<string> = new Set(['many-deletes', 'other-account']);

export function SyncQuestionHost() {
  const failure = useSetting('syncFailure');
  if (!QUESTIONS.has(failure)) return null;
  return (
    <Suspense>
      <SyncQuestion />
    </Suspense>
  );
}
