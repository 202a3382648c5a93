/** One exchange, named by the address. The name is shown as it came: it is text, never markup. */
import { Link, useParams } from '@tanstack/react-router';
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { NoticeLine } from '../../../../platform/screen/notice-line.tsx';
import { buttonClass } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { WaitingCard } from '../../../../ui/skeleton.tsx';
import { Venue } from './components/venue.tsx';
import { exchangeStrings } from './strings.ts';

const LONGEST_NAME = 80;

export function ExchangeScreen() {
  const { name } = useParams({ from: '/shell/exchange/$name' });
  const wanted = name.slice(0, LONGEST_NAME);
  const title = wanted.slice(0, 1).toUpperCase() + wanted.slice(1);
  const state = useLedgerState();
  const book = 'book' in state ? state.book : 'own';
  const view = useAnswer(`venue ${book} ${wanted}`, (api) => api.venue(book, wanted));
  const error = state.kind === 'failed' ? state.error : view.kind === 'failed' ? view.error : null;
  if (error !== null) {
    return (
      <>
        <PageHeader title={title} />
        <LedgerFailed error={error} />
      </>
    );
  }
  if (view.kind !== 'ready') {
    return (
      <>
        <PageHeader title={title} />
        <WaitingCard rows={5} />
      </>
    );
  }
  if (view.value === null) return <UnknownVenue name={wanted} />;
  return (
    <>
      <NoticeLine />
      <Venue key={view.value.id} view={view.value} book={book} />
    </>
  );
}

/** A name that nobody knows. */
function UnknownVenue({ name }: { readonly name: string }) {
  const t = useStrings(exchangeStrings);
  return (
    <>
      <PageHeader title={t('unknown')} />
      <Card>
        <EmptyState
          title={t('unknown')}
          className="min-h-80"
          action={
            <Link to="/multi-exchange" className={buttonClass({ variant: 'primary' })}>
              {t('unknown.action')}
            </Link>
          }
        >
          {t('unknown.line', { name })}
        </EmptyState>
      </Card>
    </>
  );
}
