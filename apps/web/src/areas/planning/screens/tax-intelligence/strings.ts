/** Texts of the tax radar. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const taxIntelligenceStrings = defineStrings('tax-intelligence', {
  context: {
    de: 'Freigrenzen, steuerfreie Tage und was sich heute lohnt. Stand {{day}}.',
    en: 'Limits, tax-free days and what is worth doing today. As of {{day}}.',
  },
  'context.plain': {
    de: 'Freigrenzen, steuerfreie Tage und was sich heute lohnt.',
    en: 'Limits, tax-free days and what is worth doing today.',
  },
  intro: {
    de: 'Sobald Buchungen da sind, siehst du hier, wann Tranchen frei werden und wie viel du ohne Steuer verkaufen kannst.',
    en: 'Once there are entries, you see here when lots become tax-free and how much you can sell without tax.',
  },
  failed: { de: 'Steueranalyse konnte nicht durchgeführt werden', en: 'The tax analysis could not be carried out' },
  value: { de: 'Wert deines Bestands', en: 'Value of your holdings' },
  'value.proven': { de: 'Wert der belegten Positionen', en: 'Value of the proven positions' },
  unpriced: { de: 'ohne {{names}}', en: 'without {{names}}' },
  taxNow: { de: 'Steuer, wenn du heute alles verkaufst', en: 'Tax if you sold everything today' },
  'taxNow.note': { de: 'mit deiner Methode', en: 'with your method' },
  waiting: { de: 'Ersparnis durch Warten', en: 'Saved by waiting' },
  'waiting.note': { de: 'bis alles außerhalb der Haltefrist ist', en: 'until all of it is outside the holding period' },

  cockpit: { de: 'Freigrenzen {{year}}', en: 'Limits {{year}}' },
  net23: { de: 'Ergebnis § 23 bisher', en: 'Section 23 result so far' },
  net22: { de: 'Ergebnis § 22 Nr. 3 bisher', en: 'Section 22 no. 3 result so far' },
  taxSoFar: { de: 'Jahressteuer bisher', en: "The year's tax so far" },
  limit23: { de: 'Freigrenze § 23', en: 'Limit, section 23' },
  limit22: { de: 'Freigrenze § 22 Nr. 3', en: 'Limit, section 22 no. 3' },
  'room.left': {
    de: 'Noch {{room}} ohne Steuer. Der Cent, der {{limit}} erreicht, kostet {{step}}.',
    en: '{{room}} left without tax. The cent that reaches {{limit}} costs {{step}}.',
  },
  'room.income': {
    de: 'Noch {{room}} aus Staking, Lending und Ähnlichem ohne Steuer.',
    en: '{{room}} left from staking, lending and the like without tax.',
  },
  'room.open': { de: 'Offene Fragen können das noch ändern.', en: 'Open questions can still change this.' },
  'couple.open': { de: 'hängt von offenen Fragen ab', en: 'depends on open questions' },
  'taxNow.open': { de: 'nach den Buchungen, Fragen sind offen', en: 'going by the entries, questions are open' },
  'spots.open': {
    de: 'Nach den Buchungen bis {{value}} ohne Steuer. Offene Fragen können das ändern.',
    en: 'Going by the entries, up to {{value}} without tax. Open questions can change that.',
  },
  'calendar.open': { de: 'vorläufig', en: 'provisional' },
  'wins.open': {
    de: 'Tipps, die von offenen Fragen abhängen, fehlen hier. Die Wirkungen beruhen auf den Buchungen von heute.',
    en: 'Tips that depend on open questions are left out. The effects are based on today’s entries.',
  },
  'room.gone': {
    de: 'Erreicht: Der ganze Betrag ist steuerpflichtig, nicht nur der Teil darüber.',
    en: 'Reached: the whole amount is taxable, not only the part above.',
  },
  cliff: { de: 'Die Kante', en: 'The cliff' },
  'cliff.line': { de: 'Jahressteuer über dem Ergebnis aus Verkäufen', en: "The year's tax by result from sales" },
  'cliff.summary': {
    de: 'Unter {{limit}} Ergebnis keine Steuer, ab dort {{step}} auf einen Schlag.',
    en: 'No tax below a result of {{limit}}; from there, {{step}} in one go.',
  },
  'cliff.summaryAbove': {
    de: 'Unter {{limit}} Ergebnis {{below}} Steuer auf anderes, ab dort {{step}} mehr auf einen Schlag.',
    en: 'Below a result of {{limit}}, {{below}} of tax on other income; from there, {{step}} more in one go.',
  },
  'cliff.level': { de: '{{tax}} Steuer', en: '{{tax}} tax' },
  'cliff.result': { de: 'Ergebnis', en: 'Result' },
  'cliff.tax': { de: 'Steuer', en: 'Tax' },
  couple: { de: 'Zu zweit', en: 'As a couple' },
  'couple.line': {
    de: 'Jeder hat eine eigene Freigrenze, auch bei Zusammenveranlagung. Trage das Ergebnis deiner Partnerin oder deines Partners ein, dann siehst du grob, wo ihr steht, noch ohne gemeinsamen Tarif. Genau rechnet die Zusammenveranlagung mit dem Buch der anderen Person.',
    en: 'Each of you has your own limit, even when assessed jointly. Enter your partner’s result for a rough idea of where you both stand, without the joint tariff. With the other person’s book, joint assessment calculates it exactly.',
  },
  'couple.linked': {
    de: 'Das Buch der anderen Person ist verknüpft. Beide Ergebnisse, die Freigrenzen je Person, der Verlustausgleich zwischen euch und die gemeinsame Steuer kommen aus beiden Büchern.',
    en: 'The other person’s book is linked. Both results, each person’s limits, losses offset between you and the joint tax come from both books.',
  },
  'couple.open-joint': { de: 'Zusammenveranlagung öffnen', en: 'Open joint assessment' },
  'couple.link': { de: 'Buch der anderen Person verknüpfen', en: 'Link the other person’s book' },
  'couple.net': { de: 'Ergebnis § 23 der anderen Person', en: 'The other person’s section 23 result' },
  'couple.own': { de: 'Du', en: 'You' },
  'couple.partner': { de: 'Andere Person', en: 'Other person' },
  'couple.room': { de: 'noch {{room}} frei', en: '{{room}} left' },
  'couple.reached': { de: 'Freigrenze erreicht', en: 'limit reached' },
  'couple.shared': {
    de: '{{loss}} Verlust der einen Person senken den Gewinn der anderen.',
    en: 'One person’s loss of {{loss}} lowers the other’s gain.',
  },
  'couple.taxable': { de: 'Zusammen steuerpflichtig', en: 'Taxable together' },

  simulator: { de: 'Verkauf durchspielen', en: 'Try a sale' },
  'simulator.amount': { de: 'Betrag in Euro', en: 'Amount in euros' },
  'simulator.saving': { de: 'Größte Ersparnis', en: 'Largest saving' },
  'simulator.open': { de: 'Im Simulator öffnen', en: 'Open in the simulator' },

  spots: { de: 'Sweet Spots je Position', en: 'Sweet spots per position' },
  'spots.line': {
    de: 'Wie viel du heute verkaufen kannst, bis die Freigrenze erreicht ist.',
    en: 'How much you can sell today until the limit is reached.',
  },
  'spots.free': { de: 'ohne Steuer', en: 'no tax' },
  'spots.sweet': { de: 'Sweet Spot', en: 'sweet spot' },
  'spots.taxable': { de: 'teuer', en: 'expensive' },
  'spots.all-free': { de: 'Ganz ohne Steuer verkaufbar.', en: 'All of it can be sold without tax.' },
  'spots.all-saves': {
    de: 'Ganz ohne Steuer verkaufbar. Der Verlust spart {{tax}}.',
    en: 'All of it can be sold without tax. The loss saves {{tax}}.',
  },
  'spots.part-free': {
    de: 'Bis {{value}} ohne Steuer, alles zusammen kostet {{tax}}.',
    en: 'Up to {{value}} without tax; selling all of it costs {{tax}}.',
  },
  'spots.limit-reached': {
    de: 'Freigrenze schon erreicht. Bis {{value}} ohne weitere Steuer, alles zusammen {{tax}}.',
    en: 'The limit has already been reached. Up to {{value}} without further tax; all of it costs {{tax}}.',
  },
  'spots.bar': {
    de: '{{asset}}: {{free}} ohne Steuer von {{value}}',
    en: '{{asset}}: {{free}} of {{value}} without tax',
  },

  calendar: { de: 'Steuerkalender', en: 'Tax calendar' },
  'calendar.line': {
    de: 'Tage, an denen Tranchen die Haltefrist verlassen, {{from}} und {{to}}.',
    en: 'Days on which lots leave the holding period, {{from}} and {{to}}.',
  },
  'calendar.none': {
    de: 'Nach den Buchungen ist keine Tranche mehr in der Haltefrist.',
    en: 'Going by the entries, no lot is within the holding period any more.',
  },
  'calendar.previous': { de: 'Voriger Monat', en: 'Previous month' },
  'calendar.next': { de: 'Nächster Monat', en: 'Next month' },
  'calendar.in': {
    de: { one: 'in {{count}} Tag', other: 'in {{count}} Tagen' },
    en: { one: 'in {{count}} day', other: 'in {{count}} days' },
  },
  'calendar.saves': { de: 'Warten spart {{tax}}', en: 'Waiting saves {{tax}}' },
  'calendar.lots': { de: '{{what}} steuerfrei ab {{day}}', en: '{{what}} tax-free from {{day}}' },
  'simulator.value': { de: 'Wert heute', en: 'Value today' },
  'calendar.gain': { de: 'Gewinn heute', en: 'Gain today' },
  'calendar.tax': { de: 'Steuer bei Verkauf heute', en: 'Tax if sold today' },
  'calendar.empty': { de: 'In diesem Monat wird nichts frei.', en: 'Nothing becomes free this month.' },
  'calendar.more': {
    de: { one: '{{count}} Position', other: '{{count}} Positionen' },
    en: { one: '{{count}} position', other: '{{count}} positions' },
  },
  ics: { de: 'Kalender (.ics)', en: 'Calendar (.ics)' },
  'ics.left': {
    de: {
      one: 'Ein Tag fehlt in der Datei: Er hängt von offenen Fragen ab.',
      other: '{{count}} Tage fehlen in der Datei: Sie hängen von offenen Fragen ab.',
    },
    en: {
      one: 'One day is left out of the file: it depends on open questions.',
      other: '{{count}} days are left out of the file: they depend on open questions.',
    },
  },
  'ics.summary': { de: '{{what}} steuerfrei', en: '{{what}} tax-free' },
  'ics.line': {
    de: 'Ab heute außerhalb der Haltefrist (§ 23 EStG). Keine Steuerberatung.',
    en: 'Outside the holding period from today (section 23 EStG). Not tax advice.',
  },

  wins: { de: 'Was sich heute lohnt', en: 'Worth doing today' },
  'wins.line': { de: 'Sortiert nach dem, was es dir in Euro bringt.', en: 'Sorted by what they save you in euros.' },
  'wins.none': { de: 'Heute nichts zu tun', en: 'Nothing to do today' },
  'wins.none.line': {
    de: 'Heute gibt es nichts, was dir Steuer spart.',
    en: 'There is nothing today that saves you tax.',
  },
  'win.harvest': { de: 'Verluste realisieren: {{names}}', en: 'Realise losses: {{names}}' },
  'win.harvest.line': {
    de: '{{loss}} Verlust verrechnen, nach Kosten.',
    en: 'Offset a loss of {{loss}}, after costs.',
  },
  'win.wait': { de: '{{asset}} bis {{day}} halten', en: 'Hold {{asset}} until {{day}}' },
  'win.wait.line': {
    de: {
      one: 'In {{count}} Tag steuerfrei, Wert {{value}}.',
      other: 'In {{count}} Tagen steuerfrei, Wert {{value}}.',
    },
    en: { one: 'Tax-free in {{count}} day, worth {{value}}.', other: 'Tax-free in {{count}} days, worth {{value}}.' },
  },
  'win.wait.many': {
    de: 'Ab {{first}} nach und nach steuerfrei, in {{days}} Tagen alles, Wert {{value}}.',
    en: 'Tax-free bit by bit from {{first}}, all of it in {{days}} days, worth {{value}}.',
  },
  'win.use-limit': { de: 'Freigrenze ausnutzen', en: 'Use the limit' },
  'win.use-limit.line': {
    de: '{{gain}} Gewinn lassen sich noch ohne Steuer realisieren. Nach einem Rückkauf beginnt die Haltefrist neu.',
    en: 'A gain of {{gain}} can still be realised without tax. After buying back, the holding period starts again.',
  },
  'win.toHarvest': { de: 'Verluste nutzen', en: 'Use losses' },
  'win.toSale': { de: 'Durchspielen', en: 'Try it' },
});
