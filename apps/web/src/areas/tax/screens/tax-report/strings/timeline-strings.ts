/** Words of the tax year as a picture. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const timelineStrings = defineStrings('tax-timeline', {
  title: { de: 'Das Steuerjahr {{year}}', en: 'The tax year {{year}}' },
  summary: {
    de: 'Gewinn innerhalb der Haltefrist {{net}}, Freigrenze {{limit}}. Tage mit Verkäufen: {{sales}}. Tage, an denen Coins steuerfrei werden: {{free}}.',
    en: 'Gain within the holding period {{net}}, limit {{limit}}. Days with sales: {{sales}}. Days on which coins become tax-free: {{free}}.',
  },
  value: { de: 'Gewinn innerhalb der Haltefrist', en: 'Gain within the holding period' },
  limit: { de: 'Freigrenze', en: 'Limit' },
  events: { de: 'Was geschah', en: 'What happened' },
  today: { de: 'Heute', en: 'Today' },
  gain: { de: 'Verkauf mit Gewinn {{amount}}', en: 'Sale with a gain of {{amount}}' },
  loss: { de: 'Verkauf mit Verlust {{amount}}', en: 'Sale with a loss of {{amount}}' },
  free: { de: '{{amount}} steuerfrei ab diesem Tag', en: '{{amount}} tax-free from this day' },
  ahead: { de: 'Ohne weiteren Verkauf', en: 'Without another sale' },
  open: {
    de: 'Nach den Buchungen. Offene Fragen können Beträge und Tage noch ändern.',
    en: 'Going by the entries. Open questions can still change amounts and days.',
  },
  rest: {
    de: 'Kosten und Erträge, die zu keinem einzelnen Verkauf gehören, sind nicht eingezeichnet.',
    en: 'Costs and income that do not belong to a particular sale are not drawn.',
  },
  'marks.free': { de: 'Coins werden steuerfrei', en: 'Coins become tax-free' },
  'marks.losses': { de: 'Tage mit Verlust', en: 'Days with a loss' },
});
