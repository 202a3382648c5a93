/** Words for something that was changed while its form was open. */
import { defineStrings } from '../i18n/strings.ts';

export const newerStrings = defineStrings('forms.newer', {
  title: { de: 'Das wurde inzwischen geändert', en: 'This has been changed in the meantime' },
  line: {
    de: 'In einem anderen Tab oder auf einem anderen Gerät. Gespeichert ist noch nichts von deiner Eingabe: Wähle, was gelten soll.',
    en: 'In another tab or on another device. Nothing you entered has been saved yet: choose which version to keep.',
  },
  'line.hidden': {
    de: 'In einem anderen Tab oder auf einem anderen Gerät, an Angaben, die dieses Formular nicht zeigt. Sie bleiben in jedem Fall erhalten.',
    en: 'In another tab or on another device, in details that this form does not show. They are kept either way.',
  },
  field: { de: 'Angabe', en: 'Detail' },
  stored: { de: 'Jetzt gespeichert', en: 'Stored now' },
  mine: { de: 'Deine Eingabe', en: 'What you entered' },
  'take-stored': { de: 'Gespeicherten Stand laden', en: 'Load what is stored' },
  'keep-mine': { de: 'Meine Eingabe speichern', en: 'Save what I entered' },
  more: { de: { one: 'und eine weitere', other: 'und {{count}} weitere' }, en: 'and {{count}} more' },
});
