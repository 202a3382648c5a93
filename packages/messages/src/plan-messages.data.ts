/** Remarks of a planned sale on the command line. */
import type { Message } from './message.ts';

export const PLAN_MESSAGES = {
  'plan.price-missing': {
    cause: {
      de: 'Für {asset} ist kein Preis angegeben; es ist im Verkauf nicht enthalten.',
      en: 'No price was given for {asset}; it is left out of the sale.',
    },
    remedy: { de: 'Nenne einen Preis in der Preisdatei.', en: 'Add one to the price file.' },
  },
  'plan.price-old': {
    cause: {
      de: 'Der Preis von {asset} ist der Schlusskurs vom {day} aus {source}.',
      en: 'The price of {asset} is the close of {day} from {source}.',
    },
    remedy: { de: 'Gib einen neueren Kurs an.', en: 'Enter a newer one.' },
  },
  'plan.rate-missing': {
    cause: {
      de: 'Der Kurs von {asset} vom {day} ist in {currency}, und für diesen Tag ist kein EZB-Kurs bekannt; {asset} ist im Verkauf nicht enthalten.',
      en: 'The price of {asset} of {day} is in {currency}, and no ECB rate is known for that day; {asset} is left out of the sale.',
    },
    remedy: { de: 'Gib einen Kurs in Euro an.', en: 'Enter a price in euros.' },
  },
  'plan.sells-all': {
    cause: {
      de: 'So viel ist nicht da: Alles wird für {sold} EUR verkauft.',
      en: 'There is less than that to sell: everything is sold for {sold} EUR.',
    },
  },
  'plan.later-events': {
    cause: {
      de: 'Buchungen nach dem Verkaufstag zählen nicht mit: {count}.',
      en: 'Entries after the day of the sale were left out: {count}.',
    },
  },
  'plan.law-assumed': {
    cause: {
      de: 'Für {year} kennt Cryptax noch keine Werte; gerechnet wurde mit den Regeln von {lawYear}.',
      en: 'Cryptax does not know the figures for {year} yet; the rules of {lawYear} were used.',
    },
  },
} satisfies Readonly<Record<string, Message>>;
