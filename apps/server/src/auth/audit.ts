/** What happened to an account, for its owner and for the operator; removed with the account. */
import type { Queryable } from '../db/db.ts';

export type AuditAction =
  | 'signed_up'
  | 'confirmed'
  | 'signed_in'
  | 'sign_in_failed'
  | 'signed_out'
  | 'token_reused'
  | 'recovery_requested'
  | 'password_changed'
  | 'email_changed'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_failed'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'session_revoked'
  | 'data_exported'
  | 'api_key_made'
  | 'api_key_revoked';

export async function audit(
  on: Queryable,
  userId: string,
  action: AuditAction,
  address: string,
  details: Readonly<Record<string, string>> = {},
): Promise<void> {
  await on.query(
    'insert into auth.audit_log (user_id, action, address, details) values ($1::text::uuid, $2, $3, $4::text::jsonb)',
    [userId, action, address, JSON.stringify(details)],
  );
}
