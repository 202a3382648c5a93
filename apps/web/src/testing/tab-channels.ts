/** For tests: the channel between the tabs of one browser; a message arrives a turn later, as in a real one. */
import type { NoticeChannel, StoreNotice } from '@cryptax/store';

export function tabChannels(): () => NoticeChannel {
  const listeners = new Map<object, (notice: StoreNotice) => void>();
  return () => {
    const self = {};
    return {
      post: (notice) => {
        for (const [tab, listener] of listeners) if (tab !== self) setTimeout(() => listener(notice));
      },
      listen: (listener) => listeners.set(self, listener),
      close: () => listeners.delete(self),
    };
  };
}
