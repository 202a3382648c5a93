/** A screen over the ledger in its four states: opening, not readable, empty, and with data. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { WaitingCard } from '../../ui/skeleton.tsx';
import { useStrings } from '../i18n/locale.tsx';
import { TryDemoButton } from '../ledger/demo-control.tsx';
import { LedgerFailed } from '../ledger/ledger-failed.tsx';
import type { OpenLedger } from '../ledger/ledger-state.ts';
import { useLedgerState } from '../ledger/use-ledger.tsx';
import { NoticeLine } from './notice-line.tsx';
import { ScreenHeader } from './screen-title.tsx';
import { screenStrings } from './strings.ts';

export interface LedgerScreenProps extends EmptyLedgerScreenProps {
  /** Stands below the title while the ledger opens. */
  readonly waiting?: ReactNode;
  /** The screen has more to say in the line above its content and draws it itself. */
  readonly ownNotices?: boolean;
  /** What the screen shows once there is data. */
  readonly children: (ledger: OpenLedger) => ReactNode;
}

export function LedgerScreen({ waiting = <WaitingCard />, ownNotices = false, children, ...about }: LedgerScreenProps) {
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
          <NoticeLine />
          <EmptyLedgerScreen {...about} />
        </>
      );
    case 'ready':
      return (
        <>
          {!ownNotices && <NoticeLine />}
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
