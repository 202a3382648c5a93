/** What the first paint can do without: the toast area, help at hand, what works in the background, and what has to be asked: where a new visitor's data shall lie, what syncing may do. */

import { GuideHost } from '../areas/learn/guide-host.tsx';
import { StorageSelectorHost } from '../areas/settings/storage-selector-host.tsx';
import { BackgroundHost } from './background-host.tsx';
import { NoticeArea } from './notice-area.tsx';
import { SyncQuestionHost } from './sync-question-host.tsx';

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
