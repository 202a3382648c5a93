/** What the reader must know beside the figures, in words. */
import type { WarningCode } from '@cryptax/tax-de';
import type { Text } from './locale.ts';

export const WARNING_TEXTS: Readonly<Record<WarningCode, Text>> = {
  'no-tax-advice': {
    de: 'Dieser Bericht ist eine Berechnung aus den erfassten Daten und keine Steuerberatung. Maßgeblich ist der Bescheid des Finanzamts.',
    en: 'This report is a calculation from the recorded data and not tax advice. What counts is the tax office’s assessment.',
  },
  'frequent-trading-may-be-business': {
    de: 'Wer sehr häufig und wie ein Händler handelt, kann ein Gewerbe betreiben (§ 15 EStG). Der Bericht geht von privater Vermögensverwaltung aus.',
    en: 'Very frequent trading in the manner of a dealer may be a business (section 15 EStG). The report assumes private asset management.',
  },
  'planning-method': {
    de: 'Planungsvergleich: {method}, {scope}, ist keine Methode des BMF-Schreibens. Für die Steuererklärung FIFO oder Durchschnitt je Wallet wählen.',
    en: 'Planning comparison: {method}, {scope}, is not a method of the ministry letter. For the tax return choose FIFO or average per wallet.',
  },
  incomplete: {
    de: 'Der Bericht ist unvollständig. Nicht berechnete Veräußerungen des Jahres: {stopped}; auch Zeilen, Kurse oder Anschaffungen können fehlen. Einzelheiten stehen im Steuerbericht unter Vollständigkeit.',
    en: 'The report is incomplete. Disposals of the year that could not be calculated: {stopped}; rows, prices or acquisitions may be missing as well. See the completeness statement of the tax report.',
  },
  'flat-estimate': {
    de: 'Ohne zu versteuerndes Einkommen ist die Steuer nur grob mit 26,375 % geschätzt. Das ist der Satz des § 20 EStG, nicht der des § 23 EStG; es gilt der persönliche Steuersatz.',
    en: 'Without a taxable income the tax is only a rough estimate at 26.375%. That is the rate of section 20, not of section 23 EStG; the personal rate applies.',
  },
  'loss-should-be-declared': {
    de: '{block}: Der Verlust sollte erklärt werden. Nur ein festgestellter Verlust kann später abgezogen werden.',
    en: '{block}: the loss should be declared. Only an assessed loss can be deducted later.',
  },
  'filing-duty-side-income': {
    de: 'Steuerpflichtige Nebeneinkünfte von {taxable} EUR: über 410 EUR müssen auch Arbeitnehmer eine Steuererklärung abgeben (§ 46 Abs. 2 Nr. 1 EStG).',
    en: 'Taxable side income of {taxable} EUR: above 410 EUR employees too must file a return (section 46 (2) no. 1 EStG).',
  },
  'capital-income-kept-apart': {
    de: 'Termin- und Margin-Ergebnisse gehören zu § 20 EStG (Anlage KAP). Sie werden nicht mit § 23 EStG verrechnet.',
    en: 'Futures and margin results belong to section 20 EStG (Anlage KAP). They are not offset against section 23 EStG.',
  },
  'form-lines-unknown': {
    de: 'Für {year} sind nicht alle Zeilen des Vordrucks bekannt. Bitte nach der Bezeichnung eintragen.',
    en: 'For {year} not all lines of the form are known. Please follow the labels.',
  },
  'form-lines-unsure': {
    de: 'Für {year} widersprechen sich die Quellen zu einzelnen Zeilen des Vordrucks. Bitte die Bezeichnung vergleichen.',
    en: 'For {year} the sources disagree about some lines of the form. Please compare the labels.',
  },
  'free-airdrop-disputed': {
    de: 'Verkauf unentgeltlich erhaltener Token binnen eines Jahres: ob überhaupt eine Anschaffung vorliegt, ist streitig (Rz. 72 bis 75).',
    en: 'Sale within a year of tokens received for nothing: whether there was an acquisition at all is disputed (Rz. 72 to 75).',
  },
  'foreign-fiat-out-of-scope': {
    de: 'Fremdwährungen wurden zu EZB-Kursen umgerechnet; Gewinne aus Fremdwährungsguthaben selbst sind nicht enthalten.',
    en: 'Foreign currencies were converted at ECB rates; gains on foreign currency balances themselves are not included.',
  },
  'retention-six-years': {
    de: 'Bei positiven Einkünften über 500.000 EUR sind die Unterlagen sechs Jahre aufzubewahren (§ 147a AO).',
    en: 'With positive income above 500,000 EUR records must be kept for six years (section 147a AO).',
  },
  'utc-berlin-day-differs': {
    de: 'Bei {count|einer Buchung|# Buchungen} liegt der Tag in Berlin anders als in UTC und ändert das Ergebnis. Es gilt der Berliner Tag.',
    en: 'For {count|one entry|# entries} the day in Berlin differs from the UTC day and changes the result. The Berlin day counts.',
  },
  'mining-may-be-business': {
    de: 'Mining kann ein Gewerbe sein (§ 15 EStG). Hier ist es als Leistung nach § 22 Nr. 3 EStG berechnet.',
    en: 'Mining may be a business (section 15 EStG). Here it is treated as a service under section 22 no. 3 EStG.',
  },
  'open-law-choice': {
    de: '{count|Eine Buchung ist|# Buchungen sind} rechtlich nicht geklärt. {count|Sie steht|Sie stehen einzeln} in der Liste der fortgeführten Tranchen oder der Veräußerungen, die gewählte Behandlung und ihre Wirkung auf der Methodenseite.',
    en: '{count|One entry is|# entries are} not settled by the law. {count|It|Each} is in the list of lots carried on or of disposals; the treatment chosen and its effect are on the method page.',
  },
  'other-assets-share-limit': {
    de: 'Die Freigrenze von {limit} EUR gilt für alle privaten Veräußerungen zusammen, auch für Edelmetalle, Fremdwährungen oder Sammlerstücke, die nicht in diesem Bericht stehen. Wertpapierähnliche Token (§ 20 EStG) werden nur benannt, wo sie im Steuerprofil gekennzeichnet sind.',
    en: 'The limit of {limit} EUR applies to all private disposals together, including precious metals, foreign currency or collectibles that are not in this report. Security-like tokens (section 20 EStG) are named only where the tax profile marks them.',
  },
  'part-year-residence': {
    de: 'Im Jahr bestand nur zeitweise Wohnsitz in Deutschland. Gerechnet ist wie für das ganze Jahr; Verkäufe ohne Wohnsitz in Deutschland gehören in der Regel nicht hierher, und beim Wegzug ist § 2 AStG zu prüfen. Bitte steuerlich beraten lassen.',
    en: 'You were resident in Germany for only part of the year. The calculation covers the whole year; sales made while not resident in Germany usually do not belong here, and section 2 AStG has to be checked after a departure. Please get tax advice.',
  },
  'sales-without-residence': {
    de: '{count|Eine Veräußerung oder ein Zufluss liegt|# Veräußerungen und Zuflüsse liegen} an Tagen ohne Wohnsitz in Deutschland: {gain} EUR in den privaten Veräußerungen, {income} EUR in den Leistungen. {count|Das ist mitgerechnet und gehört|Sie sind mitgerechnet und gehören} in der Regel nicht hierher.',
    en: '{count|One disposal or receipt falls|# disposals and receipts fall} on days without residence in Germany: {gain} EUR in private disposals, {income} EUR in services. {count|It is counted and usually does|They are counted and usually do} not belong here.',
  },
  'security-tokens': {
    de: 'Wertpapierähnliche Token (Rz. 81 bis 86): {assets}. Ihre Ergebnisse können zu den Kapitalerträgen gehören (§ 20 EStG, Anlage KAP); hier sind sie wie andere Kryptowerte berechnet, mit {gain} EUR in den privaten Veräußerungen und {income} EUR in den Leistungen, und zählen so zu deren Freigrenzen. Bitte steuerlich beraten lassen.',
    en: 'Security-like tokens (Rz. 81 to 86): {assets}. Their results may be capital income (section 20 EStG, Anlage KAP); here they are treated like other coins, with {gain} EUR in private disposals and {income} EUR in services, and so count towards their limits. Please get tax advice.',
  },
  'tariff-cheaper': {
    de: 'Günstigerprüfung (§ 32d Abs. 6 EStG): Auf Antrag kostet der Kapitalertrag nach dem Tarif {tariff} EUR statt {flat} EUR Abgeltungsteuer, also {saving} EUR weniger. Der Antrag gilt für alle Kapitalerträge des Jahres; andere sind hier nicht berücksichtigt.',
    en: 'Tariff on application (section 32d (6) EStG): the capital income costs {tariff} EUR by the tariff instead of {flat} EUR flat tax, {saving} EUR less. The application covers all capital income of the year; other income is not counted here.',
  },
  'carry-back-choice': {
    de: 'Der Verlust {lossYear} kann mit {carriedBack} EUR in das Vorjahr zurückgehen. Beide Wege mit ihrer Steuer stehen unter Verlustrücktrag; dort steht auch, mit welchem gerechnet ist.',
    en: 'Of the loss of {lossYear}, {carriedBack} EUR can be carried back to the previous year. Loss carry-back shows both options with their tax, and which one the figures use.',
  },
  'named-lots': {
    de: 'Einzelbetrachtung (Rz. 61): Bei {count|einer Veräußerung|# Veräußerungen} sind die Tranchen benannt oder durch die ausgegebenen Transaktionsausgänge bestimmt. Die Zuordnung ist nachzuweisen, zum Beispiel mit einer Anweisung vor dem Verkauf oder den ausgegebenen Transaktionsausgängen.',
    en: 'Individual identification (Rz. 61): {count|One disposal names its lots or|# disposals name their lots or} spent outputs that hold them. It must be proven, for example by an instruction before the sale or by the outputs spent.',
  },
  'named-lots-mixed': {
    de: '{asset} in {wallet}: benannte Tranchen und die allgemeine Reihenfolge stehen nebeneinander. Das Finanzamt kann nach dem Grund fragen.',
    en: '{asset} in {wallet}: named lots and the general method are used side by side. The tax office may ask why.',
  },
  'spouse-left-out': {
    de: 'Zusammenveranlagung: Das Buch der anderen Person war beim Rechnen gesperrt oder nicht da. Keine Zahl dieses Berichts enthält ihre Gewinne, Verluste und Angaben.',
    en: 'Joint assessment: the other person’s book was locked or missing when this was calculated. No figure in this report includes their gains, losses and details.',
  },
  'year-before-letter': {
    de: 'Das erste BMF-Schreiben zu Kryptowerten ist vom 10.05.2022. Für {year} gelten das Gesetz und das Urteil des Bundesfinanzhofs vom 14.02.2023 (IX R 3/22); die Regeln des Schreibens vom 06.03.2025 gelten in allen offenen Fällen (Rz. 106).',
    en: 'The first ministry letter on crypto is of 10.05.2022. For {year} the statute and the Federal Fiscal Court (14.02.2023, IX R 3/22) apply; the rules of the letter of 06.03.2025 apply to all open cases (Rz. 106).',
  },
};
