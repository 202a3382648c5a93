/**
 * The page that stands in for the payment service on one's own machine. It says what it is, has no script, and its
 * buttons are plain forms.
 */
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { Services } from '../services.ts';
import type { CheckoutRow } from './checkout-rows.ts';
import { findTestCheckout, TEST_CHECKOUT_PATH, type TestPayments } from './test-payments.ts';

const PLAN_NAMES = { premium: 'Premium', pro: 'Pro' } as const;
const INTERVALS = { monthly: 'Monat / month', yearly: 'Jahr / year' } as const;

export function testCheckoutRoutes({ db, payments }: Services): Hono {
  const app = new Hono();
  const service = payments as TestPayments;
  app.get('/style.css', (context) => context.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));
  app.get('/:id', async (context) => {
    const checkout = await findTestCheckout(db, context.req.param('id'));
    return checkout.status === 'open' ? context.html(page(checkout)) : leave(context, checkout);
  });
  app.post('/:id', async (context) => {
    const checkout = await findTestCheckout(db, context.req.param('id'));
    const { action } = await context.req.parseBody();
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

function page({ id, plan, billing_interval, amount_cents }: CheckoutRow) {
  const price = `${(amount_cents / 100).toFixed(2).replace('.', ',')} €`;
  return html`<!doctype html>
<html lang="de">
<head>
  <meta charset="utf-8"><meta name="viewport" content="width=device-width">
  <title>Test-Bezahlung | Cryptax</title>
  <link rel="stylesheet" href="${TEST_CHECKOUT_PATH}/style.css">
</head>
<body>
  <main>
    <p class="mark">Test: es wird kein Geld bewegt / no money is moved</p>
    <h1>Cryptax ${PLAN_NAMES[plan]}</h1>
    <p class="price">${price} <span>pro ${INTERVALS[billing_interval]}</span></p>
    <p>Auf diesem Server ist kein Zahlungsdienst eingerichtet. Diese Seite spielt ihn nur, damit du den ganzen Weg
      ausprobieren kannst.</p>
    <p lang="en">No payment service is set up on this server. This page only plays one, so that you can try the whole way.</p>
    <form method="post" action="${TEST_CHECKOUT_PATH}/${id}">
      <button name="action" value="pay">Testweise bezahlen / Pay (test)</button>
      <button name="action" value="decline" class="quiet">Karte ablehnen / Decline card</button>
      <button name="action" value="cancel" class="quiet">Abbrechen / Cancel</button>
    </form>
  </main>
</body>
</html>`;
}

const STYLE = `
:root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; padding: 1rem; box-sizing: border-box; }
main { max-width: 28rem; width: 100%; }
.mark { background: #fde68a; color: #422006; padding: .5rem .75rem; border-radius: .5rem; font-weight: 600; }
.price { font-size: 1.75rem; font-weight: 700; margin: 0; }
.price span { font-size: 1rem; font-weight: 400; }
form { display: grid; gap: .5rem; margin-top: 1.5rem; }
button { font: inherit; padding: .75rem 1rem; border-radius: .5rem; border: 1px solid #0f766e; background: #0f766e; color: #fff; cursor: pointer; }
button.quiet { background: transparent; color: inherit; border-color: #71717a; }
button:focus-visible { outline: 3px solid #0ea5e9; outline-offset: 2px; }
`;
