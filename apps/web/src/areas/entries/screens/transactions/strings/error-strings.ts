/** Why a change was refused, and what to do about it. */
import { defineStrings } from '../../../../../platform/i18n/strings.ts';

export const errorStrings = defineStrings('transactions.errors', {
  title: { de: 'Nicht geändert', en: 'Not changed' },
  missing: { de: 'Diese Buchung gibt es nicht mehr.', en: 'This entry no longer exists.' },
  'different-kinds': {
    de: 'Nur Buchungen gleichen Typs lassen sich zusammenführen.',
    en: 'Only entries of the same type can be merged.',
  },
  'different-wallets': {
    de: 'Die Buchungen liegen in verschiedenen Wallets.',
    en: 'The entries are in different wallets.',
  },
  'different-acquisition': {
    de: 'Die Buchungen haben verschiedene Tage der Anschaffung.',
    en: 'The entries have different days of acquisition.',
  },
  'still-open': {
    de: 'Was diese Bewegung war, ist noch offen. Beantworte das zuerst.',
    en: 'What this movement was is still open. Answer that first.',
  },
  'transfer-to-itself': {
    de: 'Ein Transfer braucht zwei verschiedene Wallets. Wähle eine andere, oder nimm die Transfers aus der Auswahl.',
    en: 'A transfer needs two different wallets. Choose another one, or leave transfers out of the selection.',
  },
  'different-assets': { de: 'Die Buchungen betreffen verschiedene Coins.', en: 'The entries concern different coins.' },
  'too-few': { de: 'Dazu braucht es mindestens zwei.', en: 'This takes at least two.' },
  'amounts-do-not-add-up': { de: 'Die Teile ergeben nicht das Ganze.', en: 'The parts do not add up to the whole.' },
  'label-does-not-fit': {
    de: 'Das passt nicht zu jeder dieser Buchungen: Zugang und Abgang getrennt zuordnen.',
    en: 'This does not fit all of these entries: label what came in and what went out separately.',
  },
  'needs-value': {
    de: 'Erst überall einen Wert angeben, dann zusammenführen.',
    en: 'Give all of them a value first, then merge.',
  },
});
