/** Privacy policy. It describes the data flows there are; a new flow changes this text in the same commit. */
import type { LegalText } from '../../lib/legal/legal-text.ts';

export const privacyText: LegalText = {
  title: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
  intro: {
    de: 'Kurz gesagt: Ohne Konto bleibt alles in deinem Browser. Anfragen nach außen gibt es nur, wenn du sie einschaltest. Wir messen nichts, wir werten nichts aus, wir verkaufen nichts.',
    en: 'In short: without an account everything stays in your browser. There are requests to the outside only if you turn them on. We measure nothing, evaluate nothing, sell nothing.',
  },
  changedOn: '2026-11-15',
  sections: [
    {
      id: 'device',
      title: { de: 'Auf deinem Gerät', en: 'On your device' },
      paragraphs: {
        de: [
          'Dateien, Transaktionen, Steuerprofil, Berichte und Einstellungen liegen in der Datenbank deines Browsers. Wir haben darauf keinen Zugriff. Du kannst sie unter Einstellungen sichern, wiederherstellen und vollständig löschen.',
        ],
        en: [
          'Files, transactions, tax profile, reports and settings lie in your browser’s database. We have no access to them. In the settings you can back them up, restore them and delete them completely.',
        ],
      },
    },
    {
      id: 'server',
      title: { de: 'Beim Aufruf der Seite', en: 'When you open the page' },
      paragraphs: {
        de: [
          'Der Server liefert die App aus und sieht dabei deine IP-Adresse, wie jeder Webserver. Seine Protokolle enthalten Zeit, Pfad und Ergebnis, aber keine Beträge, Adressen oder Zugangsdaten (Art. 6 Abs. 1 lit. f DSGVO: sicherer Betrieb).',
        ],
        en: [
          'The server delivers the app and sees your IP address, as every web server does. Its logs hold time, path and outcome, but no amounts, addresses or credentials (Art. 6 (1) (f) GDPR: secure operation).',
        ],
      },
    },
    {
      id: 'outside',
      title: { de: 'Fremde Dienste, nur auf Wunsch', en: 'Outside services, only if you wish' },
      paragraphs: {
        de: [
          'Schaltest du Live-Kurse ein oder liest eine Wallet von der Blockchain, fragt dein Browser diese Dienste direkt. Sie sehen deine IP-Adresse und wonach gefragt wird. Ohne Einschalten gibt es keine dieser Anfragen.',
        ],
        en: [
          'If you turn on live prices or read a wallet from the blockchain, your browser asks these services directly. They see your IP address and what is asked for. Without turning them on there are no such requests.',
        ],
      },
      list: {
        de: [
          'Kurse: DefiLlama, CoinGecko, Binance, Kraken. Gefragt wird nach Coin und Tag, nie nach deinen Beständen.',
          'Blockchains: der Explorer der jeweiligen Kette. Er sieht die Adresse, die du liest.',
          'Europäische Zentralbank: Wechselkurse, über unseren Server.',
          'Börsen-Schnittstellen: über unseren Server, der den Schlüssel weiterreicht und nicht speichert.',
        ],
        en: [
          'Prices: DefiLlama, CoinGecko, Binance, Kraken. The question names coin and day, never your holdings.',
          'Blockchains: the explorer of each chain. It sees the address you read.',
          'European Central Bank: exchange rates, through our server.',
          'Exchange interfaces: through our server, which passes the key on and does not store it.',
        ],
      },
    },
    {
      id: 'account',
      title: { de: 'Mit Konto', en: 'With an account' },
      paragraphs: {
        de: [
          'Wir speichern Name, E-Mail-Adresse und ein nicht umkehrbares Prüfmuster deines Passworts, dazu Zeitpunkte der Anmeldungen (Art. 6 Abs. 1 lit. b DSGVO: Vertrag). Schaltest du die Synchronisation ein, kommen deine Transaktionen hinzu, auf Wunsch Ende-zu-Ende verschlüsselt; dann kann der Server ihren Inhalt nicht lesen.',
          'Die Server stehen in der EU. Tägliche verschlüsselte Sicherungen werden nach 30 Tagen gelöscht. Du kannst alles herunterladen und das Konto in den Einstellungen löschen.',
        ],
        en: [
          'We store name, email address and an irreversible check pattern of your password, and the times of logins (Art. 6 (1) (b) GDPR: contract). If you turn on syncing, your transactions are added, end-to-end encrypted if you wish; then the server cannot read their content.',
          'The servers are in the EU. Daily encrypted backups are deleted after 30 days. You can download everything and delete the account in the settings.',
        ],
      },
    },
    {
      id: 'payment',
      title: { de: 'Beim Bezahlen', en: 'When you pay' },
      paragraphs: {
        de: [
          'Die Zahlung läuft über unseren Zahlungsdienstleister Stripe. Kartendaten sehen wir nicht. Rechnungen und Zahlungen bewahren wir zehn Jahre auf, weil das Gesetz es verlangt (Art. 6 Abs. 1 lit. c DSGVO).',
        ],
        en: [
          'Payments run through our payment provider Stripe. We do not see card data. Invoices and payments are kept for ten years, because the law requires it (Art. 6 (1) (c) GDPR).',
        ],
      },
    },
    {
      id: 'storage',
      title: { de: 'Speicher im Browser', en: 'Storage in the browser' },
      paragraphs: {
        de: [
          'Wir setzen keine Cookies zur Auswertung. Der Browser merkt sich Sprache, Farben und Modus und, wenn du angemeldet bist, deine Sitzung. Das ist technisch nötig und braucht keine Einwilligung (§ 25 Abs. 2 TDDDG).',
        ],
        en: [
          'We set no cookies for evaluation. The browser remembers language, theme and mode and, if you are logged in, your session. That is technically necessary and needs no consent (section 25 (2) TDDDG).',
        ],
      },
    },
    {
      id: 'rights',
      title: { de: 'Deine Rechte', en: 'Your rights' },
      paragraphs: {
        de: [
          'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch (Art. 15 bis 21 DSGVO) und kannst dich bei einer Aufsichtsbehörde beschweren. Die Kontaktdaten stehen im Impressum.',
        ],
        en: [
          'You have the right to access, rectification, erasure, restriction, portability and objection (Art. 15 to 21 GDPR) and may complain to a supervisory authority. Contact details are in the imprint.',
        ],
      },
    },
  ],
};
