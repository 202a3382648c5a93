/** A screen over the ledger while the ledger is empty: no zeros, one sentence, the way to the first file. */
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import { useScreenTitle } from './screen-title.tsx';
import { screenStrings } from './strings.ts';

export interface EmptyLedgerScreenProps {
  /** What the screen shows, under its title. */
  readonly context: string;
  /** What appears here once there is data. */
  readonly intro: string;
  /** Another way to data beside the first file. */
  readonly secondary?: ReactNode;
}

export function EmptyLedgerScreen({ context, intro, secondary }: EmptyLedgerScreenProps) {
  const t = useStrings(screenStrings);
  return (
    <>
      <PageHeader title={useScreenTitle()} context={context} />
      <Card>
        <EmptyState
          title={t('empty.title')}
          className="min-h-96"
          action={
            <span className="flex flex-wrap justify-center gap-2">
              <Link to="/smart-import" className={buttonClass({ variant: 'primary' })}>
                {t('empty.action')}
              </Link>
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
