/**
 * Syncing as the page asks for it. The page holds the session and talks to the server; the worker holds the data, knows
 * whose they are, and decides what to send and what to take over. So the server's side comes in as functions.
 */
import type { CloudForm, Deletions } from '@cryptax/store';

export interface SyncRequest {
  /** The account whose session it is. A book of another account is neither read nor sent. */
  readonly userId: string;
  readonly form: CloudForm;
  /** The user's answer about many deletions. */
  readonly deletions?: Deletions | undefined;
}
