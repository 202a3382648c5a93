/** Reports that were sealed, each with what the ledger of today would change in it. */
import { Stamp } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-error-words.tsx';
import type { OpenLedger } from '../../../../../platform/ledger/ledger-state.ts';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useTaxYear } from '../../../../../platform/tax-year/tax-year.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { reportsStrings } from '../strings.ts';
import { SealedItem } from './sealed-item.tsx';

export function SealedCard({ book }: Pick<OpenLedger, 'book'>) {
  const t = useStrings(reportsStrings);
  const ledger = useLedger();
  const { year } = useTaxYear();
  const [turn, setTurn] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<LedgerError | null>(null);
  const sealed = useAnswer(`sealed ${book} ${turn}`, (api) => api.sealedReports(book));
  const again = () => setTurn((old) => old + 1);
  const seal = async () => {
    setBusy(true);
    const done = await ledger.sealReport({ kind: 'book', book, year });
    setBusy(false);
    setError(done.ok ? null : done.error);
    again();
  };
  const list = sealed.kind === 'ready' ? sealed.value : [];
  const problem = error ?? (sealed.kind === 'failed' ? sealed.error : null);
  return (
    <Card className="mb-4">
      <CardHead
        title={t('sealed')}
        actions={
          <Button icon={Stamp} size="s" loading={isBusy} onClick={() => void seal()}>
            {t('sealed.make', { year })}
          </Button>
        }
      />
      <CardBody>
        <p className="max-w-[80ch] text-sm leading-5 text-ink-2">{t('sealed.line')}</p>
        {problem && (
          <Callout tone="danger" className="mt-3">
            <LedgerErrorWords error={problem} />
          </Callout>
        )}
        {sealed.kind === 'loading' && <SkeletonCard rows={2} />}
        {sealed.kind === 'ready' && list.length === 0 && <p className="mt-3 text-sm text-ink-3">{t('sealed.none')}</p>}
        {list.length > 0 && (
          <ul className="mt-3 border-t border-line">
            {list.map((report) => (
              <SealedItem key={report.id} report={report} onChange={again} />
            ))}
          </ul>
        )}
      </CardBody>
    </Card>
  );
}
