/**
 * The page that stands in for the payment service on one's own machine. It says what it is, has no script, and its
 * buttons are plain forms.
 */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { type PageLanguage, pageLanguage } from '../http/page-language.ts';
import { plainPage } from '../http/plain-page.ts';
import { readText } from '../http/read-json.ts';
import type { Services } from '../services.ts';
import type { CheckoutRow } from './checkout-rows.ts';
import { findTestCheckout, TEST_CHECKOUT_PATH, type TestPayments } from './test-payments.ts';

const MAX_FORM = 1000;
const PLAN_NAMES = { premium: 'Premium', pro: 'Pro' } as const;

const TEXTS = {
  de: {
    title: 'Test-Bezahlung',
    mark: 'Test: Es wird kein Geld bewegt',
    monthly: 'pro Monat',
    yearly: 'pro Jahr',
    about:
      'Auf diesem Server ist kein Zahlungsdienst eingerichtet. Diese Seite steht nur für ihn ein, damit du den ganzen Weg ausprobieren kannst.',
    due: 'heute zu zahlen',
    credit: 'Guthaben aus dem bisherigen Tarif',
    pay: 'Testweise bezahlen',
    decline: 'Karte ablehnen',
    cancel: 'Abbrechen',
  },
  en: {
    title: 'Test payment',
    mark: 'Test: no money is moved',
    monthly: 'per month',
    yearly: 'per year',
    about:
      'No payment service is set up on this server. This page only stands in for one, so that you can try the whole process.',
    due: 'due today',
    credit: 'credit for the former plan',
    pay: 'Pay (test)',
    decline: 'Decline card',
    cancel: 'Cancel',
  },
} as const;

export function testCheckoutRoutes({ db, payments }: Services): Hono {
  const app = new Hono();
  const service = payments as TestPayments;
  app.get('/:id', async (context) => {
    const checkout = await findTestCheckout(db, context.req.param('id'));
    context.header('Referrer-Policy', 'same-origin');
    context.header('Vary', 'Accept-Language', { append: true });
    return checkout.status === 'open' ? context.html(page(checkout, pageLanguage(context))) : leave(context, checkout);
  });
  app.post('/:id', async (context) => {
    const checkout = await findTestCheckout(db, context.req.param('id'));
    const action = new URLSearchParams(await readText(context, MAX_FORM)).get('action');
    if (checkout.status === 'open' && action === 'pay') await service.pay(checkout);
    if (checkout.status === 'open' && action === 'decline') await service.decline(checkout);
    const after = await findTestCheckout(db, checkout.id);
    return leave(context, after);
  });
  return app;
}

/** Both addresses were checked against the list of allowed ones when the checkout was made. */
function leave(context: Context, { status, success_url, cancel_url }: CheckoutRow): Response {
  return context.redirect(status === 'paid' || status === 'declined' ? success_url : cancel_url, 303);
}

function page(checkout: CheckoutRow, language: PageLanguage) {
  const { id, plan, billing_interval, amount_cents, credit_cents } = checkout;
  const text = TEXTS[language];
  const currency = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' });
  const euro = (cents: number) => currency.format(cents / 100);
  const isChange = credit_cents > 0;
  const due = Math.max(0, amount_cents - credit_cents);
  return plainPage(
    text.title,
    language,
    html`<p class="mark">${text.mark}</p>
    <h1>Cryptax ${PLAN_NAMES[plan]}</h1>
    <p class="price">${euro(due)} <span>${isChange ? text.due : text[billing_interval]}</span></p>
    ${isChange ? html`<p>${euro(amount_cents)} ${text[billing_interval]}, −${euro(credit_cents)} ${text.credit}</p>` : ''}
    <p class="note">${text.about}</p>
    <form method="post" action="${TEST_CHECKOUT_PATH}/${id}">
      <button name="action" value="pay">${text.pay}</button>
      <button name="action" value="decline" class="quiet">${text.decline}</button>
      <button name="action" value="cancel" class="quiet">${text.cancel}</button>
    </form>`,
  );
}
