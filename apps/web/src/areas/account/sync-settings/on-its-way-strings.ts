/** What two devices do not share yet. */
import { defineStrings } from '../../../platform/i18n/strings.ts';

export const onItsWayStrings = defineStrings('sync.on-its-way', {
  unsent: {
    de: { one: '{{count}} Änderung ist noch nicht gesendet.', other: '{{count}} Änderungen sind noch nicht gesendet.' },
    en: { one: '{{count}} change is not sent yet.', other: '{{count}} changes are not sent yet.' },
  },
  waiting: {
    de: {
      one: '{{count}} Änderung wartet im Konto darauf, hier anzukommen.',
      other: '{{count}} Änderungen warten im Konto darauf, hier anzukommen.',
    },
    en: {
      one: '{{count}} change is waiting in the account to arrive here.',
      other: '{{count}} changes are waiting in the account to arrive here.',
    },
  },
  unknown: {
    de: 'Ob im Konto etwas wartet, lässt sich gerade nicht sagen.',
    en: 'It is not clear right now whether anything is waiting in the account.',
  },
  nothing: {
    de: 'Alles übertragen: Dieses Gerät und dein Konto sind auf demselben Stand.',
    en: 'Nothing pending: this device and your account match.',
  },
});
