/** A screen over the ledger in its four states: opening, not readable, empty, and with data. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WaitingCard } from '../../ui/skeleton.tsx';
import { useStrings } from '../i18n/locale.tsx';
import { DemoBanner, TryDemoButton } from '../ledger/demo-control.tsx';
import { FaultBanner } from '../ledger/fault-banner.tsx';
import { LedgerFailed } from '../ledger/ledger-failed.tsx';
import type { OpenLedger } from '../ledger/ledger-state.ts';
import { useLedgerState } from '../ledger/use-ledger.tsx';
import { ScreenHeader } from './screen-title.tsx';
import { screenStrings } from './strings.ts';

export interface LedgerScreenProps extends EmptyLedgerScreenProps {
  /** Stands below the title while the ledger opens. */
  readonly waiting?: ReactNode;
  /** What the screen shows once there is data. */
  readonly children: (ledger: OpenLedger) => ReactNode;
}

export function LedgerScreen({ waiting = <WaitingCard />, children, ...about }: LedgerScreenProps) {
  const state = useLedgerState();
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <ScreenHeader context={about.context} />
          {waiting}
        </>
      );
    case 'failed':
      return (
        <>
          <ScreenHeader context={about.context} />
          <LedgerFailed error={state.error} />
        </>
      );
    case 'empty':
      return (
        <>
          <FaultBanner />
          <EmptyLedgerScreen {...about} />
        </>
      );
    case 'ready':
      return (
        <>
          <DemoBanner />
          <FaultBanner />
          {children(state)}
        </>
      );
  }
}

/** A screen over the ledger while the ledger is empty: no zeros, one sentence, the ways to the first file and to the demo. */
interface EmptyLedgerScreenProps {
  /** What the screen shows, under its title. */
  readonly context: string;
  /** What appears here once there is data. */
  readonly intro: string;
  /** Another way to data beside the first file. */
  readonly secondary?: ReactNode;
}

function EmptyLedgerScreen({ context, intro, secondary }: EmptyLedgerScreenProps) {
  const t = useStrings(screenStrings);
  return (
    <>
      <ScreenHeader context={context} />
      <Card>
        <EmptyState
          title={t('empty.title')}
          className="min-h-96"
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Link to="/smart-import" className={buttonClass({ variant: 'primary' })}>
                {t('empty.action')}
              </Link>
              <TryDemoButton />
              {secondary}
            </span>
          }
        >
          {intro}
        </EmptyState>
      </Card>
    </>
  );
}
