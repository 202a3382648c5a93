/** Words of the tax profile and of the person data on the cover. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const profileStrings = defineStrings('tax-profile', {
  title: { de: 'Steuerprofil {{year}}', en: 'Tax profile {{year}}' },
  note: {
    de: 'Bleibt in diesem Browser. Es wird nirgendwohin gesendet.',
    en: 'Stays in this browser. It is sent nowhere.',
  },
  'field.taxableIncome': { de: 'Zu versteuerndes Einkommen ohne Krypto', en: 'Taxable income without crypto' },
  'hint.taxableIncome': {
    de: 'Steht im Steuerbescheid; was dort an Krypto schon enthalten ist, ziehe ab. Ohne diese Zahl gibt es nur eine grobe Schätzung.',
    en: 'It is in your tax assessment; take off what it holds of crypto already. Without it there is only a rough estimate.',
  },
  assessment: { de: 'Veranlagung', en: 'Assessment' },
  single: { de: 'Einzeln', en: 'Single' },
  joint: { de: 'Zusammen', en: 'Joint' },
  church: { de: 'Kirchensteuer', en: 'Church tax' },
  'church.note': {
    de: '8\u00a0% in Bayern und Baden-Württemberg, sonst 9\u00a0%',
    en: '8% in Bavaria and Baden-Württemberg, else 9%',
  },
  state: { de: 'Bundesland', en: 'State' },
  'state.choose': { de: 'Bitte wählen', en: 'Please choose' },
  'field.opening.privateSales': {
    de: 'Verlustvortrag § 23 vor deiner ersten Buchung',
    en: 'Section 23 loss carried into your first year',
  },
  'hint.opening.privateSales': {
    de: 'Vom Finanzamt festgestellt, als positive Zahl.',
    en: 'As assessed by the tax office, as a positive number.',
  },
  'field.otherPrivateSales': { de: 'Andere private Veräußerungen {{year}}', en: 'Other private sales {{year}}' },
  'hint.otherPrivateSales': {
    de: 'Gewinn oder Verlust außerhalb von Cryptax, etwa Gold. Zählt in dieselbe Freigrenze.',
    en: 'Gain or loss outside Cryptax, such as gold. It shares the limit.',
  },
  more: { de: 'Weitere Angaben', en: 'More details' },
  'field.otherIncome': { de: 'Andere Leistungen § 22 Nr. 3', en: 'Other income, section 22 no. 3' },
  'hint.otherIncome': { de: 'Teilt sich die 256 Euro Freigrenze.', en: 'Shares the limit of 256 euros.' },
  'field.generalExpenses': { de: 'Allgemeine Kosten', en: 'General costs' },
  'hint.generalExpenses': {
    de: 'Software, Beratung: nur der Anteil für steuerpflichtige Verkäufe.',
    en: 'Software, advice: only the share for taxable sales.',
  },
  'field.otherCapital': {
    de: 'Andere Kapitalerträge ohne Steuerabzug',
    en: 'Other capital income without withholding',
  },
  'hint.otherCapital': {
    de: 'Zählt zu § 20, getrennt von Verkäufen.',
    en: 'Counts under section 20, apart from sales.',
  },
  'field.allowanceUsed': { de: 'Sparer-Pauschbetrag schon verbraucht', en: 'Savings allowance already used' },
  'hint.allowanceUsed': { de: 'Bei Banken, laut Freistellungsauftrag.', en: 'At banks, by exemption order.' },
  'field.opening.income': { de: 'Verlustvortrag § 22 Nr. 3', en: 'Loss carry-forward, section 22 no. 3' },
  'field.opening.capital': { de: 'Verlustvortrag § 20', en: 'Loss carry-forward, section 20' },
  'hint.opening': { de: 'Aus der Zeit vor deiner ersten Buchung.', en: 'From before your first entry.' },
  carryBack: {
    de: 'Auf den Rücktrag eines Verlusts aus {{year}} verzichten',
    en: 'Waive the carry-back of a loss of {{year}}',
  },
  'carryBack.hint': {
    de: 'Das Finanzamt trägt einen Verlust von sich aus ins Vorjahr zurück, der Rest geht in die nächsten Jahre. Mit Haken geht alles vorwärts; seit 2022 geht das nur im Ganzen. Der Bericht zeigt beide Wege mit ihrer Steuer.',
    en: 'The tax office carries a loss back to the year before by itself; the rest goes forward. Ticked, all of it goes forward; since 2022 only as a whole. The report shows both ways with their tax.',
  },
  'carryBack.private-sales': { de: 'Verkäufe (§ 23)', en: 'Sales (section 23)' },
  'carryBack.income': { de: 'Leistungen (§ 22 Nr. 3)', en: 'Income (section 22 no. 3)' },
  openLaw: { de: 'Offene Rechtsfragen', en: 'Open points of law' },
  'openLaw.hint': {
    de: 'Beide Lesarten sind umstritten; vorsichtig ist: ohne Haken. Der Bericht druckt die gewählte und was die andere ändern würde.',
    en: 'Both readings are disputed; careful is: unticked. The report prints the one chosen and what the other would change.',
  },
  'openLaw.freeAirdrops': {
    de: 'Airdrops ohne Gegenleistung: nicht angeschafft, Verkauf steuerfrei',
    en: 'Airdrops for nothing: not acquired, sale tax-free',
  },
  'openLaw.spotMargin': {
    de: 'Margin am Kassamarkt: private Veräußerung (§ 23) statt Kapitalertrag (§ 20)',
    en: 'Margin on spot: private sale (section 23) instead of capital income (section 20)',
  },
  'openLaw.incomeLacksOther': {
    de: 'Das Einkommen oben enthält die anderen Verkäufe und Leistungen noch nicht',
    en: 'The income above does not hold the other sales and services yet',
  },
  years: { de: 'Steuerjahr', en: 'Tax year' },
  section: { de: 'Steuerprofil', en: 'Tax profile' },
  'section.profile': { de: 'Einkommen, Veranlagung, Verluste', en: 'Income, assessment, losses' },
  'section.person': { de: 'Angaben für das Deckblatt', en: 'Details for the cover' },
  'section.personNone': {
    de: 'Name, Anschrift, Steuernummer: noch leer',
    en: 'Name, address, tax number: still empty',
  },
  'section.edit': { de: 'Bearbeiten', en: 'Edit' },
  'section.open': { de: 'Steuerprofil {{year}} bearbeiten', en: 'Edit the tax profile {{year}}' },
  'section.openPerson': { de: 'Angaben für das Deckblatt bearbeiten', en: 'Edit the details for the cover' },
  'say.income': { de: 'zu versteuerndes Einkommen {{income}}', en: 'taxable income {{income}}' },
  'say.noIncome': { de: 'ohne Einkommen, daher nur grobe Schätzung', en: 'no income, so a rough estimate only' },
  'say.single': { de: 'Einzelveranlagung', en: 'single assessment' },
  'say.joint': { de: 'Zusammenveranlagung', en: 'joint assessment' },
  'say.church': { de: '{{rate}}\u00a0% Kirchensteuer', en: '{{rate}}% church tax' },
  save: { de: 'Speichern und neu berechnen', en: 'Save and recalculate' },
  cancel: { de: 'Abbrechen', en: 'Cancel' },
  'problem.number': {
    de: 'Trage einen Betrag in Euro ein, höchstens zwei Nachkommastellen.',
    en: 'Enter an amount in euros, two decimals at most.',
  },
  'problem.negative': { de: 'Trage den Betrag ohne Minuszeichen ein.', en: 'Enter the amount without a minus sign.' },
  'problem.state': {
    de: 'Wähle dein Bundesland für den Kirchensteuersatz.',
    en: 'Choose your state for the church tax rate.',
  },

  'newer.yes': { de: 'ja', en: 'yes' },
  'newer.no': { de: 'nein', en: 'no' },
  saved: { de: 'Steuerprofil gespeichert', en: 'Tax profile saved' },
  'person.saved': { de: 'Angaben gespeichert', en: 'Details saved' },
  'person.title': { de: 'Angaben für das Deckblatt', en: 'Details for the cover' },
  'person.line': {
    de: 'Alles freiwillig. Die Angaben stehen nur auf deinem Bericht und bleiben in diesem Browser.',
    en: 'All optional. They appear on your report only and stay in this browser.',
  },
  'person.name': { de: 'Name', en: 'Name' },
  'person.street': { de: 'Straße und Hausnummer', en: 'Street and number' },
  'person.town': { de: 'Postleitzahl und Ort', en: 'Postcode and town' },
  'person.taxNumber': { de: 'Steuernummer', en: 'Tax number' },
  'person.taxOffice': { de: 'Finanzamt', en: 'Tax office' },
  'person.save': { de: 'Speichern', en: 'Save' },
});
