/** Words for figures that open answers can still move. */
import { defineStrings } from '../../platform/i18n/strings.ts';

export const rangeStrings = defineStrings('tax.range', {
  's23.label': { de: 'Gewinne nach § 23 EStG', en: 'Gains under section 23 EStG' },
  's22.label': { de: 'Leistungen nach § 22 Nr. 3 EStG', en: 'Income under section 22 no. 3 EStG' },
  'low.open': { de: 'nach unten offen', en: 'no lower end' },
  'high.open': { de: 'nach oben offen', en: 'no upper end' },
  spoken: {
    de: '{{name}}: {{low}} bis {{high}}, Freigrenze {{limit}}',
    en: '{{name}}: {{low}} to {{high}}, limit {{limit}}',
  },
  'spoken.point': { de: '{{name}}: {{low}}, Freigrenze {{limit}}', en: '{{name}}: {{low}}, limit {{limit}}' },
  'below.point': {
    de: '{{high}}, egal wie du antwortest. Das bleibt unter der Freigrenze.',
    en: '{{high}}, whatever you answer. That stays below the limit.',
  },
  'reached.point': {
    de: '{{low}}, egal wie du antwortest. Die Freigrenze ist sicher erreicht.',
    en: '{{low}}, whatever you answer. The limit is certainly reached.',
  },
  below: {
    de: 'Höchstens {{high}}, egal wie du antwortest. Das bleibt unter der Freigrenze.',
    en: 'At most {{high}}, whatever you answer. That stays below the limit.',
  },
  reached: {
    de: 'Mindestens {{low}}, egal wie du antwortest. Die Freigrenze ist sicher erreicht.',
    en: 'At least {{low}}, whatever you answer. The limit is certainly reached.',
  },
  open: {
    de: 'Zwischen {{low}} und {{high}}. Ob die Freigrenze erreicht wird, entscheiden deine Antworten.',
    en: 'Between {{low}} and {{high}}. Your answers decide whether the limit is reached.',
  },
  outside: {
    de: {
      one: 'Nach den Antworten zwischen {{low}} und {{high}}. {{count}} Hinweis, etwa ein zweifelhafter Kurs oder ein mögliches Duplikat, kann das noch verschieben.',
      other:
        'Nach den Antworten zwischen {{low}} und {{high}}. {{count}} Hinweise, etwa zweifelhafte Kurse oder mögliche Duplikate, können das noch verschieben.',
    },
    en: {
      one: 'Going by your answers, between {{low}} and {{high}}. {{count}} hint, such as a doubtful price or a possible duplicate, can still move that.',
      other:
        'Going by your answers, between {{low}} and {{high}}. {{count}} hints, such as doubtful prices or possible duplicates, can still move that.',
    },
  },
  'outside.point': {
    de: {
      one: 'Nach den Antworten {{low}}. {{count}} Hinweis, etwa ein zweifelhafter Kurs oder ein mögliches Duplikat, kann das noch verschieben.',
      other:
        'Nach den Antworten {{low}}. {{count}} Hinweise, etwa zweifelhafte Kurse oder mögliche Duplikate, können das noch verschieben.',
    },
    en: {
      one: 'Going by your answers, {{low}}. {{count}} hint, such as a doubtful price or a possible duplicate, can still move that.',
      other:
        'Going by your answers, {{low}}. {{count}} hints, such as doubtful prices or possible duplicates, can still move that.',
    },
  },
  figure: { de: '{{low}} bis {{high}}', en: '{{low}} to {{high}}' },
  'figure.from': { de: 'mindestens {{low}}', en: 'at least {{low}}' },
  'figure.upTo': { de: 'höchstens {{high}}', en: 'at most {{high}}' },
  'figure.none': { de: 'noch offen', en: 'still open' },
  unbounded: {
    de: 'Noch nicht eingegrenzt: Die Freigrenze kann erreicht sein oder nicht. Das entscheiden deine Antworten.',
    en: 'Still open-ended: the limit may or may not be reached. Your answers will tell.',
  },
});
