/** One exchange, named by the address. The name is shown as it came: it is text, never markup. */
import { useParams } from '@tanstack/react-router';
import { DemoBanner } from '../../../../platform/ledger/demo-banner.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedgerState } from '../../../../platform/ledger/use-ledger.tsx';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { WaitingCard } from '../../../../ui/waiting-card.tsx';
import { UnknownVenue } from './components/unknown-venue.tsx';
import { Venue } from './components/venue.tsx';

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
      <DemoBanner />
      <Venue key={view.value.id} view={view.value} book={book} />
    </>
  );
}
