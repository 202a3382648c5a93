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
  /** What the screen shows once there is data. */
  readonly children: (ledger: OpenLedger) => ReactNode;
}

export function LedgerScreen({ context, intro, secondary, children }: LedgerScreenProps) {
  const title = useScreenTitle();
  const state = useLedgerState();
  switch (state.kind) {
    case 'loading':
      return (
        <>
          <PageHeader title={title} context={context} />
          <WaitingCard />
        </>
      );
    case 'failed':
      return (
        <>
          <PageHeader title={title} context={context} />
          <LedgerFailed error={state.error} />
        </>
      );
    case 'empty':
      return (
        <>
          <FaultBanner />
          <EmptyLedgerScreen context={context} intro={intro} secondary={secondary} />
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
