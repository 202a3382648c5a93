/** What one wants to do, in words; each choice stands for the format that serves it. Everything else is one click away. */
import { Link } from '@tanstack/react-router';
import { Calculator, FileSpreadsheet, FileText, type LucideIcon, Sheet } from 'lucide-react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { linkClass } from '../../../../../ui/link-class.ts';
import { RadioCards } from '../../../../../ui/radio-cards.tsx';
import { reportExportStrings } from '../strings.ts';
import type { FormatCardsProps } from './format-cards.tsx';

const PURPOSES = [
  { value: 'pdf', icon: FileText },
  { value: 'elster', icon: Sheet },
  { value: 'wiso', icon: Calculator },
  { value: 'xlsx', icon: FileSpreadsheet },
] as const satisfies readonly { readonly value: FormatCardsProps['value']; readonly icon: LucideIcon }[];

export function PurposeCards({ value, onChange }: FormatCardsProps) {
  const t = useStrings(reportExportStrings);
  const chosen = PURPOSES.find((purpose) => purpose.value === value)?.value ?? null;
  return (
    <>
      <RadioCards
        label={t('purpose')}
        value={chosen}
        onValueChange={onChange}
        cards={PURPOSES.map((purpose) => ({
          ...purpose,
          title: t(`purpose.${purpose.value}`),
          note: t(`purpose.${purpose.value}.line`),
        }))}
      />
      <p className="mt-3.5 text-sm text-ink-2">
        {t('purpose.adviser')}{' '}
        <Link to="/reports" className={linkClass('inline')}>
          {t('purpose.pack')}
        </Link>
      </p>
    </>
  );
}
