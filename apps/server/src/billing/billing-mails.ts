/**
 * Confirmations of what happens to a contract, in both languages as all mails. They leave with the change itself, so that the
 * receipt the law asks for (sections 312f (2), 312k (4) and 356a (4) BGB) is there at once.
 */
import { type BillingCycle, type PaidPlan, type Plan, PRICES_CENTS, WITHDRAWAL_DAYS } from '@cryptax/api-contract';

export type BillingMail =
  | {
      readonly kind: 'bought';
      readonly plan: PaidPlan;
      readonly billingCycle: BillingCycle;
      readonly creditCents: number;
      /** Paid at the page that moves no money. */
      readonly isTest: boolean;
    }
  | { readonly kind: 'cancelled'; readonly plan: Plan; readonly until: string; readonly planAfter: Plan }
  | { readonly kind: 'resumed'; readonly plan: Plan; readonly until: string }
  | {
      readonly kind: 'withdrawal' | 'money-back' | 'notice';
      readonly plan: Plan;
      readonly chargeCents: number;
      readonly refundCents: number;
      readonly planAfter: Plan;
    }
  | { readonly kind: 'refunded'; readonly plan: Plan; readonly refundCents: number }
  | { readonly kind: 'ended'; readonly plan: Plan; readonly planAfter: Plan };

export const NAMES: Readonly<Record<Plan, string>> = { free: 'Free', premium: 'Premium', pro: 'Pro' };

const SUBJECTS: Readonly<Record<BillingMail['kind'], string>> = {
  bought: 'Cryptax: Vertrag bestätigt / Contract confirmed',
  cancelled: 'Cryptax: Kündigung bestätigt / Cancellation confirmed',
  resumed: 'Cryptax: Kündigung zurückgenommen / Cancellation undone',
  withdrawal: 'Cryptax: Widerruf bestätigt / Withdrawal confirmed',
  'money-back': 'Cryptax: Erstattung bestätigt / Refund confirmed',
  notice: 'Cryptax: Kündigung bestätigt / Cancellation confirmed',
  refunded: 'Cryptax: Erstattung nach Tarifwechsel / Refund after your change of plan',
  ended: 'Cryptax: Dein Tarif ist beendet / Your plan has ended',
};

export function billingMail(mail: BillingMail, now: Date): { subject: string; text: string } {
  const received = `Eingegangen am / received on: ${instant(now)}`;
  return { subject: SUBJECTS[mail.kind], text: [...linesOf(mail), '', received, ''].join('\n') };
}

function linesOf(mail: BillingMail): readonly string[] {
  const plan = NAMES[mail.plan];
  switch (mail.kind) {
    case 'bought':
      return boughtLines(mail);
    case 'cancelled':
      return [
        `Deine Kündigung ist da. ${plan} läuft bis ${day(mail.until)} weiter und verlängert sich nicht; danach gilt ${NAMES[mail.planAfter]}. Deine Daten bleiben.`,
        `Your cancellation has arrived. ${plan} runs until ${day(mail.until)} and does not renew; after that you are on ${NAMES[mail.planAfter]}. Your data stays.`,
      ];
    case 'resumed':
      return [
        `Deine Kündigung ist zurückgenommen. ${plan} läuft weiter; die nächste Abrechnung ist am ${day(mail.until)}.`,
        `Your cancellation has been undone. ${plan} continues; the next billing is on ${day(mail.until)}.`,
      ];
    case 'withdrawal':
      return [
        `Du hast den Vertrag über ${plan} widerrufen. Für die genutzten Tage berechnen wir ${euro(mail.chargeCents, 'de')}, ${euro(mail.refundCents, 'de')} erstatten wir über dasselbe Zahlungsmittel. Es gilt jetzt ${NAMES[mail.planAfter]}.`,
        `You have withdrawn from the contract for ${plan}. The days used cost ${euro(mail.chargeCents, 'en')}; ${euro(mail.refundCents, 'en')} will be refunded by the same means of payment. You are now on ${NAMES[mail.planAfter]}.`,
      ];
    case 'money-back':
      return [
        `Du bekommst für ${plan} den vollen Preis zurück: ${euro(mail.refundCents, 'de')}, über dasselbe Zahlungsmittel. Es gilt jetzt ${NAMES[mail.planAfter]}.`,
        `You get the full price of ${plan} back: ${euro(mail.refundCents, 'en')}, by the same means of payment. You are now on ${NAMES[mail.planAfter]}.`,
      ];
    case 'notice':
      return [
        `Dein Vertrag über ${plan} ist mit sofortiger Wirkung gekündigt. Die nicht genutzten Tage erstatten wir über dasselbe Zahlungsmittel: ${euro(mail.refundCents, 'de')}. Es gilt jetzt ${NAMES[mail.planAfter]}.`,
        `Your contract for ${plan} is cancelled with immediate effect. The unused days will be refunded by the same means of payment: ${euro(mail.refundCents, 'en')}. You are now on ${NAMES[mail.planAfter]}.`,
      ];
    case 'refunded':
      return [
        `Vom Guthaben aus deinem bisherigen Tarif ${plan} bleiben nach dem Wechsel ${euro(mail.refundCents, 'de')}. Wir erstatten sie über dasselbe Zahlungsmittel.`,
        `Of the credit for your former plan ${plan}, ${euro(mail.refundCents, 'en')} is left after the change. It will be refunded by the same means of payment.`,
      ];
    case 'ended':
      return [
        `Dein Tarif ${plan} ist beendet. Es gilt jetzt ${NAMES[mail.planAfter]}. Nichts, was du eingelesen hast, wird gesperrt oder gelöscht.`,
        `Your ${plan} plan has ended. You are now on ${NAMES[mail.planAfter]}. Nothing you have imported is locked or deleted.`,
      ];
  }
}

/** What was agreed, and the way out of it, so that both can be read where the app is not. */
function boughtLines({ plan, billingCycle, creditCents, isTest }: Extract<BillingMail, { kind: 'bought' }>) {
  const price = PRICES_CENTS[plan][billingCycle];
  const [termDe, termEn] = billingCycle === 'yearly' ? ['Jahr', 'year'] : ['Monat', 'month'];
  const [firstDe, firstEn] =
    billingCycle === 'yearly' ? ['zwölf Monate', 'twelve months'] : ['einen Monat', 'one month'];
  const paid = Math.max(0, price - creditCents);
  const german = [
    ...(isTest ? ['Test: Es wurde kein Geld bewegt.'] : []),
    `Dein Vertrag über Cryptax ${NAMES[plan]} ist geschlossen: ${euro(price, 'de')} pro ${termDe}, Umsatzsteuer enthalten, im Voraus.`,
    ...(creditCents > 0
      ? [`Angerechnet: ${euro(Math.min(price, creditCents), 'de')}; bezahlt: ${euro(paid, 'de')}.`]
      : []),
    `Er läuft zuerst ${firstDe} und danach auf unbestimmte Zeit. Kündigen kannst du jederzeit zum Ende dieser Laufzeit, danach jederzeit sofort.`,
    `Widerrufsrecht: Du kannst den Vertrag ${WITHDRAWAL_DAYS} Tage lang ab heute widerrufen, ohne Gründe zu nennen. Für die Tage bis dahin berechnen wir den Anteil am Preis, den Rest erstatten wir.`,
    'Beides geht mit „Verträge hier kündigen“ und „Vertrag widerrufen“ am Fuß jeder Seite, auch ohne Anmeldung, oder in den Einstellungen unter Abo und Rechnungen.',
  ];
  const english = [
    ...(isTest ? ['Test: no money was moved.'] : []),
    `Your contract for Cryptax ${NAMES[plan]} is concluded: ${euro(price, 'en')} per ${termEn}, VAT included, in advance.`,
    ...(creditCents > 0 ? [`Credited: ${euro(Math.min(price, creditCents), 'en')}; paid: ${euro(paid, 'en')}.`] : []),
    `It first runs for ${firstEn} and then for an indefinite period. You can cancel at any time to the end of that term, and afterwards at any time with immediate effect.`,
    `Right of withdrawal: you can withdraw from the contract for ${WITHDRAWAL_DAYS} days from today without giving reasons. The days until then cost their share of the price, the rest is refunded.`,
    'You do both with “Cancel contracts here” and “Withdraw from contract” at the foot of every page, even without logging in, or in Settings, Billing.',
  ];
  return [...german, '', ...english];
}

function euro(cents: number, language: 'de' | 'en'): string {
  const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
  return language === 'de' ? `${text.replace('.', ',')} EUR` : `EUR ${text}`;
}

const BERLIN = { timeZone: 'Europe/Berlin' } as const;

export function day(at: string): string {
  return new Date(at).toLocaleDateString('de-DE', { ...BERLIN, day: '2-digit', month: '2-digit', year: 'numeric' });
}

export function instant(at: Date): string {
  return at.toLocaleString('de-DE', { ...BERLIN, dateStyle: 'medium', timeStyle: 'short' });
}
