/** The tax year of all screens. Choosing one puts it into the address, so that a link keeps it. */
import { Check, ChevronDown } from 'lucide-react';
import { memo, useState } from 'react';
import { useStrings } from '../../platform/i18n/use-strings.ts';
import { useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { offeredYears, useTaxYear } from '../../platform/tax-year/tax-year.ts';
import { cx } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { Popover } from '../../ui/popover.tsx';
import { itemClass } from '../../ui/surface-class.ts';
import { shellStrings } from './strings.ts';

export const YearPicker = memo(function YearPicker({ short }: { readonly short: boolean }) {
  const t = useStrings(shellStrings);
  const [open, setOpen] = useState(false);
  const { year, runningYear, choose } = useTaxYear();
  const ledger = useLedgerState();
  const ledgerYears = 'years' in ledger ? (ledger.years ?? []) : [];
  const pick = (chosen: number) => {
    choose(chosen);
    setOpen(false);
  };
  return (
    <Popover
      label={t('tax-year')}
      align="end"
      open={open}
      onOpenChange={setOpen}
      className="w-48"
      trigger={
        <button
          type="button"
          className="num flex min-h-8 items-center gap-1.5 rounded-md border border-line bg-surface pr-2 pl-3 text-sm hover:border-line-strong touch:min-h-11"
        >
          <span className={cx('text-ink-3', short && 'sr-only')}>{t('tax-year')}</span>
          <b>{year}</b>
          <Icon icon={ChevronDown} size={14} className="text-ink-3" />
        </button>
      }
    >
      <ul>
        {offeredYears(ledgerYears, runningYear, year).map((each) => (
          <li key={each}>
            <button
              type="button"
              aria-current={each === year ? 'true' : undefined}
              onClick={() => pick(each)}
              className={itemClass(cx('num w-full hover:bg-hover', each === year && 'bg-accent-tint'))}
            >
              <b>{each}</b>
              {each === runningYear && <span className="text-xs text-ink-3">{t('year.running')}</span>}
              {each === year && <Icon icon={Check} size={15} className="ml-auto text-accent" />}
            </button>
          </li>
        ))}
      </ul>
    </Popover>
  );
});
