/** Remarks of a planned sale on the command line. */
import type { Message } from './message.ts';

export const PLAN_MESSAGES = {
  'plan.price-missing': {
    cause: {
      de: 'Für {asset} ist kein Preis angegeben; es ist im Verkauf nicht enthalten.',
      en: 'No price of {asset} was given; it is left out of the sale.',
    },
    remedy: { de: 'Nenne einen Preis in der Datei der Preise.', en: 'Give one in the file of prices.' },
  },
  'plan.price-old': {
    cause: {
      de: 'Der Preis von {asset} ist der Schlusskurs vom {day} aus {source}.',
      en: 'The price of {asset} is the close of {day} from {source}.',
    },
    remedy: { de: 'Gib einen neueren Kurs an.', en: 'Give a newer one.' },
  },
  'plan.rate-missing': {
    cause: {
      de: 'Der Kurs von {asset} vom {day} ist in {currency}, und für diesen Tag ist kein EZB-Kurs bekannt; {asset} ist im Verkauf nicht enthalten.',
      en: 'The price of {asset} of {day} is in {currency}, and no ECB rate is known for that day; {asset} is left out of the sale.',
    },
    remedy: { de: 'Gib einen Kurs in Euro an.', en: 'Give a price in euro.' },
  },
  'plan.sells-all': {
    cause: {
      de: 'So viel ist nicht da: alles wird für {sold} EUR verkauft.',
      en: 'There is less than that to sell: everything is sold for {sold} EUR.',
    },
  },
  'plan.later-events': {
    cause: {
      de: '{count} Buchungen liegen nach dem Tag des Verkaufs und bleiben außer Betracht.',
      en: '{count} entries lie after the day of the sale and were left out.',
    },
  },
  'plan.law-assumed': {
    cause: {
      de: 'Für {year} ist noch kein Recht bekannt; gerechnet wurde mit dem von {lawYear}.',
      en: 'No law is known for {year} yet; the rules of {lawYear} were used.',
    },
  },
} satisfies Readonly<Record<string, Message>>;
