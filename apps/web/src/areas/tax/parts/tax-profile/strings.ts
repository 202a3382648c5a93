/** Words of the tax profile and of the person data on the cover. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const profileStrings = defineStrings('tax-profile', {
  title: { de: 'Steuerprofil {{year}}', en: 'Tax profile {{year}}' },
  note: {
    de: 'Bleibt in diesem Browser. Nur wenn du synchronisierst, liegt es auch in deinem Konto.',
    en: 'Stays in this browser. It is only in your account too if you sync.',
  },
  'field.taxableIncome': { de: 'Zu versteuerndes Einkommen ohne Krypto', en: 'Taxable income without crypto' },
  'hint.taxableIncome': {
    de: 'Steht im Steuerbescheid; was dort an Krypto schon enthalten ist, ziehe ab. Ohne diese Zahl gibt es nur eine grobe Schätzung.',
    en: 'It is in your tax assessment; subtract any crypto it already includes. Without it there is only a rough estimate.',
  },
  assessment: { de: 'Veranlagung', en: 'Assessment' },
  single: { de: 'Einzeln', en: 'Single' },
  joint: { de: 'Zusammen', en: 'Joint' },
  church: { de: 'Kirchensteuer', en: 'Church tax' },
  'church.note': {
    de: '8\u00a0% in Bayern und Baden-Württemberg, sonst 9\u00a0%',
    en: '8% in Bavaria and Baden-Württemberg, otherwise 9%',
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
  'hint.otherIncome': { de: 'Zählt in die Freigrenze von 256\u00a0€.', en: 'Counts towards the limit of €256.' },
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
    en: 'Counts under section 20, separate from sales.',
  },
  'field.allowanceUsed': { de: 'Sparer-Pauschbetrag schon verbraucht', en: 'Savings allowance already used' },
  'hint.allowanceUsed': { de: 'Bei Banken, laut Freistellungsauftrag.', en: 'At banks, under your exemption orders.' },
  'field.opening.income': { de: 'Verlustvortrag § 22 Nr. 3', en: 'Loss carry-forward, section 22 no. 3' },
  'field.opening.capital': { de: 'Verlustvortrag § 20', en: 'Loss carry-forward, section 20' },
  'hint.opening': { de: 'Aus der Zeit vor deiner ersten Buchung.', en: 'From before your first entry.' },
  carryBack: {
    de: 'Auf den Rücktrag eines Verlusts aus {{year}} verzichten',
    en: 'Waive the carry-back of a loss of {{year}}',
  },
  'carryBack.hint': {
    de: 'Das Finanzamt trägt einen Verlust von sich aus ins Vorjahr zurück, der Rest geht in die nächsten Jahre. Mit Haken geht alles in spätere Jahre; seit 2022 geht das nur ganz oder gar nicht. Der Bericht zeigt beide Wege mit ihrer Steuer.',
    en: 'The tax office carries a loss back to the previous year of its own accord; the rest goes forward. If ticked, all of it goes forward; since 2022 this is all or nothing. The report shows both options with their tax.',
  },
  'carryBack.private-sales': { de: 'Verkäufe (§ 23)', en: 'Sales (section 23)' },
  'carryBack.income': { de: 'Leistungen (§ 22 Nr. 3)', en: 'Income (section 22 no. 3)' },
  partYear: {
    de: 'Nur einen Teil des Jahres in Deutschland gewohnt',
    en: 'Lived in Germany for only part of the year',
  },
  residentFrom: { de: 'Wohnsitz ab', en: 'Resident from' },
  residentUntil: { de: 'Wohnsitz bis', en: 'Resident until' },
  'partYear.hint': {
    de: 'Gerechnet wird wie für das ganze Jahr. Verkäufe ohne Wohnsitz in Deutschland gehören in der Regel nicht dazu; mit den Tagen nennt der Bericht sie. Beim Wegzug ist § 2 AStG zu prüfen. Lass dich dazu steuerlich beraten.',
    en: 'The whole year is calculated. Sales made while not resident in Germany usually do not count; if you enter the days, the report names them. If you moved away, section 2 AStG has to be checked. Please get tax advice on this.',
  },
  securityTokens: { de: 'Wertpapierähnliche Token', en: 'Security-like tokens' },
  'securityTokens.hint': {
    de: 'Kürzel mit Komma getrennt. Solche Token können zu § 20 gehören; gerechnet werden sie wie andere Coins, der Bericht nennt sie mit ihrem Ergebnis.',
    en: 'Symbols separated by commas. Such tokens may belong to section 20; they are calculated like other coins, and the report lists them with their result.',
  },
  openLaw: { de: 'Offene Rechtsfragen', en: 'Open points of law' },
  'openLaw.hint': {
    de: 'Diese Punkte sind umstritten oder eine Frage des Nachweises; ohne Haken bist du auf der vorsichtigen Seite. Der Bericht druckt die gewählte Lesart und was die andere ändern würde.',
    en: 'These points are disputed or a matter of proof; leaving them unticked is the cautious choice. The report prints the chosen reading and what the other would change.',
  },
  'openLaw.freeAirdrops': {
    de: 'Airdrops ohne Gegenleistung: nicht angeschafft, Verkauf steuerfrei',
    en: 'Airdrops with nothing in return: not acquired, sale tax-free',
  },
  'openLaw.spotMargin': {
    de: 'Margin am Kassamarkt: private Veräußerung (§ 23) statt Kapitalertrag (§ 20)',
    en: 'Margin on spot: private sale (section 23) instead of capital income (section 20)',
  },
  'openLaw.spentOutputs': {
    de: 'Bitcoin und ähnliche: immer nach Methode, auch wo die ausgegebenen Transaktionsausgänge bekannt sind',
    en: 'Bitcoin and the like: always by the method, even where the outputs spent are known',
  },
  'openLaw.spouseCarryForward': {
    de: 'Ein Verlustvortrag, den der eine Ehegatte nicht braucht, mindert auch die Gewinne des anderen',
    en: 'A loss carried forward that one spouse does not need also lowers the other’s gains',
  },
  'openLaw.incomeLacksOther': {
    de: 'Das Einkommen oben enthält die anderen Verkäufe und Leistungen noch nicht',
    en: 'The income above does not yet include the other sales and services',
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

/** Words about the order of lots: what it is, when it may change, and the list of pools. */
export const methodStrings = defineStrings('tax-profile-method', {
  method: { de: 'Methode', en: 'Method' },
  'method.FIFO': { de: 'FIFO, älteste zuerst', en: 'FIFO, oldest first' },
  'method.AVERAGE': { de: 'Durchschnitt', en: 'Average' },
  'method.LIFO': { de: 'LIFO (nur Planung)', en: 'LIFO (planning only)' },
  'method.HIFO': { de: 'HIFO (nur Planung)', en: 'HIFO (planning only)' },
  'method.LOFO': { de: 'LOFO (nur Planung)', en: 'LOFO (planning only)' },
  'hint.accepted': {
    de: 'FIFO und Durchschnitt je Wallet erkennt das Finanzamt an.',
    en: 'The tax office accepts FIFO and average per wallet.',
  },
  'hint.free': {
    de: 'FIFO und Durchschnitt je Wallet erkennt das Finanzamt an. Noch frei wählbar: Solange kein Jahr versiegelt ist, werden alle Jahre damit neu berechnet.',
    en: 'The tax office accepts FIFO and average per wallet. Still free to choose: as long as no year is sealed, all years are recalculated with it.',
  },
  'hint.from-now': {
    de: 'Versiegelt: {{years}}. Alle Bestände sind leer, du darfst wechseln (Rz. 62, BMF-Schreiben vom 06.03.2025). Der Wechsel gilt ab jetzt, frühere Jahre bleiben, wie sie sind.',
    en: 'Sealed: {{years}}. All pools are empty, so you may change (margin no. 62, ministry letter of 6 March 2025). The change applies from now on; earlier years stay as they are.',
  },
  'hint.pools-hold': {
    de: {
      one: 'Versiegelt: {{years}}. Solange ein Bestand nicht leer ist, bleibt die gewählte Methode (Rz. 62, BMF-Schreiben vom 06.03.2025).',
      other:
        'Versiegelt: {{years}}. Solange {{count}} Bestände nicht leer sind, bleibt die gewählte Methode (Rz. 62, BMF-Schreiben vom 06.03.2025).',
    },
    en: {
      one: 'Sealed: {{years}}. While one pool is not empty, the chosen method stays (margin no. 62, ministry letter of 6 March 2025).',
      other:
        'Sealed: {{years}}. While {{count}} pools are not empty, the chosen method stays (margin no. 62, ministry letter of 6 March 2025).',
    },
  },
  'hint.no-date': {
    de: 'Versiegelt: {{years}}. Über alle Wallets lässt sich die Methode nicht ab einem Stichtag wechseln; das BMF-Schreiben vom 06.03.2025 sieht das nur je Wallet vor (Rz. 62).',
    en: 'Sealed: {{years}}. Across all wallets the method cannot be changed from a certain day; the ministry letter of 6 March 2025 only allows that per wallet (margin no. 62).',
  },
  scope: { de: 'Bezug', en: 'Scope' },
  'scope.wallet': { de: 'je Wallet', en: 'per wallet' },
  'scope.global': { de: 'über alle Wallets (nur Planung)', en: 'over all wallets (planning only)' },
  'scope.no-date': {
    de: 'Gilt für alle Jahre auf einmal, auch für die versiegelten ({{years}}), und bleibt darum.',
    en: 'Applies to all years at once, including the sealed ones ({{years}}), so it stays.',
  },
  'wayOut.pools': {
    de: 'Was du tun kannst: einzelne leere Bestände umstellen, oder den versiegelten Bericht unter „Berichte & Export“ entfernen, falls du ihn nie abgegeben hast. Zum Vergleichen ist unter „Steuerstrategien“ jede Methode frei wählbar.',
    en: 'What you can do: change individual pools that are empty, or remove the sealed report under “Reports & export” if you never filed it. To compare, you can use any method under “Tax strategies”.',
  },
  'wayOut.seal': {
    de: 'Was du tun kannst: den versiegelten Bericht unter „Berichte & Export“ entfernen, falls du ihn nie abgegeben hast. Zum Vergleichen ist unter „Steuerstrategien“ jede Methode frei wählbar.',
    en: 'What you can do: remove the sealed report under “Reports & export” if you never filed it. To compare, you can use any method under “Tax strategies”.',
  },
  pools: { de: 'Wechsel je Wallet und Coin', en: 'Change per wallet and coin' },
  'pools.line': {
    de: 'Ein leerer Bestand darf seine Methode ab jetzt wechseln. Ist noch etwas da, behält er sie, bis alles weg ist (Rz. 62, BMF-Schreiben vom 06.03.2025).',
    en: 'An empty pool may change its method from now on. One that still holds something keeps its method until everything is gone (margin no. 62, ministry letter of 6 March 2025).',
  },
  'pools.global': {
    de: 'Dein Bezug ist „über alle Wallets“: Dann gilt eine Methode für alles, und es gibt keine Bestände je Wallet, die einzeln wechseln könnten.',
    en: 'Your scope is “over all wallets”: one method applies to everything, and there are no pools per wallet that could change on their own.',
  },
  'pools.none': {
    de: 'Noch keine eigenen Bestände. Beispieldaten zählen hier nicht.',
    en: 'No holdings of your own yet. Demo data does not count here.',
  },
  'pools.search': { de: 'Wallet oder Coin suchen', en: 'Search wallet or coin' },
  'pools.noHit': { de: 'Kein Bestand passt dazu.', en: 'No pool matches.' },
  'pools.more': {
    de: '{{shown}} von {{total}} Beständen. Suche nach Wallet oder Coin, um die anderen zu sehen.',
    en: '{{shown}} of {{total}} pools. Search by wallet or coin to see the others.',
  },
  'pools.empty': { de: 'leer, Wechsel möglich', en: 'empty, may change' },
  'pools.held': {
    de: {
      one: 'hält {{amount}} in einer Tranche, darum kein Wechsel',
      other: 'hält {{amount}} in {{count}} Tranchen, darum kein Wechsel',
    },
    en: { one: 'holds {{amount}} in one lot, so no change', other: 'holds {{amount}} in {{count}} lots, so no change' },
  },
  'pools.from': { de: 'seit {{day}}', en: 'since {{day}}' },
  'pools.method': { de: 'Methode für {{asset}} in {{wallet}}', en: 'Method for {{asset}} in {{wallet}}' },
  'pools.done': {
    de: '{{asset}} in {{wallet}}: neue Methode ab jetzt',
    en: '{{asset}} in {{wallet}}: new method from now on',
  },
});
