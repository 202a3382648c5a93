/** The app's one notice center, told about the connection by the browser's own events. */
import { browserEnvironment } from './environment.ts';
import { NoticeCenter } from './notice-center.ts';

export const notices = new NoticeCenter(browserEnvironment);

/** Shows a notice when the connection goes or returns; the returned function stops listening. */
export function watchConnection(center: NoticeCenter, source: EventTarget): () => void {
  const online = () => center.connectionChanged(true);
  const offline = () => center.connectionChanged(false);
  source.addEventListener('online', online);
  source.addEventListener('offline', offline);
  return () => {
    source.removeEventListener('online', online);
    source.removeEventListener('offline', offline);
  };
}
