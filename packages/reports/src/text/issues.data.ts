/** The open points of a ledger in words; the codes are those of the engine, the prices and the importers. */
import type { Text } from './locale.ts';

export const ISSUE_TEXTS: Readonly<Record<string, Text>> = {
  'missing-acquisition': {
    de: '{missing} von {amount} {asset} in {wallet} haben keine Anschaffung (vorhanden: {available}); nicht gebucht.',
    en: '{missing} of {amount} {asset} in {wallet} have no acquisition (available: {available}); not booked.',
  },
  'missing-value': {
    de: 'Ein Euro-Wert fehlt ({field}); der Vorgang ist nicht enthalten.',
    en: 'A euro value is missing ({field}); the event is not included.',
  },
  'unknown-lot': {
    de: 'Die genannte Tranche {lotId} liegt nicht in {wallet}; nicht gebucht.',
    en: 'The named lot {lotId} is not held in {wallet}; not booked.',
  },
  'fiat-leg': {
    de: '{asset} ist eine staatliche Währung, kein Kryptowert; der Vorgang ist nicht enthalten.',
    en: '{asset} is money of a state, not a coin; the event is not included.',
  },
  'malformed-event': {
    de: '{field} „{text}“ ist nicht lesbar; der Vorgang ist nicht enthalten.',
    en: '{field} "{text}" cannot be read; the event is not included.',
  },
  'zero-amount': {
    de: 'Menge 0 {asset}; der Vorgang ist nicht enthalten.',
    en: 'A quantity of 0 {asset}; the event is not included.',
  },
  'fee-exceeds-amount': {
    de: 'Die Gebühr von {fee} {asset} zehrt die erhaltenen {amount} {asset} auf; der Vorgang ist nicht enthalten.',
    en: 'The fee of {fee} {asset} leaves nothing of the {amount} {asset} received; the event is not included.',
  },
  'fee-without-effect': {
    de: 'Die Gebühr von {fee} hat bei diesem Vorgang keine steuerliche Wirkung.',
    en: 'The fee of {fee} has no effect on the tax of such an event.',
  },
  'duplicate-event-id': {
    de: 'Ein anderer Vorgang hat dieselbe Kennung; dieser ist nicht enthalten.',
    en: 'Another event has the same id; this one is not included.',
  },
  'fork-without-lots': {
    de: 'Hard Fork von {asset}, aber {wallet} hält keine; nichts gebucht.',
    en: 'A fork of {asset}, but {wallet} holds none; nothing was booked.',
  },
  'fork-price-missing': {
    de: 'Ohne beide Kurse beim Fork bleiben alle Anschaffungskosten beim alten Coin, {asset} hat keine.',
    en: 'Without both prices at the fork all cost stays with the old coin, {asset} has none.',
  },
  'method-switch-refused': {
    de: '{asset} in {wallet} behält {keeps}: es sind noch {held} vorhanden, {method} kann nicht beginnen.',
    en: '{asset} in {wallet} keeps {keeps}: {held} are still held, so {method} cannot begin.',
  },
  'utc-berlin-day-differs': {
    de: 'Der Tag in Berlin entscheidet; der UTC-Tag ergäbe etwas anderes ({effect}).',
    en: 'The day in Berlin decides; the UTC day would give another result ({effect}).',
  },
  'open-law-choice': {
    de: 'Rechtlich offen ({nature}); behandelt als {treatment}.',
    en: 'The law is open ({nature}); treated as {treatment}.',
  },
  'assumed-acquisition': {
    de: '{amount} {asset} beruhen auf einer Annahme ({basis}).',
    en: '{amount} {asset} rest on an assumption ({basis}).',
  },
  'mining-may-be-business': {
    de: 'Mining kann ein Gewerbe sein (§ 15 EStG).',
    en: 'Mining may be a business (section 15 EStG).',
  },
  'tax.year-unknown': {
    de: 'Für {year} sind keine Steuerregeln bekannt; das Jahr ist nicht berechnet.',
    en: 'No tax rules are known for {year}; the year is not assessed.',
  },
  'tax.carry-back-refused': {
    de: 'Der Verlust von {year} kann nicht zurückgetragen werden ({law}).',
    en: 'The loss of {year} cannot be carried back ({law}).',
  },
};
