/**
 * The rules that derivations name, in plain words with their source: ids and content are those of the rule list of
 * `@cryptax/tax-de`. Links lead to the law itself; the ministry's letter of 06.03.2025 is cited by its paragraphs (Rz.).
 */
import { defineStrings } from '../../../platform/i18n/strings.ts';

const ESTG = 'https://www.gesetze-im-internet.de/estg';
const BGB = 'https://www.gesetze-im-internet.de/bgb';

/** Without a paragraph: a limit of this program, which no law states. */
export interface RuleSource {
  readonly paragraph?: string;
  readonly url?: string;
}

export type RuleId = keyof typeof ruleStrings.table;

export function isKnownRule(id: string): id is RuleId {
  return Object.hasOwn(ruleStrings.table, id);
}

export const RULE_SOURCES: Readonly<Record<RuleId, RuleSource>> = {
  'P23-01': { paragraph: '§ 23 Abs. 1 Satz 1 Nr. 2 EStG; Rz. 31, 53', url: `${ESTG}/__23.html` },
  'P23-02': { paragraph: '§§ 187 Abs. 1, 188 Abs. 2 BGB', url: `${BGB}/__188.html` },
  'P23-04': { paragraph: '§ 188 Abs. 2 BGB', url: `${BGB}/__188.html` },
  'P23-07': { paragraph: '§ 23 Abs. 3 Satz 1 EStG; Rz. 54, 57, 60', url: `${ESTG}/__23.html` },
  'P23-08': { paragraph: 'Rz. 54, 58, 59' },
  'P23-10': { paragraph: 'Rz. 54, 59, 60' },
  'P23-13': { paragraph: 'Rz. 57' },
  'LIM-01': { paragraph: '§ 23 Abs. 3 Satz 5 EStG; Rz. 53', url: `${ESTG}/__23.html` },
  'LIM-02': { paragraph: '§ 23 Abs. 3 Satz 5 EStG', url: `${ESTG}/__23.html` },
  'LIM-04': { paragraph: 'BFH 11.01.2005; BMF 05.10.2000' },
  'L22-01': { paragraph: '§ 22 Nr. 3 Satz 2 EStG', url: `${ESTG}/__22.html` },
  'L22-02': { paragraph: '§ 22 Nr. 3 Satz 2 EStG', url: `${ESTG}/__22.html` },
  'L22-03': { paragraph: '§ 22 Nr. 3 EStG', url: `${ESTG}/__22.html` },
  'L22-04': { paragraph: 'Rz. 47, 48, 54, 65' },
  'L22-05': { paragraph: 'Rz. 34 bis 50, 65, 70 bis 73' },
  'LOSS-01': { paragraph: '§ 23 Abs. 3 Satz 7 EStG', url: `${ESTG}/__23.html` },
  'LOSS-02': { paragraph: '§ 23 Abs. 3 Satz 8, § 10d EStG', url: `${ESTG}/__10d.html` },
  'LOSS-03': { paragraph: 'BFH 11.01.2005' },
  'LOSS-04': { paragraph: 'BFH 11.01.2005' },
  'LOSS-07': { paragraph: '§ 10d Abs. 4 EStG', url: `${ESTG}/__10d.html` },
  'LOSS-08': { paragraph: '§ 22 Nr. 3 Satz 3, 4 EStG', url: `${ESTG}/__22.html` },
  'CAP-01': { paragraph: '§ 20 Abs. 2 Satz 1 Nr. 3 EStG', url: `${ESTG}/__20.html` },
  'CAP-02': { paragraph: '§ 20 Abs. 9 EStG', url: `${ESTG}/__20.html` },
  'CAP-03': { paragraph: '§ 32d Abs. 1 EStG', url: `${ESTG}/__32d.html` },
  'CAP-04': { paragraph: '§ 32d Abs. 1 Satz 3 bis 5 EStG', url: `${ESTG}/__32d.html` },
  'CAP-05': { paragraph: '§ 20 Abs. 6 EStG', url: `${ESTG}/__20.html` },
  'TAR-01': { paragraph: '§ 32a Abs. 1 EStG', url: `${ESTG}/__32a.html` },
  'TAR-02': { paragraph: '§ 32a Abs. 5 EStG', url: `${ESTG}/__32a.html` },
  'TAR-03': { paragraph: '§§ 3, 4 SolZG', url: 'https://www.gesetze-im-internet.de/solzg_1995/__3.html' },
  'TAR-05': { paragraph: '§ 2 Abs. 5, § 32a EStG', url: `${ESTG}/__32a.html` },
  'TAR-06': {},
  'TAR-07': { paragraph: '§ 32d EStG', url: `${ESTG}/__32d.html` },
  'MET-01': { paragraph: 'Rz. 61, 62' },
};

export const ruleStrings = defineStrings('explain.rules', {
  'P23-01': {
    de: 'Ein Verkauf innerhalb der Haltefrist zählt, ob Gewinn oder Verlust; danach zählt beides nicht.',
    en: 'A sale within the holding period counts, gain or loss; a sale after it counts neither way.',
  },
  'P23-02': {
    de: 'Die Frist endet mit Ablauf des gleichen Kalendertags ein Jahr nach dem Kauf.',
    en: 'The period ends at the end of the same calendar day one year after the purchase.',
  },
  'P23-04': {
    de: 'Am Jahrestag selbst läuft die Frist noch; frei ist der Tag danach.',
    en: 'On the anniversary itself the period still runs; the day after is free.',
  },
  'P23-07': {
    de: 'Gewinn ist Erlös minus Anschaffungskosten minus Werbungskosten.',
    en: 'Gain is proceeds minus cost minus expenses.',
  },
  'P23-08': {
    de: 'Ein Tausch ist ein Verkauf zum Wert des Erhaltenen und ein neuer Kauf.',
    en: 'A swap is a sale at the value received and a new purchase.',
  },
  'P23-10': {
    de: 'Gebühren beim Kauf gehören zu den Kosten, beim Verkauf zu den Werbungskosten.',
    en: 'Fees on a purchase are part of the cost, on a sale they are expenses.',
  },
  'P23-13': {
    de: 'Allgemeine Kosten zählen nur mit dem Anteil, der auf steuerpflichtige Verkäufe entfällt.',
    en: 'General costs only count for the share that belongs to taxable sales.',
  },
  'LIM-01': {
    de: 'Die Freigrenze beträgt 600\u00a0€ bis 2023 und 1.000\u00a0€ ab 2024.',
    en: 'The limit is €600 through 2023 and €1,000 from 2024.',
  },
  'LIM-02': {
    de: 'Ein Gewinn unter der Freigrenze ist frei; ab der Freigrenze ist er ganz steuerpflichtig.',
    en: 'A gain below the limit is tax-free; once the limit is reached, all of it is taxable.',
  },
  'LIM-04': {
    de: 'Geprüft wird der Gewinn aller privaten Veräußerungen des Jahres, vor jedem Verlustvortrag.',
    en: 'The test covers all private sales of the year, before any carry-forward.',
  },
  'L22-01': {
    de: 'Für Leistungen gilt eine Freigrenze von 256\u00a0€ im Jahr.',
    en: 'The limit for services is €256 a year.',
  },
  'L22-02': {
    de: 'Leistungen unter 256\u00a0€ sind frei; ab 256\u00a0€ sind sie ganz steuerpflichtig.',
    en: 'Income below €256 is tax-free; from €256 all of it is taxable.',
  },
  'L22-03': {
    de: 'Eine Freigrenze für alle Leistungen, getrennt von der Freigrenze der Verkäufe.',
    en: 'One limit for all services, separate from the limit for sales.',
  },
  'L22-04': {
    de: 'Zuflüsse zählen mit dem Marktwert beim Empfang; er wird zu den Anschaffungskosten der neuen Tranche.',
    en: 'Receipts count at market value when received; it becomes the cost of the new lot.',
  },
  'L22-05': {
    de: 'Staking, Lending, Mining und Belohnungen für etwas, das du getan hast, sind Leistungen.',
    en: 'Staking, lending, mining and rewards for a service are income from services.',
  },
  'LOSS-01': {
    de: 'Verluste aus privaten Veräußerungen mindern nur solche Gewinne.',
    en: 'A loss from private sales only offsets gains from private sales.',
  },
  'LOSS-02': {
    de: 'Ein übriger Verlust geht zuerst ins Vorjahr zurück, der Rest unbefristet in spätere Jahre.',
    en: 'A remaining loss first goes back to the previous year; the rest goes forward without a time limit.',
  },
  'LOSS-03': {
    de: 'Ein Jahr unter der Freigrenze verbraucht nichts vom Verlustvortrag.',
    en: 'A year below the limit uses up none of the carry-forward.',
  },
  'LOSS-04': {
    de: 'Was nach dem Abzug bleibt, ist auch unter der Freigrenze steuerpflichtig.',
    en: 'What remains after the deduction is taxable even below the limit.',
  },
  'LOSS-07': {
    de: 'Ein Verlust wird festgestellt und vorgetragen, auch wenn keine Steuer anfällt.',
    en: 'A loss is assessed and carried forward even if no tax is due.',
  },
  'LOSS-08': {
    de: 'Verluste aus Leistungen mindern nur Leistungen, in derselben Reihenfolge.',
    en: 'A loss from services only offsets income from services, in the same order.',
  },
  'CAP-01': {
    de: 'Bar abgerechnete Margin- und Termingeschäfte sind Kapitalerträge, außerhalb jeder Freigrenze für Verkäufe.',
    en: 'Cash-settled margin and futures are capital income, outside any limit for private sales.',
  },
  'CAP-02': {
    de: 'Der Sparer-Pauschbetrag mindert Kapitalerträge: 801\u00a0€ bis 2022, 1.000\u00a0€ ab 2023, für Paare das Doppelte.',
    en: 'The savings allowance lowers capital income: €801 through 2022, €1,000 from 2023, twice that for couples.',
  },
  'CAP-03': {
    de: 'Die Abgeltungsteuer beträgt 25\u00a0% plus 5,5\u00a0% Solidaritätszuschlag darauf.',
    en: 'The flat tax is 25% plus 5.5% solidarity surcharge on it.',
  },
  'CAP-04': {
    de: 'Mit Kirchensteuer sinkt der Satz von 25\u00a0% etwas.',
    en: 'With church tax the 25% rate falls slightly.',
  },
  'CAP-05': {
    de: 'Verluste bleiben innerhalb der Kapitalerträge und werden vorgetragen.',
    en: 'Losses stay within capital income and are carried forward.',
  },
  'TAR-01': {
    de: 'Die Einkommensteuer folgt dem Tarif des Jahres; Einkommen und Steuer werden auf volle Euro abgerundet.',
    en: "Income tax follows the year's tariff; income and tax are rounded down to full euros.",
  },
  'TAR-02': {
    de: 'Zusammenveranlagung: doppelte Steuer auf das halbe Einkommen.',
    en: 'Joint assessment: twice the tax on half the income.',
  },
  'TAR-03': {
    de: 'Der Solidaritätszuschlag beginnt erst über einer Grenze und gleitet dann auf 5,5\u00a0%.',
    en: 'The surcharge starts above a limit and rises gradually to 5.5%.',
  },
  'TAR-05': {
    de: 'Krypto kostet die Differenz: Steuer mit Krypto minus Steuer ohne Krypto.',
    en: 'Crypto costs the difference: tax with crypto minus tax without it.',
  },
  'TAR-06': {
    de: 'Nicht berücksichtigt: Progressionsvorbehalt, §\u00a034, Kinderfreibeträge, Härteausgleich, Kirchensteuer als Sonderausgabe und ihre Kappung.',
    en: 'Not considered: progression clause, section 34, child allowances, hardship relief, church tax as special expense and its caps.',
  },
  'TAR-07': {
    de: 'Ohne zu versteuerndes Einkommen steht hier der grobe Satz von 26,375\u00a0%. Er gehört zu §\u00a020, nicht zu §\u00a023.',
    en: 'Without a taxable income, the rough rate of 26.375% is used here. It belongs to section 20, not to section 23.',
  },
  'MET-01': {
    de: 'FIFO und Durchschnitt je Wallet erkennt das Finanzamt an; andere Methoden dienen nur der Planung.',
    en: 'The tax office accepts FIFO and average per wallet; other methods are for planning only.',
  },
});
