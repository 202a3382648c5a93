/** Words of the repurchase check. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const repurchaseStrings = defineStrings('simulator.repurchase', {
  repurchase: { de: 'Rückkauf-Prüfung', en: 'Repurchase check' },
  'repurchase.line': {
    de: 'Mit Verlust verkauft und in den 30 Tagen davor oder danach gekauft. Der Verlust zählt trotzdem in voller Höhe; was du zurückkaufst, beginnt aber eine neue Haltefrist.',
    en: 'Sold at a loss and bought in the 30 days before or after. The loss still counts in full; but what you buy back starts a new holding period.',
  },
  'repurchase.clean': { de: 'Unauffällig', en: 'Clean' },
  'repurchase.warning': { de: 'Muster erkannt', en: 'Pattern found' },
  'repurchase.error': { de: 'Kreisgeschäft möglich', en: 'Possibly circular' },
  'repurchase.none': {
    de: 'Bei keinem Verkauf mit Verlust liegt ein Kauf in den 30 Tagen davor oder danach.',
    en: 'No sale at a loss has a purchase in the 30 days before or after it.',
  },
  'repurchase.sales': { de: 'Verkäufe mit Verlust', en: 'Sales at a loss' },
  'repurchase.found': { de: 'Davon mit Kauf in der Nähe', en: 'Of which with a purchase close by' },
  'repurchase.loss': { de: 'Betroffener Verlust', en: 'Loss affected' },
  'repurchase.item': {
    de: '{{what}} am {{day}} verkauft, {{share}} davon zurückgekauft.',
    en: '{{what}} sold on {{day}}, {{share}} of it bought back.',
  },
  'repurchase.sold': {
    de: '{{what}} am {{day}} verkauft, danach nichts zurückgekauft.',
    en: '{{what}} sold on {{day}}, nothing bought back afterwards.',
  },
  'repurchase.before': {
    de: 'In den 30 Tagen davor gekauft: {{share}} der verkauften Menge. Das ist kein Rückkauf und verschiebt keine Haltefrist.',
    en: 'Bought in the 30 days before: {{share}} of the amount sold. That is not buying back and does not affect any holding period.',
  },
  'repurchase.cost': {
    de: {
      one: 'Haltefrist beginnt neu: steuerfrei erst ab {{now}} statt {{before}}, {{count}} Tag später.',
      other: 'Haltefrist beginnt neu: steuerfrei erst ab {{now}} statt {{before}}, {{count}} Tage später.',
    },
    en: {
      one: 'The holding period restarts: tax-free from {{now}} instead of {{before}}, {{count}} day later.',
      other: 'The holding period restarts: tax-free from {{now}} instead of {{before}}, {{count}} days later.',
    },
  },
  'repurchase.noCost': {
    de: 'Die neue Tranche ist ab {{now}} steuerfrei, nicht später als die alte ({{before}}).',
    en: 'The new lot is tax-free from {{now}}, not later than the old one ({{before}}).',
  },
  'repurchase.risk': {
    de: 'Am selben Tag zum gleichen Kurs: Hier kann das Finanzamt nach § 42 AO fragen.',
    en: 'On the same day at the same price: the tax office may ask about this (section 42 AO).',
  },
  'repurchase.advice': { de: 'So vermeidest du Rückfragen', en: 'How to avoid questions' },
  'repurchase.advice.1': {
    de: 'Nach einem Verlustverkauf mindestens 31 Tage mit dem Rückkauf warten.',
    en: 'Wait at least 31 days before buying back after a sale at a loss.',
  },
  'repurchase.advice.2': {
    de: 'Wenn du früher kaufst: zu einem anderen Kurs, mit echtem Marktrisiko dazwischen.',
    en: 'If you buy earlier: at another price, with real market risk in between.',
  },
  'repurchase.advice.3': {
    de: 'Belege aufheben, die zeigen, warum du verkauft und gekauft hast.',
    en: 'Keep records that show why you sold and bought.',
  },
  'repurchase.failed': { de: 'Fehler bei der Analyse', en: 'Analysis error' },
  'repurchase.optimise': { de: 'Verkäufe optimieren', en: 'Optimise sales' },
  'repurchase.details': {
    de: { one: '{{count}} Fall im Einzelnen', other: '{{count}} Fälle im Einzelnen' },
    en: { one: '{{count}} case in detail', other: '{{count}} cases in detail' },
  },
  'repurchase.shown': {
    de: 'Die ersten {{shown}} von {{count}} Fällen; alle stehen in der CSV-Datei.',
    en: 'The first {{shown}} of {{count}} cases; all of them are in the CSV file.',
  },
  'repurchase.export': { de: 'Prüfung als CSV', en: 'Check as CSV' },
  'repurchase.help': { de: 'Rechtslage', en: 'The law' },
  'repurchase.law': {
    de: 'Deutschland kennt keine Wash-Sale-Regel. Der Bundesfinanzhof hat Verkauf und Rückkauf am selben Tag zu verschiedenen Kursen anerkannt (25.08.2009, IX R 60/07). Kritisch bleiben Kreisgeschäfte ohne Marktrisiko (§ 42 AO).',
    en: 'Germany has no wash-sale rule. The Federal Fiscal Court accepted selling and buying back on the same day at different prices (25.08.2009, IX R 60/07). Circular trades without market risk remain risky (section 42 AO).',
  },
});
