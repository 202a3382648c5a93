/** Texts of the proof that a sync ends with. */
import { defineStrings } from '../i18n/strings.ts';

export const syncProofStrings = defineStrings('sync-proof', {
  agrees: {
    de: {
      one: 'Bestand stimmt: {{count}} Coin wie von {{service}} genannt.',
      other: 'Bestand stimmt: {{count}} Coins wie von {{service}} genannt.',
    },
    en: {
      one: 'The balance agrees: {{count}} coin as {{service}} says.',
      other: 'The balance agrees: {{count}} coins as {{service}} says.',
    },
  },
  differs: {
    de: {
      one: '{{count}} Coin weicht von dem ab, was {{service}} nennt.',
      other: '{{count}} Coins weichen von dem ab, was {{service}} nennt.',
    },
    en: {
      one: '{{count}} coin differs from what {{service}} says.',
      other: '{{count}} coins differ from what {{service}} says.',
    },
  },
  part: {
    de: {
      one: '{{service}} nennt für {{count}} Coin nur einen Teil des Kontos.',
      other: '{{service}} nennt für {{count}} Coins nur einen Teil des Kontos.',
    },
    en: {
      one: '{{service}} speaks of a part of the account only for {{count}} coin.',
      other: '{{service}} speaks of a part of the account only for {{count}} coins.',
    },
  },
  untold: {
    de: '{{service}} nennt keine Bestände. Bestätige sie unter „Wallets“, dann werden sie verglichen.',
    en: '{{service}} tells no balances. Confirm them under “Wallets” to have them compared.',
  },
  summary: { de: 'Bestände nach dem Abgleich, Coin für Coin', en: 'Balances after the sync, coin by coin' },
  coin: { de: 'Coin', en: 'Coin' },
  computed: { de: 'Gebucht', en: 'Booked' },
  told: { de: 'Laut {{service}}', en: 'Says {{service}}' },
  difference: { de: 'Abweichung', en: 'Difference' },
  'state.agrees': { de: 'stimmt', en: 'agrees' },
  'state.differs': { de: 'weicht ab', en: 'differs' },
  'state.part': { de: 'nur „{{part}}“', en: '"{{part}}" only' },
  span: {
    de: 'frühestens seit {{from}}, bis {{to}}',
    en: 'since {{from}} at the earliest, by {{to}}',
  },
  look: { de: 'Buchungen dieser Zeit', en: 'Entries of that time' },
  silent: { de: 'Nicht genannt: {{assets}}', en: 'Not mentioned: {{assets}}' },
});
