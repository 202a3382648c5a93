/** The browser's permission for notices, and one notice. The permission is asked for on a click, never by itself. */
import type { NoticeText } from './notice-text.ts';

export type NoticePermission = 'granted' | 'denied' | 'default' | 'unsupported';

export function permissionNow(): NoticePermission {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.permission;
}

export async function askPermission(): Promise<NoticePermission> {
  return typeof Notification === 'undefined' ? 'unsupported' : Notification.requestPermission();
}

/** `tag`: a second notice with the same one takes the place of the first, also from another tab. False: it was not shown. */
export async function showNotice({ title, body }: NoticeText, tag: string): Promise<boolean> {
  const look = { body, tag, icon: '/icon-192.png' };
  try {
    new Notification(title, look);
    return true;
  } catch {
    // Chrome on Android shows notices only through a service worker.
    const registration = await navigator.serviceWorker?.getRegistration();
    await registration?.showNotification(title, look);
    return registration !== undefined;
  }
}
