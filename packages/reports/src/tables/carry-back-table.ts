/** Both ways of a loss that could go back into the year before, with the tax of that year under each (rule LOSS-05). */
import type { CarryBackWay, CarryBackWays, TaxYearReport } from '@cryptax/tax-de';
import type { Locale } from '../text/locale.ts';
import { FORM_BLOCKS } from '../text/words.data.ts';
import { type ColumnRule, makeTable } from './make-table.ts';
import type { ReportTable } from './report-table.ts';

interface WayLine extends CarryBackWay {
  readonly ways: CarryBackWays;
  readonly way: 'back' | 'waived';
}

export function carryBackTable({ summary }: TaxYearReport, locale: Locale): ReportTable {
  const lines = summary.carryBack.flatMap((ways) =>
    (['back', 'waived'] as const).map((way): WayLine => ({ ...ways[way], ways, way })),
  );
  const columns: readonly ColumnRule<WayLine>[] = [
    { id: 'law', title: { de: 'Gesetz', en: 'Law' }, kind: 'text', cell: ({ ways }) => FORM_BLOCKS[ways.law][locale] },
    {
      id: 'year',
      title: { de: 'Verlustjahr', en: 'Loss year' },
      kind: 'text',
      cell: ({ ways }) => String(ways.lossYear),
    },
    { id: 'loss', title: { de: 'Verlust', en: 'Loss' }, kind: 'eur', cell: ({ ways }) => ways.loss },
    { id: 'way', title: { de: 'Weg', en: 'Way' }, kind: 'text', cell: ({ way }) => WAYS[way][locale] },
    { id: 'back', title: { de: 'Zurückgetragen', en: 'Carried back' }, kind: 'eur', cell: (line) => line.carriedBack },
    {
      id: 'taxable',
      title: { de: 'Steuerpflichtig im Vorjahr', en: 'Taxable in the year before' },
      kind: 'eur',
      cell: (line) => line.taxableBefore,
    },
    {
      id: 'tax',
      title: { de: 'Mehrsteuer des Vorjahrs', en: 'Extra tax of the year before' },
      kind: 'eur',
      cell: (line) => line.taxBefore,
    },
    { id: 'out', title: { de: 'Verlustvortrag', en: 'Carried forward' }, kind: 'eur', cell: (line) => line.carryOut },
    {
      id: 'used',
      title: { de: 'Im Bericht', en: 'In this report' },
      kind: 'text',
      cell: (line) => usedText(line, locale),
    },
  ];
  const title = { de: 'Verlustrücktrag: beide Wege', en: 'Loss carry-back: both ways' };
  return makeTable({ id: 'carry-back', title, columns }, lines, locale);
}

const WAYS = {
  back: {
    de: 'Rücktrag, wie ihn das Finanzamt von sich aus vornimmt',
    en: 'carry-back, as the tax office does of its own accord',
  },
  waived: { de: 'Verzicht (im Vordruck anzugeben), alles vorwärts', en: 'waiver (stated on the form), all forward' },
} as const;

function usedText({ ways, way }: WayLine, locale: Locale): string | null {
  if (ways.used === 'part') return locale === 'de' ? 'begrenzter Betrag gewählt' : 'limited amount chosen';
  if (ways.used !== way) return null;
  return locale === 'de' ? 'so gerechnet' : 'used';
}
