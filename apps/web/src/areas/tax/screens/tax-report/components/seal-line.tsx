/** Freezes the report as it stands: one line, one button, then the way to the sealed ones. Another report begins anew. */
import { Link } from '@tanstack/react-router';
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { Icon } from '../../../../../ui/icon.tsx';
import { linkClass } from '../../../../../ui/link-class.ts';
import type { ReportSource } from '../../../report-types.ts';
import { taxReportStrings } from '../strings.ts';

type SealState = 'open' | 'busy' | 'done' | LedgerError;

export function SealLine({ source }: { readonly source: ReportSource }) {
  const t = useStrings(taxReportStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [state, setState] = useState<SealState>('open');
  const seal = async () => {
    setState('busy');
    const sealed = await ledger.sealReport(source);
    setState(sealed.ok ? 'done' : sealed.error);
  };
  return (
    <Card className="mb-4 flex flex-wrap items-center gap-x-3.5 gap-y-2 px-4 py-3.5 sm:px-4.5">
      <Icon icon={Stamp} size={18} className="text-accent" />
      <p className="min-w-0 flex-1 basis-64 text-sm text-ink-2" role="status">
        {typeof state === 'object' ? ledgerErrorText(state, locale) : t(state === 'done' ? 'seal.done' : 'seal.note')}
      </p>
      <Link to="/reports" className={linkClass()}>
        {t('seal.list')}
      </Link>
      {state !== 'done' && (
        <Button loading={state === 'busy'} onClick={() => void seal()}>
          {t('seal')}
        </Button>
      )}
    </Card>
  );
}
