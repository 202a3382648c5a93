/**
 * Privacy policy. It describes the data flows there are; a new flow changes this text in the same commit. Every outside
 * service that a page may ask is named; a test holds the text against the list.
 */
import type { LegalText } from '../../parts/legal-text.ts';
import { ACCOUNT_SECTIONS } from './account-sections.ts';
import { OUTSIDE_SECTIONS } from './outside-sections.ts';

export const privacyText: LegalText = {
  title: { de: 'Datenschutzerklärung', en: 'Privacy policy' },
  intro: {
    de: 'Kurz gesagt: Ohne Konto bleibt alles in deinem Browser. Anfragen nach außen gibt es nur, wenn du sie einschaltest oder auslöst. Wir werten nichts aus und verkaufen nichts.',
    en: 'In short: without an account everything stays in your browser. There are requests to the outside only if you turn them on or start them. We evaluate nothing and sell nothing.',
  },
  changedOn: '2026-11-15',
  sections: [
    {
      id: 'controller',
      title: { de: 'Wer verantwortlich ist', en: 'Who is responsible' },
      paragraphs: {
        de: [
          'Verantwortlich ist, wer diese Installation betreibt. Name, Anschrift und E-Mail-Adresse stehen im Impressum. „Wir“ meint im Folgenden diesen Betreiber.',
        ],
        en: [
          'Responsible is whoever runs this installation. Name, address and email are in the imprint. “We” below means this operator.',
        ],
      },
    },
    {
      id: 'device',
      title: { de: 'Auf deinem Gerät', en: 'On your device' },
      paragraphs: {
        de: [
          'Dateien, Transaktionen, Steuerprofil, Berichte und Einstellungen liegen in der Datenbank deines Browsers. Gelesen und gerechnet wird dort. Wir haben darauf keinen Zugriff. Du kannst sie in den Einstellungen sichern, wiederherstellen und vollständig löschen.',
          'Die Auswertung deines Wegs durch die App ist ausgeschaltet. Schaltest du sie ein, bleiben ihre Daten in diesem Browser; du kannst sie ansehen, herunterladen und löschen. Mitteilungen über Fristen und Freigrenzen sind ebenfalls ausgeschaltet; schaltest du sie ein, berechnet sie dein Gerät, ohne einen Dienst dazwischen.',
        ],
        en: [
          'Files, transactions, tax profile, reports and settings lie in your browser’s database. Reading and computing happen there. We have no access to them. In the settings you can back them up, restore them and delete them completely.',
          'Figures about your way through the app are off. If you turn them on they stay in this browser; you can look at them, download and delete them. Notices about periods and limits are off as well; if you turn them on, your device computes them, without a service in between.',
        ],
      },
    },
    {
      id: 'server',
      title: { de: 'Beim Aufruf der Seite', en: 'When you open the page' },
      paragraphs: {
        de: [
          'Der Server liefert die App aus und sieht dabei deine IP-Adresse, wie jeder Webserver. Die App fragt ihn nach seinem Zustand und nach Wechselkursen; darin steht nichts über dich. Seine Protokolle enthalten Zeit, Pfad und Ergebnis, aber keine Beträge, Adressen oder Zugangsdaten (Art. 6 Abs. 1 lit. f DSGVO: sicherer Betrieb).',
        ],
        en: [
          'The server delivers the app and sees your IP address, as every web server does. The app asks it for its state and for exchange rates; nothing about you is in that. Its logs hold time, path and outcome, but no amounts, addresses or credentials (Art. 6 (1) (f) GDPR: secure operation).',
        ],
      },
    },
    ...OUTSIDE_SECTIONS,
    ...ACCOUNT_SECTIONS,
    {
      id: 'storage',
      title: { de: 'Speicher im Browser, keine Cookies', en: 'Storage in the browser, no cookies' },
      paragraphs: {
        de: [
          'Wir setzen keine Cookies. Der Browser merkt sich Sprache, Farben, Modus, Steuerjahr und den Stand der Einführung, die App selbst für den Betrieb ohne Netz und, wenn du angemeldet bist, deine Sitzung. Wer sich einmal angemeldet hat, behält hier außerdem ein zufälliges Kennzeichen: Es sagt dem Server bei der nächsten Anmeldung, dass dieser Browser das Konto kennt, damit fremde Fehlversuche dich nicht aussperren; der Server kennt davon nur einen Prüfwert und vergisst ihn 180 Tage nach der letzten Anmeldung. Das alles bleibt, bis du es löschst, die Sitzung bis zur Abmeldung. Es ist technisch nötig und braucht keine Einwilligung (§ 25 Abs. 2 TDDDG).',
        ],
        en: [
          'We set no cookies. The browser remembers language, theme, mode, tax year and the state of the introduction, the app itself for use without a network and, if you are logged in, your session. Who has logged in once also keeps a random mark here: at the next login it tells the server that this browser knows the account, so that failed attempts of strangers do not lock you out; the server holds only a hash of it and forgets it 180 days after the last login. All of it stays until you delete it, the session until you log out. It is technically necessary and needs no consent (section 25 (2) TDDDG).',
        ],
      },
    },
    {
      id: 'rights',
      title: { de: 'Deine Rechte', en: 'Your rights' },
      paragraphs: {
        de: [
          'Du hast das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Übertragbarkeit und Widerspruch (Art. 15 bis 21 DSGVO) und kannst dich bei einer Aufsichtsbehörde beschweren. Die Kontaktdaten stehen im Impressum. Eine Einwilligung, etwa für Live-Kurse, nimmst du zurück, indem du den Schalter ausmachst.',
        ],
        en: [
          'You have the right to access, rectification, erasure, restriction, portability and objection (Art. 15 to 21 GDPR) and may complain to a supervisory authority. Contact details are in the imprint. You take back a consent, for live prices for example, by turning the switch off.',
        ],
      },
    },
  ],
};
