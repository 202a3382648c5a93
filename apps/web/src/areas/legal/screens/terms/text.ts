/** Terms of use: the facts of the specification (prices, terms, notice, liability), in plain sentences. */
import type { LegalText } from '../../parts/legal-page.tsx';

export const termsText: LegalText = {
  // With a soft hyphen: the word is wider than a phone, and not every browser knows how to break it.
  title: { de: 'Allgemeine Geschäfts\u00adbedingungen', en: 'Terms of service' },
  intro: {
    de: 'Diese Bedingungen gelten, wenn du ein Konto anlegst oder einen Tarif buchst. Ohne Konto nutzt du Cryptax auf deinem Gerät, ohne Vertrag.',
    en: 'These terms apply when you create an account or book a plan. Without an account you use Cryptax on your device, without a contract.',
  },
  changedOn: '2026-11-18',
  sections: [
    {
      id: 'service',
      title: { de: 'Was wir leisten', en: 'What we provide' },
      paragraphs: {
        de: [
          'Cryptax liest deine Krypto-Transaktionen ein, berechnet Gewinne, Verluste und Einkünfte nach deutschem Recht und erstellt daraus Berichte. Cryptax ist ein Rechenwerkzeug und keine Steuerberatung; alle Berechnungen ohne Gewähr.',
          'Wir streben eine Verfügbarkeit von 99\u00a0% im Jahr an, sagen sie aber nicht zu. Geplante Wartung kündigen wir 24 Stunden vorher an.',
        ],
        en: [
          'Cryptax imports your crypto transactions, calculates gains, losses and income under German law and creates reports from them. Cryptax is a calculation tool, not tax advice; all calculations without guarantee.',
          'We aim for an availability of 99% a year without guaranteeing it. Planned maintenance is announced 24 hours ahead.',
        ],
      },
    },
    {
      id: 'account',
      title: { de: 'Konto', en: 'Account' },
      paragraphs: {
        de: [
          'Du musst mindestens 18 Jahre alt sein. Halte dein Passwort geheim; private Schlüssel und Wallet-Wörter fragen wir nie ab.',
        ],
        en: [
          'You must be at least 18 years old. Keep your password secret; we never ask for private keys or wallet words.',
        ],
      },
    },
    {
      id: 'plans',
      title: { de: 'Tarife und Preise', en: 'Plans and prices' },
      paragraphs: {
        de: [
          'Alle Preise enthalten die Umsatzsteuer und werden für die ganze Laufzeit im Voraus berechnet. Zahlen kannst du mit Karte oder SEPA-Lastschrift über unseren Zahlungsdienstleister. Studierende bekommen auf Anfrage beim Support 50\u00a0% Rabatt.',
        ],
        en: [
          'All prices include VAT and are billed in advance for the whole term. You pay by card or SEPA direct debit through our payment provider. Students get 50% off on request from support.',
        ],
      },
      list: {
        de: [
          'Free: 0\u00a0€, bis zu 100 Transaktionen, eine Börse oder Wallet, PDF mit Vorschau-Vermerk, alle anderen Dateien ohne, Synchronisation bis 20 MB.',
          'Premium: 49\u00a0€ im Jahr oder 5\u00a0€ im Monat. Ohne Grenze bei Transaktionen, Börsen und Wallets, PDF ohne Vermerk, Vergleich der Methoden, Synchronisation bis 500 MB, Hilfe per E-Mail, 100 API-Aufrufe am Tag.',
          'Pro: 99\u00a0€ im Jahr oder 10\u00a0€ im Monat. Dazu Steuer-Optimierung, Verlustnutzung, Simulator, Vorschläge der Steuerberatung, Synchronisation bis 2 GB, Hilfe mit Vorrang (Antwort in 24 Stunden), 1.000 Aufrufe am Tag.',
        ],
        en: [
          'Free: €0, up to 100 transactions, one exchange or wallet, PDF with a preview mark, all other files without, sync up to 20 MB.',
          'Premium: €49 a year or €5 a month. No limit on transactions, exchanges and wallets, PDF without the mark, comparison of methods, sync up to 500 MB, help by email, 100 API calls a day.',
          'Pro: €99 a year or €10 a month. In addition tax optimisation, loss harvesting, simulator, proposals of your tax adviser, sync up to 2 GB, priority help (answer within 24 hours), 1,000 API calls a day.',
        ],
      },
    },
    {
      id: 'term',
      title: { de: 'Laufzeit und Kündigung', en: 'Term and cancellation' },
      paragraphs: {
        de: [
          'Ein Monatstarif läuft zuerst einen Monat, ein Jahrestarif zuerst zwölf Monate. Kündigen kannst du jederzeit zum Ende der Laufzeit; eine anteilige Erstattung gibt es dabei nicht.',
          'Kündigst du nicht, läuft der Vertrag danach auf unbestimmte Zeit weiter und wird für jeden Monat oder jedes Jahr im Voraus berechnet. Dann kannst du ihn jederzeit auch sofort beenden, ohne Frist; die nicht genutzten Tage erstatten wir.',
          'Kündigen kannst du über „Verträge hier kündigen“ am Fuß jeder Seite oder unter Einstellungen, Abo und Rechnungen. Wir bestätigen die Kündigung sofort auf dem Bildschirm und per E-Mail.',
          'Wechselst du den Tarif oder die Abrechnung, rechnen wir an, was von der bezahlten Zeit übrig ist; den Betrag siehst du vor der Zahlung.',
          'Wir können mit einer Frist von vier Wochen zum Monatsende kündigen. Kommt eine Zahlung nicht zustande, ruhen die bezahlten Funktionen; deine Daten bleiben dir zugänglich.',
        ],
        en: [
          'A monthly plan first runs for one month, a yearly plan for twelve months. You can cancel at any time with effect from the end of the term; there is no pro-rata refund then.',
          'If you do not cancel, the contract continues for an indefinite period and is billed in advance for each month or year. You can then end it at any time with immediate effect and without notice; we refund the unused days.',
          'You cancel via “Cancel contracts here” at the foot of every page, or in Settings, Billing. We confirm it immediately on the screen and by email.',
          'If you change the plan or the billing, we credit what is left of the paid time; you see the amount before you pay.',
          'We may terminate with four weeks’ notice to the end of a month. If a payment fails, paid features are paused; you can still access your data.',
        ],
      },
    },
    {
      id: 'withdrawal',
      title: { de: 'Widerruf und Geld zurück', en: 'Withdrawal and money back' },
      paragraphs: {
        de: [
          'Verbraucher können 14 Tage lang widerrufen (siehe Widerrufsbelehrung). Der Widerruf geht über „Vertrag widerrufen“ am Fuß jeder Seite. Darüber hinaus erstatten wir 30 Tage lang den vollen Preis: unter Einstellungen, Abo und Rechnungen, Geld zurück.',
        ],
        en: [
          'Consumers may withdraw for 14 days (see the withdrawal policy). You withdraw via “Withdraw from contract” at the foot of every page. In addition, we refund the full price for 30 days: in Settings, Billing, Money back.',
        ],
      },
    },
    {
      id: 'liability',
      title: { de: 'Haftung', en: 'Liability' },
      paragraphs: {
        de: [
          'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit, bei Verletzung von Leben, Körper und Gesundheit und nach dem Produkthaftungsgesetz. Bei leichter Fahrlässigkeit haften wir nur für wesentliche Pflichten und höchstens bis zum Vertragswert des Jahres, maximal 500\u00a0€.',
          'Du prüfst den Bericht, bevor du ihn einreichst. Die Prüfliste und die Herleitung jeder Zahl helfen dir dabei.',
        ],
        en: [
          'We are liable without limit for intent and gross negligence, for injury to life, body and health, and under product liability law. For slight negligence we are liable only for essential duties and at most up to the contract value of the year, no more than €500.',
          'You check the report before you file it. The review list and the derivation of every figure help you with that.',
        ],
      },
    },
    {
      id: 'changes',
      title: { de: 'Änderungen', en: 'Changes' },
      paragraphs: {
        de: [
          'Änderungen dieser Bedingungen teilen wir vier Wochen vorher per E-Mail mit. Ändern sie Preis, Leistung oder deine Rechte, gelten sie nur, wenn du zustimmst; sonst bleibt es bei den alten. Bei anderen gilt: Widersprichst du nicht innerhalb von vier Wochen, sind sie angenommen; darauf weisen wir in der Nachricht hin.',
        ],
        en: [
          'We announce changes to these terms by email four weeks ahead. If they change price, service or your rights, they only apply if you agree; otherwise the old terms continue. Other changes count as accepted if you do not object within four weeks; the message says so.',
        ],
      },
    },
    {
      id: 'law',
      title: { de: 'Recht', en: 'Law' },
      paragraphs: {
        de: ['Es gilt deutsches Recht. Zwingende Verbraucherrechte deines Wohnsitzlandes bleiben unberührt.'],
        en: ['German law applies. Mandatory consumer rights of your country of residence remain unaffected.'],
      },
    },
  ],
};
