/** Lines of a price file (`date,symbol,close,currency`) that could not be read. */
import type { Message } from './message.ts';

export const PRICE_FILE_MESSAGES = {
  'price-file.no-header': {
    cause: {
      de: 'Die Kopfzeile „{text}“ nennt nicht alle Spalten einer Kursdatei.',
      en: 'The header “{text}” does not name all columns of a price file.',
    },
    remedy: {
      de: 'Schreibe date,symbol,close,currency in die erste Zeile.',
      en: 'Write date,symbol,close,currency in the first line.',
    },
  },
  'price-file.bad-row': {
    cause: {
      de: 'Die Zeile hat andere Felder als die Kopfzeile.',
      en: 'The line does not have the fields of the header.',
    },
    remedy: {
      de: 'Schreibe Datum, Kürzel, Kurs und Währung; ein Dezimalkomma geht nur, wo Semikolon oder Tabulator trennt.',
      en: 'Write date, symbol, price and currency; a decimal comma needs semicolons or tabs between the fields.',
    },
  },
  'price-file.bad-date': {
    cause: { de: '„{text}“ ist kein Datum.', en: '“{text}” is not a date.' },
    remedy: { de: 'Schreibe es wie 2024-03-01.', en: 'Write it like 2024-03-01.' },
  },
  'price-file.bad-price': {
    cause: { de: '„{text}“ ist kein Kurs über null.', en: '“{text}” is not a price above zero.' },
    remedy: { de: 'Schreibe ihn wie 61234.50.', en: 'Write it like 61234.50.' },
  },
  'price-file.bad-currency': {
    cause: { de: '„{text}“ ist keine Währung mit EZB-Kurs.', en: '“{text}” is not a currency with an ECB rate.' },
    remedy: {
      de: 'Schreibe drei große Buchstaben wie EUR oder USD.',
      en: 'Write three capital letters such as EUR or USD.',
    },
  },
  'price-file.contradiction': {
    cause: {
      de: 'Zwei verschiedene Kurse für {text} am selben Tag; keiner von beiden gilt.',
      en: 'Two different prices of {text} for the same day; neither of them counts.',
    },
    remedy: { de: 'Lasse nur den richtigen stehen.', en: 'Leave only the right one.' },
  },
} satisfies Readonly<Record<string, Message>>;
