/** The question that syncing waits with, over whatever screen is open. */
import { useObservable } from '../../platform/observable.ts';
import { sharedSync } from './shared-sync.ts';
import { DeletionsQuestion } from './sync/deletions-question.tsx';
import { OtherAccountQuestion } from './sync/other-account-question.tsx';
import { isSyncQuestionOpen } from './sync/sync-question-state.ts';

export function SyncQuestion() {
  const failure = useObservable(sharedSync().failure);
  const isOpen = useObservable(isSyncQuestionOpen);
  const close = () => isSyncQuestionOpen.set(false);
  if (!isOpen) return null;
  if (failure?.code === 'many-deletes') return <DeletionsQuestion {...failure} onClose={close} />;
  if (failure?.code === 'other-account') return <OtherAccountQuestion owner={failure.owner} onClose={close} />;
  return null;
}
