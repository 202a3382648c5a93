/** The comparison as a table for whoever works on with it: exact amounts, an empty cell where something is not known. */

import { csvTable } from '../../../../platform/files/csv-text.ts';
import { type Locale, translate } from '../../../../platform/i18n/strings.ts';
import type { PastYearRow } from '../../past-years-types.ts';
import { pastYearsStrings } from './strings.ts';

type Word =
  | (
      | 'year'
      | 'privateSales'
      | 'income'
      | 'declared'
      | 'computed'
      | 'difference'
      | 'tax'
      | 'until'
      | 'open'
      | 'total.interest'
    )
  | `csv.${'declared' | 'computed' | 'open' | 'state'}`;

export function tableText(rows: readonly PastYearRow[], isOpen: (row: PastYearRow) => boolean, locale: Locale): string {
  const t = (key: Word) => translate(pastYearsStrings, locale, key);
  return csvTable<PastYearRow>(
    {
      [t('year')]: ({ year }) => String(year),
      [`${t('privateSales')}: ${t('declared')}`]: ({ entered }) => entered?.privateSales ?? '',
      [`${t('privateSales')}: ${t('computed')}`]: ({ computed }) => computed.privateSales,
      [`${t('income')}: ${t('declared')}`]: ({ entered }) => entered?.income ?? '',
      [`${t('income')}: ${t('computed')}`]: ({ computed }) => computed.income,
      [t('csv.declared')]: ({ declared }) => declared.taxable,
      [t('csv.computed')]: ({ computed }) => computed.taxable,
      [t('difference')]: ({ difference }) => difference.taxable,
      [t('tax')]: ({ difference }) => difference.tax ?? '',
      [t('total.interest')]: ({ interest }) => interest?.amount ?? '',
      [t('until')]: ({ openUntil }) => openUntil.ordinary,
      [t('csv.open')]: ({ incomplete }) => String(incomplete),
      [t('csv.state')]: (row) => (isOpen(row) ? t('open') : ''),
    },
    rows,
  );
}
