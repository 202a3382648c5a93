/** Right of withdrawal, following the statutory model (Annex 1 to Art. 246a section 1 (2) EGBGB). */
import type { LegalText } from '../../parts/legal-page.tsx';

export const withdrawalText: LegalText = {
  title: { de: 'Widerrufsbelehrung', en: 'Right of withdrawal' },
  intro: {
    de: 'Verbraucher haben das folgende Widerrufsrecht. Unabhängig davon erstatten wir 30 Tage lang den vollen Preis: unter Einstellungen, Abo und Rechnungen, Geld zurück.',
    en: 'Consumers have the following right of withdrawal. Independently of this, we refund the full price for 30 days: in Settings, Billing, Money back.',
  },
  changedOn: '2026-11-18',
  sections: [
    {
      id: 'right',
      title: { de: 'Widerrufsrecht', en: 'Right of withdrawal' },
      paragraphs: {
        de: [
          'Du hast das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen. Die Frist beträgt vierzehn Tage ab dem Tag des Vertragsabschlusses.',
          'Um dein Widerrufsrecht auszuüben, musst du uns mit einer eindeutigen Erklärung informieren: über „Vertrag widerrufen“ am Fuß jeder Seite (auch ohne Anmeldung; angemeldet unter Einstellungen, Abo und Rechnungen), oder per E-Mail oder Brief an die Anschrift im Impressum. Zur Wahrung der Frist reicht es, dass du die Erklärung vor ihrem Ablauf absendest. Den Eingang über die Seite bestätigen wir sofort auf dem Bildschirm und per E-Mail, auf anderem Weg innerhalb von 24 Stunden.',
        ],
        en: [
          'You have the right to withdraw from this contract within fourteen days without giving any reason. The period is fourteen days from the day of the conclusion of the contract.',
          'To exercise the right you must inform us by an unequivocal statement: via “Withdraw from contract” at the foot of every page (even without logging in; when logged in, in Settings, Billing), or by email or letter to the address in the imprint. It is enough to send the statement before the period ends. If you use the page, we confirm receipt immediately on the screen and by email, otherwise within 24 hours.',
        ],
      },
    },
    {
      id: 'effects',
      title: { de: 'Folgen des Widerrufs', en: 'Effects of withdrawal' },
      paragraphs: {
        de: [
          'Wenn du widerrufst, erstatten wir alle Zahlungen unverzüglich, spätestens binnen vierzehn Tagen, über dasselbe Zahlungsmittel; bei Karten dauert es meist drei bis fünf Werktage. Es entstehen dir dafür keine Kosten.',
          'Hast du verlangt, dass die Leistung während der Frist beginnt, zahlst du einen Betrag, der dem Anteil der bis dahin erbrachten Leistung entspricht. Dein Konto bleibt bestehen und wechselt zum Tarif Free, oder zu dem, den du ohne diesen Vertrag hast; wir nennen ihn vor dem Widerruf und in der Bestätigung.',
        ],
        en: [
          'If you withdraw, we refund all payments without delay, within fourteen days at the latest, by the same means of payment; with cards it usually takes three to five business days. This costs you nothing.',
          'If you asked for the service to begin during the period, you pay an amount in proportion to what was provided until then. Your account remains and changes to the Free plan, or to the one you have without this contract; we name it before the withdrawal and in the confirmation.',
        ],
      },
    },
    {
      id: 'calculator',
      title: { de: 'Was ein früher Widerruf kostet', en: 'What an early withdrawal costs' },
      paragraphs: {
        de: [
          'Preis mal genutzte Tage durch Tage der Laufzeit, auf den Cent gerundet. Beispiel: 49\u00a0€, 365 Tage, 7 Tage genutzt ergibt 0,94\u00a0€. Beim Monatstarif zählen die wirklichen Tage deines Monats; der Rechner nimmt 30 an.',
        ],
        en: [
          'Price times days used divided by days of the term, rounded to the cent. Example: €49, 365 days, 7 days used gives €0.94. For a monthly plan, the actual days of your month count; the calculator assumes 30.',
        ],
      },
    },
    {
      id: 'form',
      title: { de: 'Muster-Widerrufsformular', en: 'Model withdrawal form' },
      ownSheet: true,
      paragraphs: {
        de: [
          'Wenn du den Vertrag widerrufen willst, kannst du dieses Formular ausfüllen und uns schicken. Vorgeschrieben ist es nicht.',
        ],
        en: [
          'If you want to withdraw from the contract you may fill in this form and send it to us. It is not obligatory.',
        ],
      },
    },
  ],
};
