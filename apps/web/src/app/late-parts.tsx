/** What the first paint can do without: the toast area, and the question where a new visitor's data shall lie. */
import { NoticeArea } from './notice-area.tsx';
import { StorageSelectorHost } from './storage-selector/storage-selector-host.tsx';

export function LateParts() {
  return (
    <>
      <NoticeArea />
      <StorageSelectorHost />
    </>
  );
}
