/** A screen over the ledger in its four states: opening, not readable, empty, and with data. */
import type { ReactNode } from 'react';
import { PageHeader } from '../../ui/page-header.tsx';
import { WaitingCard } from '../../ui/waiting-card.tsx';
import { DemoBanner } from '../ledger/demo-banner.tsx';
import { FaultBanner } from '../ledger/fault-banner.tsx';
import { LedgerFailed } from '../ledger/ledger-failed.tsx';
import type { OpenLedger } from '../ledger/ledger-state.ts';
import { useLedgerState } from '../ledger/use-ledger.tsx';
import { EmptyLedgerScreen, type EmptyLedgerScreenProps } from './empty-ledger-screen.tsx';
import { useScreenTitle } from './screen-title.tsx';

export interface LedgerScreenProps extends EmptyLedgerScreenProps {
  /** Stands below the title while the ledger opens. */
  readonly waiting?: ReactNode;
  /** What the screen shows once there is data. */
  readonly children: (ledger: OpenLedger) => ReactNode;
}

export function LedgerScreen({ waiting = <WaitingCard />, children, ...about }: LedgerScreenProps) {
  const title = useScreenTitle();
  const state = useLedgerState();
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <PageHeader title={title} context={about.context} />
          {waiting}
        </>
      );
    case 'failed':
      return (
        <>
          <PageHeader title={title} context={about.context} />
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
