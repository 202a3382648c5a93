/**
 * Brings back the session of the last visit, once. Without one there is nothing to load: a visitor without an account
 * pays neither bytes nor a request.
 */
import { settings } from '../../platform/settings/settings.ts';
import { hasStoredSession } from './parts/stored-session.ts';

let restoring: Promise<void> | undefined;

export function restoreSession(): Promise<void> {
  restoring ??= hasStoredSession() ? follow() : noSession();
  return restoring;
}

/** Sync was on, but nobody is signed in any more: that is reported, not hidden behind the last good state. */
async function noSession(): Promise<void> {
  if (settings.get('storageMode') === 'offline') return;
  settings.set('syncFailure', 'needs-login');
  settings.set('storageMode', 'error');
}

async function follow(): Promise<void> {
  const { followSession } = await import('./parts/follow-session.ts');
  await followSession();
}
