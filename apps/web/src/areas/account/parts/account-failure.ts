/** Why an account call failed, as far as a user can do something about it. Texts of the server are not shown. */
import { isAuthError, isAuthRetryableFetchError } from '@supabase/supabase-js';

export type AccountFailure =
  | 'credentials'
  | 'unconfirmed'
  | 'weak-password'
  | 'same-password'
  | 'taken'
  | 'rate-limited'
  | 'rate-limited-mail'
  | 'bad-code'
  | 'expired-link'
  | 'other-browser'
  | 'needs-login'
  | 'needs-code'
  | 'bad-mail-code'
  | 'offline'
  | 'disabled'
  | 'passkey-stopped'
  | 'passkey-known'
  | 'name-taken'
  | 'last-way'
  | 'linked-elsewhere'
  | 'refused-there'
  | 'unverified-there'
  | 'bad-token'
  | 'no-token'
  | 'unknown';

const BY_CODE: Readonly<Record<string, AccountFailure>> = {
  invalid_credentials: 'credentials',
  email_not_confirmed: 'unconfirmed',
  weak_password: 'weak-password',
  same_password: 'same-password',
  user_already_exists: 'taken',
  email_exists: 'taken',
  over_request_rate_limit: 'rate-limited',
  over_email_send_rate_limit: 'rate-limited-mail',
  mfa_verification_failed: 'bad-code',
  mfa_challenge_expired: 'bad-code',
  otp_expired: 'expired-link',
  flow_state_expired: 'expired-link',
  flow_state_not_found: 'expired-link',
  bad_code_verifier: 'other-browser',
  pkce_code_verifier_not_found: 'other-browser',
  invalid_jwt: 'bad-token',
  bad_jwt: 'needs-login',
  provider_refused: 'refused-there',
  provider_email_needs_verification: 'unverified-there',
  session_not_found: 'needs-login',
  reauthentication_needed: 'needs-code',
  reauthentication_not_valid: 'bad-mail-code',
  insufficient_aal: 'needs-login',
  provider_disabled: 'disabled',
  phone_provider_disabled: 'disabled',
  single_identity_not_deletable: 'last-way',
  email_conflict_identity_not_deletable: 'last-way',
  identity_already_exists: 'linked-elsewhere',
  mfa_factor_name_conflict: 'name-taken',
};

/** What browsers throw from their passkey dialog: not given, refused or not there; already registered. */
const BY_NAME: Readonly<Record<string, AccountFailure>> = {
  NotAllowedError: 'passkey-stopped',
  AbortError: 'passkey-stopped',
  InvalidStateError: 'passkey-known',
  SecurityError: 'disabled',
};

export function accountFailure(error: unknown): AccountFailure {
  if (isAuthRetryableFetchError(error)) return 'offline';
  if (error instanceof DOMException) return BY_NAME[error.name] ?? 'unknown';
  if (!isAuthError(error)) return error instanceof TypeError ? 'offline' : 'unknown';
  const known = failureOfCode(error.code);
  if (known !== undefined) return known;
  if (error.name === 'AuthSessionMissingError') return 'needs-login';
  if (error.name === 'AuthWeakPasswordError') return 'weak-password';
  if (error.name === 'AuthInvalidTokenResponseError') return 'no-token';
  return error.status === 429 ? 'rate-limited' : 'unknown';
}

/** The server's own name of a failure, as its answers and the addresses it leads back to carry it. */
export function failureOfCode(code: string | undefined): AccountFailure | undefined {
  return code !== undefined && Object.hasOwn(BY_CODE, code) ? BY_CODE[code] : undefined;
}
