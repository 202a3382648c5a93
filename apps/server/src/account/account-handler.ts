/** What every call of the account is: it gets the claims of a full session, checked before. */
import type { Context } from 'hono';
import type { Claims } from '../auth/access-token.ts';
import type { Services } from '../services.ts';

export type AccountHandler = (context: Context, services: Services, claims: Claims) => Promise<Response>;
