/** Texts of the proof that a sync ends with. */
import { defineStrings } from '../i18n/strings.ts';

export const syncProofStrings = defineStrings('sync-proof', {
  agrees: {
    de: {
      one: 'Bestand stimmt: {{count}} Coin wie von {{service}} genannt.',
      other: 'Bestand stimmt: {{count}} Coins wie von {{service}} genannt.',
    },
    en: {
      one: 'The balance matches: {{count}} coin as reported by {{service}}.',
      other: 'The balance matches: {{count}} coins as reported by {{service}}.',
    },
  },
  differs: {
    de: {
      one: '{{count}} Coin weicht von dem ab, was {{service}} nennt.',
      other: '{{count}} Coins weichen von dem ab, was {{service}} nennt.',
    },
    en: {
      one: '{{count}} coin differs from what {{service}} reports.',
      other: '{{count}} coins differ from what {{service}} reports.',
    },
  },
  part: {
    de: {
      one: '{{service}} nennt für {{count}} Coin nur einen Teil des Kontos.',
      other: '{{service}} nennt für {{count}} Coins nur einen Teil des Kontos.',
    },
    en: {
      one: '{{service}} only reports part of the account for {{count}} coin.',
      other: '{{service}} only reports part of the account for {{count}} coins.',
    },
  },
  untold: {
    de: 'Von {{service}} kamen keine Bestände. Bestätige sie unter „Wallets“, dann werden sie verglichen.',
    en: '{{service}} sent no balances. Confirm them under “Wallets” to have them compared.',
  },
  summary: { de: 'Bestände nach dem Abgleich, Coin für Coin', en: 'Balances after the sync, coin by coin' },
  coin: { de: 'Coin', en: 'Coin' },
  computed: { de: 'Gebucht', en: 'Booked' },
  told: { de: 'Laut {{service}}', en: 'According to {{service}}' },
  difference: { de: 'Abweichung', en: 'Difference' },
  'state.agrees': { de: 'stimmt', en: 'agrees' },
  'state.differs': { de: 'weicht ab', en: 'differs' },
  'state.part': { de: 'nur „{{part}}“', en: '“{{part}}” only' },
  span: {
    de: 'frühestens seit {{from}}, bis {{to}}',
    en: 'since {{from}} at the earliest, by {{to}}',
  },
  look: { de: 'Buchungen dieser Zeit', en: 'Entries in that period' },
  silent: { de: 'Nicht genannt: {{assets}}', en: 'Not mentioned: {{assets}}' },
});
