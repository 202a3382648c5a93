/**
 * The life of a contract in the app, in the language of the run: bought, cancelled and taken back, changed against its credit,
 * withdrawn, paid back, ended. Each step is said on the screen, by mail and in the list of invoices.
 */
import type { Page } from '@playwright/test';
import { type At, expectMail } from './account-steps.ts';
import type { MortalServer } from './mortal-server.ts';
import { moveTo } from './steps.ts';
import { expect, expectAccessibleDialog } from './test.ts';
import { wordsIn } from './words.ts';

const { say, like, euro } = wordsIn('de');
const DAY_MS = 86_400_000;

/** Pays for a plan at the test checkout, which is drawn in the language of the page before it. */
export async function pay(page: Page, plan: 'Premium' | 'Pro'): Promise<void> {
  await expect(page.getByText(/^Test: (Es wird kein Geld bewegt|no money is moved)$/)).toBeVisible();
  await page.getByRole('button', { name: /^(Testweise bezahlen|Pay \(test\))$/ }).click();
  await expect(page.getByRole('heading', { name: say('Willkommen bei {{plan}}', { plan }) })).toBeVisible();
  await page.getByRole('link', { name: say('Abo verwalten') }).click();
  await expect(page).toHaveURL(/\/settings\/billing$/);
  await expect(page.getByText(`${say('Tarif')}: ${plan}`)).toBeVisible();
}

interface Ending {
  readonly opener: string;
  readonly yes: string;
  readonly said: RegExp;
  /** Whether money comes back: the question names the amount, and what is said afterwards names the same. */
  readonly isPaidBack?: true;
}

/** `4,83 €` or `€4.83`. */
const AMOUNT = /€?\d+[.,]\d\d(\s€)?/;

/** Presses a button of the contract, says yes, and reads what is then said on the screen. */
async function endContract(page: Page, { opener, yes, said, isPaidBack }: Ending): Promise<void> {
  await page.getByRole('main').getByRole('button', { name: opener, exact: true }).click();
  const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  await expect(question).toBeVisible();
  await expectAccessibleDialog(page);
  const asked = await question.innerText();
  await question.getByRole('button', { name: yes, exact: true }).click();
  const status = page.getByRole('status').filter({ hasText: said });
  await expect(status).toBeVisible();
  if (isPaidBack) {
    const refund = AMOUNT.exec(await status.innerText())?.[0] ?? 'no amount';
    expect(asked, 'the amount is shown before it is confirmed').toContain(refund);
  }
  // This server sends no mails, so none is said to be on its way.
  await expect(status).toContainText(say('Die Bestätigung ist geschrieben.'));
  await expect(status.getByRole('link', { name: say('Postausgang öffnen') })).toBeVisible();
}

const BOUGHT = 'Cryptax: Vertrag bestätigt / Contract confirmed';
const CANCELLED = 'Cryptax: Kündigung bestätigt / Cancellation confirmed';
const cancel = {
  opener: say('Kündigen'),
  yes: say('Jetzt kündigen'),
  said: like('Gekündigt. {{plan}} gilt noch bis {{day}}.', { plan: 'Premium' }),
};
/** Of a month at 5 EUR one day has begun; what is left is credited to a year of Pro at 99 EUR. By the days of the month. */
const AFTER_A_DAY: Readonly<Record<number, { readonly credit: string; readonly due: string }>> = {
  28: { credit: '4.82', due: '94.18' },
  29: { credit: '4.83', due: '94.17' },
  30: { credit: '4.83', due: '94.17' },
  31: { credit: '4.84', due: '94.16' },
};

/** How many days so many months from now are. */
function daysFromNow(months: number): number {
  const end = new Date();
  end.setUTCMonth(end.getUTCMonth() + months);
  return Math.round((end.getTime() - Date.now()) / DAY_MS);
}

const invoices = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: '€' });

/** Cancelled and taken back, each confirmed; a shorter interval and a larger plan say what they cost before, and what was credited. */
export async function changePlan(page: Page, at: At, email: string): Promise<void> {
  await expect(invoices(page)).toContainText([/Premium.*TEST.*49/]);
  await expectMail(page, at, email, BOUGHT);
  await endContract(page, cancel);
  await expectMail(page, at, email, CANCELLED);
  await page.getByRole('button', { name: say('Kündigung zurücknehmen') }).click();
  const resumed = 'Die Kündigung ist zurückgenommen. {{plan}} läuft weiter, nächste Abrechnung am {{day}}.';
  await expect(page.getByRole('status').filter({ hasText: like(resumed, { plan: 'Premium' }) })).toBeVisible();
  await expectMail(page, at, email, 'Cryptax: Kündigung zurückgenommen / Cancellation undone');

  await moveTo(page, '/pricing');
  await page.getByRole('radio', { name: say('Monatlich') }).click();
  await page.getByRole('button', { name: say('Auf monatlich wechseln') }).click();
  // One day of 365 has begun: of 49 EUR the rest is 48.87, more than a month costs.
  const shorter = page.getByRole('dialog', { name: say('Auf monatlich wechseln') });
  for (const amount of ['5.00', '48.87', '0.00', '43.87']) await expect(shorter).toContainText(euro(amount));
  await expectAccessibleDialog(page);
  await shorter.getByRole('button', { name: say('Weiter zur Zahlung') }).click();
  await expect(page.locator('.price')).toContainText(euro('0.00'));
  await pay(page, 'Premium');
  await expect(invoices(page)).toContainText([
    `${say('Erstattung')}−${euro('43.87')}`,
    `${say('nach {{amount}} Guthaben', { amount: euro('5.00') })}${euro('0.00')}`,
    euro('49.00'),
  ]);
  await expectMail(page, at, email, BOUGHT, 'Cryptax: Erstattung nach Tarifwechsel / Refund after your change of plan');

  await moveTo(page, '/pricing');
  await page.getByRole('button', { name: say('{{plan}} wählen', { plan: 'Pro' }) }).click();
  const larger = page.getByRole('dialog', { name: say('Zu {{plan}} wechseln', { plan: 'Pro' }) });
  const { credit, due } = AFTER_A_DAY[daysFromNow(1)] ?? { credit: '', due: '' };
  for (const amount of ['99.00', credit, due]) await expect(larger).toContainText(euro(amount));
  await expectAccessibleDialog(page);
  await larger.getByRole('button', { name: say('Weiter zur Zahlung') }).click();
  // The checkout asks for the same.
  await expect(page.locator('.price')).toContainText(euro(due));
  await pay(page, 'Pro');
  const credited = say('nach {{amount}} Guthaben', { amount: euro(credit) });
  await expect(invoices(page)).toContainText([`${credited}${euro(due)}`, euro('43.87'), euro('0.00'), euro('49.00')]);
}

/** Withdrawn, paid back, ended: each is said on the screen with the plan that holds now, and by mail at once. */
export async function leavePlans(page: Page, server: MortalServer, at: At, email: string): Promise<void> {
  await moveTo(page, '/pricing');
  await page.getByRole('link', { name: say('Vertrag widerrufen') }).click();
  await expect(page).toHaveURL(/\/settings\/billing$/);
  const after = { plan: 'Pro', refund: euro('98.73'), after: 'Free' };
  const withdrawn = '{{plan}} ist widerrufen. Du bekommst {{refund}} zurück; jetzt gilt {{after}}.';
  // A day of 365 at 99 EUR is 0.27.
  const withdraw = {
    opener: say('Vertrag widerrufen'),
    yes: say('Widerruf bestätigen'),
    said: like(withdrawn, after),
    isPaidBack: true,
  } as const;
  await endContract(page, withdraw);
  await expectMail(page, at, email, 'Cryptax: Widerruf bestätigt / Withdrawal confirmed');
  await expect(invoices(page).first()).toContainText(`${say('Erstattung')}−${euro('98.73')}`);
  await expect(page.getByText(`${say('Tarif')}: Free`)).toBeVisible();

  await buyAMonth(page);
  const returned = 'Du bekommst {{refund}} für {{plan}} zurück; jetzt gilt {{after}}.';
  await endContract(page, {
    opener: say('Geld zurück'),
    yes: say('Geld zurückverlangen'),
    said: like(returned, { plan: 'Premium', refund: euro('5.00'), after: 'Free' }),
    isPaidBack: true,
  });
  await expectMail(page, at, email, 'Cryptax: Erstattung bestätigt / Refund confirmed');
  await expect(invoices(page)).toContainText([`${say('Erstattung')}−${euro('5.00')}`, euro('5.00')]);

  // Not cancelled, it goes on; from then on it can be ended at once, and the days not used are paid back.
  await buyAMonth(page);
  await server.later(32 * DAY_MS);
  await page.clock.setSystemTime(Date.now() + 33 * DAY_MS);
  // The server renews what is due beside everything else.
  const endNow = page.getByRole('button', { name: say('Sofort beenden') });
  await expect
    .poll(async () => {
      await page.reload();
      await expect(page.getByText(`${say('Tarif')}: `)).toBeVisible();
      return endNow.count();
    })
    .toBe(1);
  await expect(invoices(page)).toContainText([euro('5.00'), euro('5.00'), euro('5.00')]);
  const ended = '{{plan}} ist beendet. Du bekommst {{refund}} zurück; jetzt gilt {{after}}.';
  await endContract(page, {
    opener: say('Sofort beenden'),
    yes: say('Jetzt kündigen'),
    said: like(ended, { plan: 'Premium', after: 'Free' }),
    isPaidBack: true,
  });
  await expectMail(page, at, email, CANCELLED);
  await expect(invoices(page).first()).toContainText(say('Erstattung'));
  await expect(page.getByText(`${say('Tarif')}: Free`)).toBeVisible();

  await buyAMonth(page);
  await endContract(page, cancel);
  await server.later(32 * DAY_MS);
  await page.clock.setSystemTime(Date.now() + 66 * DAY_MS);
  await page.reload();
  await expect(page.getByText(like('beendet am {{day}}'))).toBeVisible();
  await expect(page.getByText(`${say('Tarif')}: Free`)).toBeVisible();
  await expectMail(page, at, email, 'Cryptax: Dein Tarif ist beendet / Your plan has ended');
}

async function buyAMonth(page: Page): Promise<void> {
  await moveTo(page, '/pricing');
  await page.getByRole('radio', { name: say('Monatlich') }).click();
  await page.getByRole('button', { name: say('{{plan}} wählen', { plan: 'Premium' }) }).click();
  await pay(page, 'Premium');
}
