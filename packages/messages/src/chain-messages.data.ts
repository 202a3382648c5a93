/** Movements on a blockchain that have no single reading. Names in braces are the parameters of the code. */
import type { Message } from './message.ts';

export const CHAIN_MESSAGES = {
  'chain.loan-in': {
    cause: {
      de: 'Kredit: {amount} {asset} sind geliehen. Das ist kein Kauf.',
      en: 'Loan: {amount} {asset} were borrowed. That is not a purchase.',
    },
    remedy: { de: 'Sage, wie es gebucht werden soll.', en: 'Say how it should be booked.' },
  },
  'chain.loan-out': {
    cause: {
      de: 'Kredit: {amount} {asset} wurden zurückgezahlt. Das ist kein Verkauf.',
      en: 'Loan: {amount} {asset} were paid back. That is not a sale.',
    },
    remedy: { de: 'Sage, wie es gebucht werden soll.', en: 'Say how it should be booked.' },
  },
  'chain.unstaked-in': {
    cause: {
      de: 'Ausgezahltes Staking: {amount} {asset} kamen an. Das eingereichte Token liegt noch bei dem Protokoll.',
      en: 'Staking paid out: {amount} {asset} arrived. The token handed in is still with the protocol.',
    },
    remedy: { de: 'Buche den Tausch.', en: 'Book the swap.' },
  },
  'chain.many-to-many-in': {
    cause: {
      de: 'Mehrere Werte gegen mehrere: {amount} {asset} kamen an. Wofür, sagt die Chain nicht.',
      en: 'Several assets for several: {amount} {asset} arrived. The chain does not say in return for what.',
    },
    remedy: { de: 'Sage, wie es gebucht werden soll.', en: 'Say how it should be booked.' },
  },
  'chain.many-to-many-out': {
    cause: {
      de: 'Mehrere Werte gegen mehrere: {amount} {asset} gingen weg. Wofür, sagt die Chain nicht.',
      en: 'Several assets for several: {amount} {asset} left. The chain does not say in return for what.',
    },
    remedy: { de: 'Sage, wie es gebucht werden soll.', en: 'Say how it should be booked.' },
  },
  'chain.unstaked-out': {
    cause: {
      de: 'Staking wird ausgezahlt: {amount} {asset} wurden eingereicht. Was dafür ankommt, nennt die Chain später.',
      en: 'Staking is paid out: {amount} {asset} were handed in. What arrives in return, the chain will only show later.',
    },
    remedy: { de: 'Sage, wie es gebucht werden soll.', en: 'Say how it should be booked.' },
  },
} satisfies Readonly<Record<string, Message>>;
