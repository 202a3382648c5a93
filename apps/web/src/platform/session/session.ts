/**
 * Who is signed in. The app works without an account, so signed out is the normal state; the account client sets this
 * when a session begins or ends. Screens ask here and nowhere else.
 */
import { Observable } from '../observable.ts';

export type Session =
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly userId: string; readonly name: string; readonly email: string };

/** Where the account client keeps its tokens. */
export const SESSION_KEY = 'cryptax-auth';

export const session = new Observable<Session>({ kind: 'signed-out' });
