/** Words of the screen of past years: declared, computed, the difference and what it costs. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const pastYearsStrings = defineStrings('past-years', {
  context: {
    de: 'Was du erklärt hast, was deine Buchungen ergeben, und was der Unterschied kostet.',
    en: 'What you declared, what your entries come to, and what the difference costs.',
  },
  intro: {
    de: 'Noch keine Daten importiert. Sobald Transaktionen da sind, vergleichst du hier deine erklärten Jahre.',
    en: 'No data imported yet. As soon as there are transactions, you can compare your declared years here.',
  },
  effective: { de: 'Neue Bescheide wirksam am', en: 'New assessments effective on' },
  'effective.hint': { de: 'Bis zu diesem Tag laufen die Zinsen.', en: 'Interest runs until this day.' },
  'effective.bad': { de: 'Wähle einen Tag.', en: 'Choose a day.' },

  'total.taxable': { de: 'Nicht erklärt', en: 'Not declared' },
  'total.taxable.note': { de: 'steuerpflichtig, alle Jahre', en: 'taxable, all years' },
  'total.provisional': { de: 'vorläufig, Fragen sind offen', en: 'provisional, questions are open' },
  'total.tax': { de: 'Steuer darauf', en: 'Tax on it' },
  'total.interest': { de: 'Zinsen (§ 233a AO)', en: 'Interest (section 233a AO)' },
  'total.open': { de: 'Änderbar', en: 'Can be changed' },
  'total.open.value': {
    de: { one: '{{count}} Jahr', other: '{{count}} Jahre' },
    en: { one: '{{count}} year', other: '{{count}} years' },
  },
  'total.open.note': { de: 'bei einem Versehen', en: 'after an honest mistake' },
  unknown: { de: 'unbekannt', en: 'unknown' },
  'unknown.tax': {
    de: 'Trage dein zu versteuerndes Einkommen im Steuerprofil ein.',
    en: 'Enter your taxable income in the tax profile.',
  },
  settings: { de: 'Steuerprofil öffnen', en: 'Open the tax profile' },

  table: { de: 'Jahre im Vergleich', en: 'Years compared' },
  year: { de: 'Jahr', en: 'Year' },
  declared: { de: 'Erklärt', en: 'Declared' },
  computed: { de: 'Berechnet', en: 'Computed' },
  difference: { de: 'Unterschied', en: 'Difference' },
  tax: { de: 'Steuer', en: 'Tax' },
  interest: { de: 'Zinsen', en: 'Interest' },
  until: { de: 'Änderbar bis', en: 'Can be changed until' },
  'until.over': { de: 'abgelaufen am {{day}}', en: 'ended on {{day}}' },
  running: { de: 'läuft noch', en: 'still running' },
  open: { de: 'noch offen', en: 'still open' },
  'open.computing': { de: 'wird geprüft', en: 'being checked' },
  range: { de: 'Verkäufe zwischen {{low}} und {{high}}', en: 'Sales between {{low}} and {{high}}' },
  'range.open': { de: 'Verkäufe noch nicht eingegrenzt', en: 'Sales not narrowed down yet' },
  notEntered: { de: 'nicht eingetragen', en: 'not entered' },
  enter: { de: 'Eintragen', en: 'Enter' },
  change: { de: 'Ändern', en: 'Change' },
  'enter.spoken': { de: 'Erklärte Zahlen {{year}} eintragen', en: 'Enter the declared figures of {{year}}' },
  'change.spoken': { de: 'Erklärte Zahlen {{year}} ändern', en: 'Change the declared figures of {{year}}' },
  explain: {
    de: 'Erklärt, berechnet und Unterschied nennen, was von Verkäufen (§ 23) und Leistungen (§ 22 Nr. 3) steuerpflichtig ist, nach Freigrenzen und Verlusten. Ein falsches Jahr wirkt deshalb auch in die Jahre, in die sein Verlust getragen wurde. Die Frist für Änderungen kann sich aus anderen Gründen verlängern (§ 171 AO).',
    en: '“Declared”, “Computed” and “Difference” show what is taxable from sales (section 23) and income (section 22 no. 3), after limits and losses. So a wrong year also shows in the years its loss was carried to. The period for changes can be longer for other reasons (section 171 AO).',
  },
  before: {
    de: {
      one: 'Für {{years}} kennt Cryptax keine Regeln und rechnet nichts.',
      other: 'Für {{years}} kennt Cryptax keine Regeln und rechnet nichts.',
    },
    en: {
      one: 'Cryptax has no rules for {{years}} and does not calculate that year.',
      other: 'Cryptax has no rules for {{years}} and does not calculate those years.',
    },
  },
  'lawyer.title': { de: 'Bevor du dem Finanzamt schreibst:', en: 'Before you write to the tax office:' },
  lawyer: {
    de: 'Wer merkt, dass eine Erklärung falsch war, muss sie unverzüglich berichtigen (§ 153 AO). War es vielleicht mehr als ein Versehen, sprich zuerst mit einer Anwältin oder einem Anwalt: Eine Selbstanzeige (§ 371 AO) befreit nur, wenn sie für alle Jahre auf einmal vollständig ist.',
    en: 'Anyone who notices that a return was wrong has to correct it without delay (section 153 AO). If it may have been more than a mistake, see a lawyer first: a voluntary disclosure (section 371 AO) only helps if it is complete for all years at once.',
  },
  'incomplete.title': { de: 'Noch nicht vollständig', en: 'Not complete yet' },
  incomplete: {
    de: 'Offene Fragen können diese Jahre noch ändern: {{years}}. Berichtige erst, wenn sie geklärt sind.',
    en: 'Open questions can still change these years: {{years}}. Do not correct them until these are resolved.',
  },
  review: { de: 'Fragen klären', en: 'Resolve the questions' },
  adviser: { de: 'Paket für die Beratung', en: 'Pack for the adviser' },
  pdf: { de: 'Vergleich als PDF', en: 'Comparison as PDF' },
  csv: { de: 'Tabelle (CSV)', en: 'Table (CSV)' },
  'csv.declared': { de: 'Steuerpflichtig: Erklärt', en: 'Taxable: declared' },
  'csv.computed': { de: 'Steuerpflichtig: Berechnet', en: 'Taxable: computed' },
  'csv.open': { de: 'Verkäufe ohne Ergebnis', en: 'Sales without a result' },
  'csv.state': { de: 'Stand', en: 'State' },
  'csv.name': { de: 'cryptax-vergangene-jahre.csv', en: 'cryptax-past-years.csv' },

  'dialog.title': { de: 'Was hast du für {{year}} erklärt?', en: 'What did you declare for {{year}}?' },
  'dialog.line': {
    de: 'Nur der Anteil aus Krypto, wie er in der Anlage SO stand. Ein leeres Feld heißt: nichts erklärt.',
    en: 'Only the crypto part, as it was in Anlage SO. An empty field means: nothing declared.',
  },
  privateSales: { de: 'Gewinn oder Verlust aus Verkäufen (§ 23)', en: 'Gain or loss from sales (section 23)' },
  income: { de: 'Leistungen nach Werbungskosten (§ 22 Nr. 3)', en: 'Income after expenses (section 22 no. 3)' },
  filedIn: { de: 'Abgegeben im Jahr', en: 'Filed in the year' },
  'filedIn.hint': { de: 'Davon hängt die Frist ab.', en: 'The period depends on it.' },
  dueOn: { de: 'Steuer fällig am', en: 'Tax due on' },
  'dueOn.hint': {
    de: 'Laut Bescheid; nur für Zinsen nach § 235 AO.',
    en: 'According to the assessment; only for interest under section 235 AO.',
  },
  'bad.year': { de: 'Ein Jahr ab {{year}}.', en: 'A year from {{year}} on.' },
  'bad.amount': { de: 'Das ist keine Zahl.', en: 'This is not a number.' },
  fromSealed: { de: 'Aus dem versiegelten Bericht', en: 'From the sealed report' },
  save: { de: 'Speichern', en: 'Save' },
  forget: { de: 'Eintrag löschen', en: 'Delete the entry' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  saved: { de: 'Erklärte Zahlen {{year}} gespeichert', en: 'Declared figures of {{year}} saved' },
  removed: { de: 'Erklärte Zahlen {{year}} gelöscht', en: 'Declared figures of {{year}} deleted' },

  'why.title': { de: 'Zinsen für {{year}}', en: 'Interest for {{year}}' },
  'why.base': {
    de: 'Nachzuzahlende Einkommensteuer, auf 50 € abgerundet',
    en: 'Income tax to be paid, rounded down to €50',
  },
  'why.part': {
    de: {
      one: '{{from}} bis {{to}}: {{count}} voller Monat zu {{rate}}\u00a0% ({{ref}})',
      other: '{{from}} bis {{to}}: {{count}} volle Monate zu {{rate}}\u00a0% ({{ref}})',
    },
    en: {
      one: '{{from}} to {{to}}: {{count}} full month at {{rate}}% ({{ref}})',
      other: '{{from}} to {{to}}: {{count}} full months at {{rate}}% ({{ref}})',
    },
  },
  'why.none': {
    de: 'Zinsen laufen erst ab dem {{from}}. Bis zum gewählten Tag ist kein voller Monat vergangen.',
    en: 'Interest only runs from {{from}}. No full month has passed until the chosen day.',
  },
  'why.sum': { de: 'Zinsen, auf volle Euro abgerundet', en: 'Interest, rounded down to whole euros' },
  'why.small': {
    de: 'Unter 10 € werden keine Zinsen festgesetzt (§ 239 AO).',
    en: 'Interest below €10 is not assessed (section 239 AO).',
  },
  'why.evaded': {
    de: 'Wäre die Steuer hinterzogen (§ 235 AO), kämen dazu',
    en: 'If the tax was evaded (section 235 AO), add',
  },
  'why.close': { de: 'Schließen', en: 'Close' },
});
