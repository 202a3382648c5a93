/** How the interest of a year comes about: base, months, rate, and what evasion would add. */
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { formatDay } from '../../../../ui/format/date.ts';
import { formatExact } from '../../../../ui/format/quantity.ts';
import { Money } from '../../../../ui/money.tsx';
import type { PastYearRow } from '../../past-years-types.ts';
import { pastYearsStrings } from './strings.ts';

export function InterestDialog({ row, onClose }: { readonly row: PastYearRow; readonly onClose: () => void }) {
  const t = useStrings(pastYearsStrings);
  const locale = useLocale();
  const { interest, ifEvaded, year } = row;
  if (interest === null) return null;
  const isSmall = interest.amount === '0.00' && interest.months > 0;
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t('why.title', { year })}
      footer={<Button onClick={onClose}>{t('why.close')}</Button>}
    >
      <DescriptionList
        sunken
        items={[
          { id: 'base', term: t('why.base'), value: <Money value={interest.base} whole /> },
          ...interest.parts.map((part) => ({
            id: part.from,
            term: t('why.part', {
              count: part.months,
              from: formatDay(part.from, locale),
              to: formatDay(part.to, locale),
              rate: formatExact(part.ratePerMonth, locale),
              ref: part.ref,
            }),
            value: '',
          })),
          { id: 'sum', term: t('why.sum'), value: <Money value={interest.amount} whole />, total: true },
          ...(ifEvaded === null
            ? []
            : [{ id: 'evaded', term: t('why.evaded'), value: <Money value={ifEvaded.amount} whole /> }]),
        ]}
      />
      {interest.months === 0 && (
        <p className="mt-3 text-sm text-ink-2">{t('why.none', { from: formatDay(interest.from, locale) })}</p>
      )}
      {isSmall && <p className="mt-3 text-sm text-ink-2">{t('why.small')}</p>}
    </Dialog>
  );
}
