/** What the first paint can do without: the toast area, help at hand, what works in the background, and the question where a new visitor's data shall lie. */
import { BackgroundHost } from './background-host.tsx';
import { GuideHost } from './guide/guide-host.tsx';
import { NoticeArea } from './notice-area.tsx';
import { StorageSelectorHost } from './storage-selector/storage-selector-host.tsx';

export function LateParts() {
  return (
    <>
      <NoticeArea />
      <GuideHost />
      <StorageSelectorHost />
      <BackgroundHost />
    </>
  );
}
