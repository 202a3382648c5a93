/** What a list without lines says: that there is none in the year, or that what there is waits for its result. */
import type { TaxYearReport } from '@cryptax/tax-de';
import type { ListId } from '../tables/report-table.ts';
import type { Locale } from '../text/locale.ts';
import { numberText } from '../text/numbers.ts';

/** Disposals of the year whose result waits for a price, an acquisition or an answer. */
export function waitingSales({ pending = [] }: TaxYearReport['completeness']): number {
  return pending.filter(({ part }) => part !== 'income').length;
}

function waitingIncome({ pending = [] }: TaxYearReport['completeness']): number {
  return pending.filter(({ part }) => part === 'income').length;
}

export function emptyWords(id: ListId, { completeness }: TaxYearReport, locale: Locale): string {
  const of = id === 'lots' ? 'lots' : id === 'income' || id === 'spans' ? 'income' : undefined;
  const waiting = of === undefined ? 0 : WAITS[of](completeness);
  if (of === undefined || waiting === 0) return NONE[locale];
  const [one, more] = WAITING[of][locale];
  return waiting === 1
    ? one
    : more.replace('{count}', numberText(String(waiting), { numbers: locale, grouping: true }));
}

const WAITS = { lots: waitingSales, income: waitingIncome };

const WAITING = {
  lots: {
    de: [
      'Noch keine berechnet: Eine Veräußerung des Jahres hat noch kein Ergebnis (Abschnitt Vollständigkeit).',
      'Noch keine berechnet: {count} Veräußerungen des Jahres haben noch kein Ergebnis (Abschnitt Vollständigkeit).',
    ],
    en: [
      'None calculated yet: one disposal of the year has no result yet (section on completeness).',
      'None calculated yet: {count} disposals of the year have no result yet (section on completeness).',
    ],
  },
  income: {
    de: [
      'Noch keine berechnet: Ein Zufluss des Jahres hat noch keinen Wert (Abschnitt Vollständigkeit).',
      'Noch keine berechnet: {count} Zuflüsse des Jahres haben noch keinen Wert (Abschnitt Vollständigkeit).',
    ],
    en: [
      'None calculated yet: one receipt of the year has no value yet (section on completeness).',
      'None calculated yet: {count} receipts of the year have no value yet (section on completeness).',
    ],
  },
} as const;

const NONE = { de: 'Keine im Steuerjahr.', en: 'None in the tax year.' } as const;
