/** What the return of a year said; typed in, or taken from the sealed report that was filed with it. */
import { defined } from '@cryptax/kernel';
import type { Book } from '@cryptax/store';
import type { DeclaredYear } from '@cryptax/tax-de';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { DateField } from '../../../../ui/date-input.tsx';
import { DecimalInput } from '../../../../ui/decimal-input.tsx';
import { DescriptionList } from '../../../../ui/description-list.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Field } from '../../../../ui/field.tsx';
import { formatDay } from '../../../../ui/format/date.ts';
import { formatExact } from '../../../../ui/format/quantity.ts';
import { Money } from '../../../../ui/money.tsx';
import { TextField } from '../../../../ui/text-input.tsx';
import type { PastYearRow } from '../../screen-types.ts';
import { pastYearsStrings } from './strings.ts';

const AMOUNTS = ['privateSales', 'income'] as const;
type Amount = (typeof AMOUNTS)[number];

interface DeclaredDialogProps {
  readonly book: Book;
  readonly row: PastYearRow;
  readonly onClose: () => void;
}

export function DeclaredDialog({ book, row, onClose }: DeclaredDialogProps) {
  const t = useStrings(pastYearsStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const { year, entered, sealedId } = row;
  const [amounts, setAmounts] = useState<Pick<DeclaredYear, Amount>>({ ...entered });
  const [bad, setBad] = useState<ReadonlySet<Amount>>(new Set());
  const [filedIn, setFiledIn] = useState(entered?.filedIn === undefined ? '' : String(entered.filedIn));
  const [dueOn, setDueOn] = useState(entered?.dueOn ?? '');
  // Fields that show a draft are drawn anew when a report fills them.
  const [turn, setTurn] = useState(0);
  const isYear = filedIn === '' || (/^\d{4}$/.test(filedIn) && Number(filedIn) >= year);

  const [isBusy, write] = useAction(async (declared: DeclaredYear | null) => {
    const saved = await ledger.setDeclared(book, year, { declared, base: entered });
    if (!saved.ok) return notifyLedgerError(saved.error, locale);
    onClose();
    await announceDone(t(declared === null ? 'removed' : 'saved', { year }));
  });
  const [isReading, takeSealed] = useAction(async (id: string) => {
    const sealed = await ledger.sealedFigures(id);
    if (!sealed.ok) return notifyLedgerError(sealed.error, locale);
    setAmounts(sealed.value);
    setBad(new Set());
    setTurn(turn + 1);
  });
  const enter = (field: Amount) => (entry: { readonly kind: string; readonly value?: string }) => {
    setBad(
      (before) => new Set(entry.kind === 'invalid' ? [...before, field] : [...before].filter((one) => one !== field)),
    );
    setAmounts({ ...amounts, [field]: entry.kind === 'value' ? entry.value : undefined });
  };
  const submit = () => {
    if (bad.size > 0 || !isYear) return;
    write(
      defined({
        privateSales: amounts.privateSales,
        income: amounts.income,
        filedIn: filedIn === '' ? undefined : Number(filedIn),
        dueOn: dueOn === '' ? undefined : dueOn,
      }),
    );
  };
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t('dialog.title', { year })}
      description={t('dialog.line')}
      footer={
        <>
          <Button variant="primary" loading={isBusy} disabled={bad.size > 0 || !isYear} onClick={submit}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
          {entered !== undefined && (
            <Button variant="quiet" className="ml-auto" onClick={() => write(null)}>
              {t('forget')}
            </Button>
          )}
        </>
      }
    >
      <form
        className="grid gap-4 sm:grid-cols-2"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {AMOUNTS.map((field) => (
          <Field
            key={field}
            label={t(field)}
            error={bad.has(field) ? t('bad.amount') : undefined}
            className="sm:col-span-2"
          >
            {(control) => (
              <DecimalInput
                key={turn}
                {...control}
                value={amounts[field] ?? null}
                unit="€"
                maxDecimals={2}
                allowNegative={field === 'privateSales'}
                onEntry={enter(field)}
              />
            )}
          </Field>
        ))}
        <TextField
          label={t('filedIn')}
          hint={t('filedIn.hint')}
          error={isYear ? undefined : t('bad.year', { year })}
          inputMode="numeric"
          maxLength={4}
          value={filedIn}
          onChange={(event) => setFiledIn(event.target.value)}
        />
        <DateField label={t('dueOn')} hint={t('dueOn.hint')} value={dueOn} onDay={setDueOn} />
        {sealedId !== undefined && (
          <div className="sm:col-span-2">
            <Button size="s" loading={isReading} onClick={() => takeSealed(sealedId)}>
              {t('fromSealed')}
            </Button>
          </div>
        )}
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

/** How the interest of a year comes about: base, months, rate, and what evasion would add. */
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
