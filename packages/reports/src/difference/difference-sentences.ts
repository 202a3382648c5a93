/** A difference in sentences: the headline with its amount, then one sentence per event that makes it. */
import { assertNever, berlinDayText, dec } from '@cryptax/kernel';
import { fieldChangeText } from '../changes/change-text.ts';
import { dayText } from '../text/dates.ts';
import type { Locale, Text } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';
import { readable } from '../text/readable.ts';
import { EVENT_KINDS } from '../text/words.data.ts';
import type {
  Circumstance,
  EffectLaw,
  EventEffect,
  FigureName,
  LedgerChange,
  ReportDifference,
} from './report-difference.ts';

export function differenceSentences(difference: ReportDifference, locale: Locale): readonly string[] {
  const { year, figures, effects, causes, circumstances, rest } = difference;
  if (difference.isSame && effects.length === 0) {
    return [SAME[locale].replace('{year}', String(year))];
  }
  const changed = new Map(causes.map((cause) => [cause.eventId, cause]));
  return [
    ...figures.map(({ figure, change, before, after }) => {
      const [from, to] = [money(before, locale), money(after, locale)];
      return `${FIGURES[figure][locale]}: ${signed(change, locale)} EUR (${from} -> ${to}).`;
    }),
    ...effects.map((effect) => effectSentence(effect, changed, locale)),
    ...rest.map(({ law, change }) => `${LAWS[law][locale]}: ${signed(change, locale)} EUR ${REST[locale]}.`),
    ...circumstances.map((name) => CIRCUMSTANCES[name][locale]),
  ];
}

function effectSentence(effect: EventEffect, changed: ReadonlyMap<string, LedgerChange>, locale: Locale): string {
  const day = dayText(berlinDayText(effect.at), locale);
  const what = [EVENT_KINDS[effect.kind][locale], readable(effect.asset ?? ''), day, effect.wallet].filter(
    (word) => word !== '',
  );
  const causes = effect.causes.flatMap((id) => {
    const cause = changed.get(id);
    return cause === undefined ? [] : [causeWords(cause, locale)];
  });
  const because = causes.length === 0 ? '' : `, ${BECAUSE[locale]} ${causes.join('; ')}`;
  return `${what.join(', ')} (${LAWS[effect.law][locale]}): ${signed(effect.change, locale)} EUR${because}.`;
}

function causeWords({ kind, eventKind, eventId, at, fields }: LedgerChange, locale: Locale): string {
  const event = `${EVENT_KINDS[eventKind][locale]} ${dayText(berlinDayText(at), locale)} (${eventId})`;
  switch (kind) {
    case 'added':
      return `${event} ${locale === 'de' ? 'hinzukam' : 'was added'}`;
    case 'removed':
      return `${event} ${locale === 'de' ? 'entfernt wurde' : 'was removed'}`;
    case 'edited': {
      const what = fields.map((change) => fieldChangeText(change, locale)).join(', ');
      return `${event} ${locale === 'de' ? 'geändert wurde' : 'was changed'}: ${what}`;
    }
    default:
      return assertNever(kind);
  }
}

const SAME: Text = {
  de: 'Der versiegelte Bericht {year} würde sich in keiner Zahl ändern.',
  en: 'No figure of the sealed report {year} would change.',
};
const BECAUSE: Text = { de: 'weil', en: 'because' };
const REST: Text = {
  de: 'durch Rundung oder Angaben im Steuerprofil',
  en: 'by rounding or entries in the tax profile',
};

const FIGURES: Readonly<Record<FigureName, Text>> = {
  tax: { de: 'Geschätzte Steuer', en: 'Estimated tax' },
  'private-sales.net': { de: 'Ergebnis nach § 23 EStG', en: 'Result under section 23 EStG' },
  'private-sales.taxable': { de: 'Steuerpflichtig nach § 23 EStG', en: 'Taxable under section 23 EStG' },
  'tax-free': { de: 'Steuerfreier Gewinn', en: 'Tax-free gain' },
  'income.net': { de: 'Einkünfte nach § 22 Nr. 3 EStG', en: 'Income under section 22 no. 3 EStG' },
  'income.taxable': { de: 'Steuerpflichtig nach § 22 Nr. 3 EStG', en: 'Taxable under section 22 no. 3 EStG' },
  'capital.net': { de: 'Ergebnis nach § 20 EStG', en: 'Result under section 20 EStG' },
  'capital.taxable': { de: 'Steuerpflichtig nach § 20 EStG', en: 'Taxable under section 20 EStG' },
  'carry-out': { de: 'Verlustvortrag in Folgejahre', en: 'Losses carried to later years' },
};

const LAWS: Readonly<Record<EffectLaw, Text>> = {
  'private-sales': { de: '§ 23 EStG', en: 'section 23 EStG' },
  'tax-free': { de: 'steuerfrei', en: 'tax-free' },
  income: { de: '§ 22 Nr. 3 EStG', en: 'section 22 no. 3 EStG' },
  capital: { de: '§ 20 EStG', en: 'section 20 EStG' },
};

const CIRCUMSTANCES: Readonly<Record<Circumstance, Text>> = {
  settings: {
    de: 'Die Methode oder ihre Einstellungen wurden geändert.',
    en: 'The method or its settings were changed.',
  },
  profile: { de: 'Das Steuerprofil wurde geändert.', en: 'The tax profile was changed.' },
  spouse: { de: 'Angaben zum Ehegatten wurden geändert.', en: "The spouse's details were changed." },
  engine: {
    de: 'Der Bericht entstand mit einer anderen Version des Rechenkerns.',
    en: 'The report was made by another version of the engine.',
  },
  'rule-book': {
    de: 'Der Bericht entstand mit einer anderen Fassung des Regelwerks. Die Fassung 2026-11 trägt Verluste zurück, wie das Finanzamt es von sich aus tut, rechnet die Mehrsteuer von Kryptowerten allein, füllt die Anlage KAP 2021 bis 2024 mit Verlusten aus Termingeschäften nur in Zeile 24 und setzt Vergütungen ohne einbehaltene Gebühr an.',
    en: 'The report was made by another version of the rule book. Version 2026-11 carries losses back as the tax office does of its own accord, calculates the extra tax on crypto alone, fills Anlage KAP 2021 to 2024 with losses from futures in line 24 only, and counts rewards net of a fee kept back.',
  },
};

function money(amount: string, locale: Locale): string {
  return numberText(amount, { numbers: locale, grouping: true });
}

function signed(amount: string, locale: Locale): string {
  return dec(amount).units > 0n ? `+${money(amount, locale)}` : money(amount, locale);
}
