/** A suite over the user's data: without data it says so, refuses to run, and shows the ways to the first file. */
import { Link } from '@tanstack/react-router';
import { FileText, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { DemoControl } from '../../../platform/ledger/demo-control.tsx';
import type { LedgerState } from '../../../platform/ledger/ledger-state.ts';
import { useLedgerState } from '../../../platform/ledger/use-ledger.tsx';
import { ScreenHeader } from '../../../platform/screen/screen-title.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { selfTestStrings } from './strings.ts';

export interface NeedsDataProps {
  readonly children: ReactNode;
  /** The suite also makes a report: that is refused as well. */
  readonly hasReport?: boolean | undefined;
}

export function NeedsData({ children, hasReport = false }: NeedsDataProps) {
  const t = useStrings(selfTestStrings);
  const state = useLedgerState();
  if (state.kind === 'loading') return <ScreenHeader />;
  if (state.kind === 'failed') {
    return (
      <>
        <ScreenHeader />
        <Card>
          <EmptyState title={t('load-failed')} />
        </Card>
      </>
    );
  }
  if (dataStatus(state) !== 'NO_DATA') return <>{children}</>;
  return (
    <>
      <ScreenHeader
        actions={
          <>
            {hasReport && (
              <Button icon={FileText} disabled title={t('no-report')}>
                {t('make-report')}
              </Button>
            )}
            <Button variant="primary" icon={Play} disabled title={t('no-data')}>
              {t('run-all')}
            </Button>
          </>
        }
      />
      <Card>
        <EmptyState
          title={t('no-data')}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <Link to="/smart-import" className={buttonClass({ variant: 'primary' })}>
                {t('no-data.smart')}
              </Link>
              <Link to="/import" className={buttonClass()}>
                {t('no-data.classic')}
              </Link>
              <DemoControl />
            </div>
          }
        >
          {t('no-data.note')}
        </EmptyState>
      </Card>
    </>
  );
}

/** How much there is to test with: nothing, files without a transaction, or a ledger. */
type DataStatus = 'NO_DATA' | 'PARTIAL_DATA' | 'FULL_DATA';

export function dataStatus(state: LedgerState): DataStatus {
  if (state.kind !== 'ready') return 'NO_DATA';
  return state.counts.events === 0 ? 'PARTIAL_DATA' : 'FULL_DATA';
}
