/** Texts of the browser's notices, and of their settings. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const notificationStrings = defineStrings('notifications', {
  title: { de: 'Mitteilungen des Browsers', en: 'Browser notifications' },
  note: {
    de: 'Dein Browser rechnet selbst und meldet sich, solange Cryptax in einem Tab offen ist. Bei geschlossener App kommt nichts: dafür müsste ein Server deine Daten kennen.',
    en: 'Your browser does the calculations and notifies you while Cryptax is open in a tab. Nothing is sent while the app is closed: a server would have to know your data for that.',
  },
  denied: {
    de: 'Der Browser hat Mitteilungen für diese Seite gesperrt. Du kannst sie in seinen Website-Einstellungen erlauben.',
    en: 'The browser blocks notifications for this page. You can allow them in its site settings.',
  },
  unsupported: {
    de: 'Dieser Browser unterstützt keine Mitteilungen.',
    en: 'This browser does not support notifications.',
  },
  free: { de: 'Coins werden steuerfrei', en: 'Coins become tax-free' },
  'free.note': { de: 'eine Woche vorher und am Tag selbst', en: 'a week before and on the day' },
  limits: { de: 'Freigrenzen', en: 'Tax limits' },
  'limits.note': {
    de: 'ab 80\u00a0% von {{sales}} (Verkäufe) und {{income}} (Leistungen)',
    en: 'from 80% of {{sales}} (sales) and {{income}} (income)',
  },
  filing: { de: 'Abgabe der Steuererklärung', en: 'Filing the tax return' },
  'filing.note': { de: '30 und 7 Tage vorher', en: '30 and 7 days before' },
  who: { de: 'Ich gebe die Erklärung ab', en: 'How I file' },
  'who.self': { de: 'selbst', en: 'by myself' },
  'who.adviser': { de: 'mit Steuerberatung', en: 'with an adviser' },
  next: { de: 'Steht gerade an', en: 'Due now' },
  'next.none': { de: 'Im Moment nichts.', en: 'Nothing at the moment.' },
  'next.demo': { de: 'Beispieldaten lösen keine Mitteilungen aus.', en: 'Demo data does not cause notifications.' },
  try: { de: 'Probe zeigen', en: 'Show a sample' },
  'try.title': { de: 'So sieht eine Mitteilung aus', en: 'This is what a notification looks like' },
  'try.body': {
    de: 'Cryptax meldet sich hier, solange es offen ist.',
    en: 'Cryptax notifies you here while it is open.',
  },
  'free.soon.title': { de: '{{asset}} bald steuerfrei', en: '{{asset}} tax-free soon' },
  'free.soon': {
    de: '{{amount}} {{asset}} kannst du ab {{day}} steuerfrei verkaufen.',
    en: 'You can sell {{amount}} {{asset}} tax-free from {{day}}.',
  },
  'free.now.title': { de: '{{asset}} jetzt steuerfrei', en: '{{asset}} tax-free now' },
  'free.now': {
    de: '{{amount}} {{asset}} sind seit {{day}} außerhalb der Haltefrist.',
    en: '{{amount}} {{asset}} have been outside the holding period since {{day}}.',
  },
  'limit.near.title': { de: 'Freigrenze {{year}} fast erreicht', en: 'Limit of {{year}} nearly reached' },
  'limit.near.sales': {
    de: 'Gewinne aus Verkäufen: {{net}} von {{limit}}. Ab {{limit}} ist alles steuerpflichtig.',
    en: 'Gains from sales: {{net}} of {{limit}}. From {{limit}} on all of it is taxable.',
  },
  'limit.near.income': {
    de: 'Leistungen wie Staking: {{net}} von {{limit}}. Ab {{limit}} sind sie ganz steuerpflichtig.',
    en: 'Income from staking and the like: {{net}} of {{limit}}. From {{limit}} on all of it is taxable.',
  },
  'limit.reached.title': { de: 'Freigrenze {{year}} erreicht', en: 'Limit of {{year}} reached' },
  'limit.reached.sales': {
    de: 'Gewinne aus Verkäufen: {{net}}. Sie sind ganz steuerpflichtig.',
    en: 'Gains from sales: {{net}}. All of it is taxable.',
  },
  'limit.reached.income': {
    de: 'Leistungen wie Staking: {{net}}. Sie sind ganz steuerpflichtig.',
    en: 'Income from staking and the like: {{net}}. All of it is taxable.',
  },
  'filing.title': { de: 'Steuererklärung {{year}}', en: 'Tax return {{year}}' },
  'filing.body': {
    de: { one: 'Abgabe bis {{day}}, noch ein Tag.', other: 'Abgabe bis {{day}}, noch {{count}} Tage.' },
    en: { one: 'To be filed by {{day}}, one day left.', other: 'To be filed by {{day}}, {{count}} days left.' },
  },
});
