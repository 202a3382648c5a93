/**
 * Brings back the session of the last visit, once. Without one there is nothing to load: a visitor without an account
 * pays neither bytes nor a request.
 */
import { SESSION_KEY } from '../session/session.ts';

let restoring: Promise<void> | undefined;

export function restoreSession(): Promise<void> {
  restoring ??= hasStoredSession() ? follow() : Promise.resolve();
  return restoring;
}

async function follow(): Promise<void> {
  const { followSession } = await import('./follow-session.ts');
  await followSession();
}

function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    // Storage may be forbidden; then nobody can be signed in.
    return false;
  }
}
