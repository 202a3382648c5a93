/** Texts about shortening the history. */
import { defineStrings } from '../../../../platform/i18n/strings.ts';

export const trimStrings = defineStrings('settings.trim', {
  open: { de: 'Verlauf kürzen …', en: 'Shorten history …' },
  title: { de: 'Verlauf kürzen?', en: 'Shorten the history?' },
  looking: { de: 'Der Verlauf wird angesehen …', en: 'Looking at the history …' },
  nothing: {
    de: 'Es gibt nichts zu kürzen: Die letzten {{kept}} Schritte bleiben immer, und ältere belegen keinen Platz mehr.',
    en: 'There is nothing to shorten: the last {{kept}} steps always stay, and older ones take no more room.',
  },
  older: {
    de: {
      one: 'Ein älterer Schritt bleibt mit Datum und Grund stehen, lässt sich aber nicht mehr rückgängig machen. Das schafft Platz im Browser.',
      other:
        '{{count}} ältere Schritte bleiben mit Datum und Grund stehen, lassen sich aber nicht mehr rückgängig machen. Das schafft Platz im Browser.',
    },
    en: {
      one: 'One older step stays listed with date and reason, but can no longer be undone. That frees room in the browser.',
      other:
        '{{count}} older steps stay listed with date and reason, but can no longer be undone. That frees room in the browser.',
    },
  },
  abandonedOnly: {
    de: {
      one: 'Ein Schritt, den du zurückgenommen und durch einen neuen ersetzt hast, belegt noch Platz. Er bleibt im Verlauf stehen; wiederholen lässt er sich schon jetzt nicht mehr.',
      other:
        '{{count}} Schritte, die du zurückgenommen und durch neue ersetzt hast, belegen noch Platz. Sie bleiben im Verlauf stehen; wiederholen lassen sie sich schon jetzt nicht mehr.',
    },
    en: {
      one: 'One step that you took back and replaced by a new one still takes room. It stays in the history; it cannot be redone even now.',
      other:
        '{{count}} steps that you took back and replaced by new ones still take room. They stay in the history; they cannot be redone even now.',
    },
  },
  kept: {
    de: 'Die letzten {{kept}} Schritte kannst du weiterhin rückgängig machen.',
    en: 'The last {{kept}} steps can still be undone.',
  },
  abandoned: {
    de: {
      one: 'Platz gibt auch ein Schritt frei, den du zurückgenommen und ersetzt hast.',
      other: 'Platz geben auch {{count}} Schritte frei, die du zurückgenommen und ersetzt hast.',
    },
    en: {
      one: 'A step that you took back and replaced gives back its room, too.',
      other: '{{count}} steps that you took back and replaced give back their room, too.',
    },
  },
  same: {
    de: 'Buchungen und Steuerwerte ändern sich nicht. Berichte nennen Änderungen von Hand weiter mit vorher und nachher.',
    en: 'Entries and tax figures do not change. Reports still show manual changes with before and after.',
  },
  safe: {
    de: 'Eine Sicherung, die du vorher speicherst, behält auch den Weg zurück.',
    en: 'A backup that you save first keeps the way back, too.',
  },
  confirm: { de: 'Verlauf kürzen', en: 'Shorten history' },
  done: { de: 'Verlauf gekürzt', en: 'History shortened' },
  freed: { de: '{{freed}} frei geworden', en: '{{freed}} freed' },
});
