/** Buying a plan: the server opens a checkout and tells where to pay; afterwards it says whether the payment counts. */
import type { BillingCycle, PaidPlan, QuickApiAnswer, VerifyPaymentAnswer } from '@cryptax/api-contract';
import { err, ok, type Result } from '@cryptax/kernel';
import { FunctionsFetchError, FunctionsHttpError } from '@supabase/supabase-js';
import { settings } from '../../../platform/settings/settings.ts';
import { accountClient } from '../client.ts';

export type CheckoutProblem =
  | { readonly kind: 'needs-login' }
  | { readonly kind: 'offline' }
  | { readonly kind: 'refused'; readonly message: string };

export async function startCheckout(
  plan: PaidPlan,
  billingCycle: BillingCycle,
): Promise<Result<string, CheckoutProblem>> {
  const { data: who } = await accountClient().auth.getSession();
  if (who.session === null) return err({ kind: 'needs-login' });
  const answer = await invoke<QuickApiAnswer>('quick-api', {
    plan,
    billingCycle,
    userId: who.session.user.id,
    userEmail: who.session.user.email,
    successUrl: `${location.origin}/payment/success?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: `${location.origin}/pricing?plan=${plan}&canceled=true`,
    lang: settings.get('locale'),
  });
  if (!answer.ok) return answer;
  const { sessionId, url } = answer.value;
  return sessionId && url ? ok(url) : err({ kind: 'refused', message: 'No session ID returned' });
}

export function verifyPayment(sessionId: string): Promise<Result<VerifyPaymentAnswer, CheckoutProblem>> {
  return invoke<VerifyPaymentAnswer>('verify-payment', { sessionId });
}

async function invoke<T>(name: string, body: object): Promise<Result<T, CheckoutProblem>> {
  const { data, error } = await accountClient().functions.invoke<T>(name, { body });
  if (error === null && data !== null) return ok(data);
  if (error instanceof FunctionsFetchError) return err({ kind: 'offline' });
  if (error instanceof FunctionsHttpError) return err(await refusal(error.context));
  return err({ kind: 'refused', message: '' });
}

async function refusal(response: Response): Promise<CheckoutProblem> {
  if (response.status === 401) return { kind: 'needs-login' };
  const body: unknown = await response.json().catch(() => null);
  const message = typeof body === 'object' && body !== null && 'message' in body ? String(body.message) : '';
  // A proxy answers so, without words of ours, when the server behind it is gone.
  if (message === '' && [502, 503, 504].includes(response.status)) return { kind: 'offline' };
  return { kind: 'refused', message: message.slice(0, 300) };
}
