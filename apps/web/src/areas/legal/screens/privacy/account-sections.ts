/** What is added by an account, by syncing and by paying. */
import type { LegalSection } from '../../parts/legal-text.ts';

export const ACCOUNT_SECTIONS: readonly LegalSection[] = [
  {
    id: 'account',
    title: { de: 'Mit Konto', en: 'With an account' },
    paragraphs: {
      de: [
        'Wir speichern Name, E-Mail-Adresse und ein nicht umkehrbares Prüfmuster deines Passworts (Argon2id), dazu deine Sitzungen mit Zeit und Gerät und, wenn du sie einrichtest, zweite Faktoren und Schlüssel für die Schnittstelle (Art. 6 Abs. 1 lit. b DSGVO: Vertrag). E-Mails schicken wir nur zu Konto und Rechnungen. Meldest du dich über einen anderen Anbieter an, bekommen wir von ihm Name und E-Mail-Adresse.',
        'Legst du Dateien eines versiegelten Berichts für die Schnittstelle in dein Konto, liegen sie dort unverändert, auch mit deinem Namen, bis du sie wieder entfernst.',
        'Du kannst in den Einstellungen alles herunterladen und das Konto löschen; dann löschen wir seine Daten, ausgenommen Rechnungen.',
      ],
      en: [
        'We store name, email address and an irreversible check pattern of your password (Argon2id), your sessions with time and device and, if you set them up, second factors and keys for the interface (Art. 6 (1) (b) GDPR: contract). We send emails only about account and invoices. If you log in through another provider we get name and email address from it.',
        'If you lay the files of a sealed report into your account for the interface they lie there as they are, with your name too, until you remove them.',
        'In the settings you can download everything and delete the account; we then delete its data, except invoices.',
      ],
    },
  },
  {
    id: 'sync',
    title: { de: 'Synchronisation', en: 'Syncing' },
    paragraphs: {
      de: [
        'Schaltest du sie ein, liegen deine Transaktionen zusätzlich auf dem Server, nach Nutzer getrennt. Auf Wunsch werden sie vorher auf deinem Gerät verschlüsselt; dann kann der Server ihren Inhalt nicht lesen, sieht aber Anzahl, Kennungen und Zeiten.',
        'Die Server stehen in Rechenzentren in der EU. Tägliche verschlüsselte Sicherungen werden nach 30 Tagen gelöscht.',
      ],
      en: [
        'If you turn it on your transactions lie on the server as well, kept apart by user. If you wish they are encrypted on your device before; then the server cannot read their content, but sees their number, ids and times.',
        'The servers are in data centres in the EU. Daily encrypted backups are deleted after 30 days.',
      ],
    },
  },
  {
    id: 'payment',
    title: { de: 'Beim Bezahlen', en: 'When you pay' },
    paragraphs: {
      de: [
        'Die Zahlung läuft über Stripe; zum Bezahlen wechselst du auf dessen Seite. Stripe erfährt deine E-Mail-Adresse und den Tarif; Karten- und Kontodaten gibst du nur dort ein, wir sehen sie nicht. Rechnungen und Zahlungen bewahren wir zehn Jahre auf, weil das Gesetz es verlangt (Art. 6 Abs. 1 lit. b und c DSGVO).',
      ],
      en: [
        'Payments run through Stripe; to pay you go to its page. Stripe learns your email address and the plan; card and bank data you enter only there, we do not see them. Invoices and payments are kept for ten years, because the law requires it (Art. 6 (1) (b) and (c) GDPR).',
      ],
    },
  },
];
