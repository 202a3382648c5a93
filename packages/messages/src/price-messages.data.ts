/** What the valuation could not price, or doubts. */
import type { Message } from './message.ts';

const OWN_PRICES = {
  remedy: {
    de: 'Gib eigene Kurse an (--prices DATEI: date,symbol,close,currency) oder lass sie in der App holen.',
    en: 'Supply your own prices (--prices FILE: date,symbol,close,currency), or let the app fetch them.',
  },
};
const ENTER_THE_PRICE = { de: 'Trage den Kurs von Hand ein.', en: 'Enter the price by hand.' };
const COMPARE = { de: 'Vergleiche ihn mit der Abrechnung.', en: 'Compare it with the statement.' };

export const PRICE_MESSAGES = {
  'price.not-found': {
    cause: {
      de: 'Kein Kurs von {asset} am {day} bekannt; ohne Euro-Wert bleibt {part}.',
      en: 'No price is known for {asset} on {day}; {part} has no euro value.',
    },
    remedy: ENTER_THE_PRICE,
    cli: OWN_PRICES,
  },
  'price.no-rate': {
    cause: {
      de: 'Kein EZB-Kurs von {asset} am {day} bekannt; ohne Euro-Wert bleibt {part}.',
      en: 'No ECB rate is known for {asset} on {day}; {part} has no euro value.',
    },
    remedy: ENTER_THE_PRICE,
    cli: OWN_PRICES,
  },
  'price.close-without-rate': {
    cause: {
      de: 'Der Kurs von {asset} am {day} ist in {currency} bekannt, der EZB-Kurs dafür nicht; ohne Euro-Wert bleibt {part}.',
      en: 'The price of {asset} on {day} is known in {currency}, but not the ECB rate for it; {part} has no euro value.',
    },
    remedy: ENTER_THE_PRICE,
    cli: {
      remedy: {
        de: 'Gib den Kurs in Euro an (--prices DATEI: date,symbol,close,currency) oder lass den EZB-Kurs in der App holen.',
        en: 'Supply the price in euros (--prices FILE: date,symbol,close,currency), or let the app fetch the ECB rate.',
      },
    },
  },
  'price.rate-limited': {
    cause: {
      de: 'Der Kurs von {asset} am {day} ließ sich nicht abfragen; ohne Euro-Wert bleibt {part}.',
      en: 'The price of {asset} on {day} could not be fetched; {part} has no euro value.',
    },
    remedy: { de: 'Versuche es später noch einmal.', en: 'Try again later.' },
  },
  'price.jump': {
    cause: {
      de: 'Der Kurs von {asset} am {day} liegt weit von den Tagen davor und danach.',
      en: 'The price of {asset} on {day} is far from the days around it.',
    },
    remedy: COMPARE,
  },
  'price.second-source': {
    cause: {
      de: 'Zwei Kurse von {asset} am {day} weichen um mehr als 5\u00a0% ab: {price} EUR von {source}, {secondPrice} EUR von {second}.',
      en: 'Two prices of {asset} on {day} are more than 5% apart: {price} EUR from {source}, {secondPrice} EUR from {second}.',
    },
    remedy: COMPARE,
  },
  'price.legs-differ': {
    cause: {
      de: 'Die beiden Seiten des Tauschs sind {in} und {out} EUR wert.',
      en: 'The two sides of the swap are worth {in} and {out} EUR.',
    },
    remedy: { de: 'Vergleiche die Mengen mit der Abrechnung.', en: 'Compare the quantities with the statement.' },
  },
  'price.trade-off-market': {
    cause: {
      de: 'Der Preis des Geschäfts für {asset}, {price} EUR, liegt weit vom Kurs am {day}: {secondPrice} EUR von {second}.',
      en: "The trade's own price for {asset}, {price} EUR, is far from the price on {day}: {secondPrice} EUR from {second}.",
    },
    remedy: COMPARE,
  },
  'price.rate-hole': {
    cause: {
      de: 'Der EZB-Kurs von {currency} für den {day} fehlt; gerechnet wurde mit dem vom {published}.',
      en: 'The ECB rate of {currency} for {day} is missing; the one of {published} was used.',
    },
  },
  'price.peg-broken': {
    cause: {
      de: '{asset} war am {day} {price} EUR wert, abseits der Bindung; gerechnet wurde mit diesem Kurs.',
      en: '{asset} was worth {price} EUR on {day}, away from its peg; that price was used.',
    },
  },
  'price.provisional': {
    cause: {
      de: 'Der Kurs von {asset} am {day} kommt vorläufig von {source}, weil {better} nicht erreichbar war.',
      en: 'The price of {asset} on {day} comes from {source} for now, because {better} could not be reached.',
    },
    remedy: {
      de: 'Er wird ersetzt, sobald {better} antwortet; die Änderung wird gemeldet.',
      en: 'It is replaced when {better} answers, and the change is reported.',
    },
  },
  'price.peg-unlooked': {
    cause: {
      de: '{asset} zählt vorläufig nach der Bindung an seine Währung, weil die Tageskurse noch nicht angesehen sind (Tage: {days}, von {from} bis {to}).',
      en: '{asset} counts by the peg to its currency for now, because the closes of those days have not been looked at yet (days: {days}, from {from} to {to}).',
    },
    remedy: {
      de: 'Liegt ein Tageskurs mehr als 5\u00a0% daneben, gilt er. Lass die Kurse holen.',
      en: 'A close more than 5% off counts instead. Let the prices be fetched.',
    },
    cli: {
      remedy: {
        de: 'Liegt ein Tageskurs mehr als 5\u00a0% daneben, gilt er: Gib ihn an (--prices DATEI: date,symbol,close,currency).',
        en: 'A close more than 5% off counts instead: supply it (--prices FILE: date,symbol,close,currency).',
      },
    },
  },
  'price.ambiguous-symbol': {
    cause: {
      de: '{asset} kann mehr als einen Coin meinen ({ambiguity}).',
      en: '{asset} can mean more than one coin ({ambiguity}).',
    },
    remedy: { de: 'Vergleiche, welcher es ist.', en: 'Check which one it is.' },
  },
} satisfies Readonly<Record<string, Message>>;
