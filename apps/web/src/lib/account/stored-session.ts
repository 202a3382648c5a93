/**
 * The session as the account client left it in this browser. While the server cannot be reached, an expired token cannot be
 * renewed and the client knows nobody; who was signed in is still signed in here, and the renewal comes with the connection.
 */
import type { Session as AuthSession } from '@supabase/supabase-js';
import { SESSION_KEY } from '../session/session.ts';
import { browserStorage } from '../settings/browser-storage.ts';

/** Who is signed in, and the token that says what he may. */
export type KnownSession = Pick<AuthSession, 'user' | 'access_token'>;

export function hasStoredSession(): boolean {
  return storedText() !== null;
}

export function storedSession(): KnownSession | null {
  try {
    const value: unknown = JSON.parse(storedText() ?? 'null');
    return isSession(value) ? value : null;
  } catch {
    return null;
  }
}

function storedText(): string | null {
  try {
    return browserStorage()?.getItem(SESSION_KEY) ?? null;
  } catch {
    // Storage may be forbidden; then nobody can be signed in.
    return null;
  }
}

function isSession(value: unknown): value is KnownSession {
  if (typeof value !== 'object' || value === null || !('access_token' in value) || !('user' in value)) return false;
  const { access_token: token, user } = value;
  if (typeof token !== 'string' || typeof user !== 'object' || user === null) return false;
  return 'id' in user && typeof user.id === 'string' && 'user_metadata' in user && 'app_metadata' in user;
}
