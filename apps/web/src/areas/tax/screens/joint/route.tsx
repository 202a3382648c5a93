/** Joint assessment: two books, limits per person, losses between them, one tax. */
import { useStrings } from '../../../../platform/i18n/locale.tsx';
import { LedgerFailed } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer } from '../../../../platform/ledger/use-ledger.tsx';
import { LedgerScreen } from '../../../../platform/screen/ledger-screen.tsx';
import { ScreenHeader } from '../../../../platform/screen/screen-title.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { JointYear } from './joint-year.tsx';
import { LinkCard, UnlockCard } from './link-card.tsx';
import { jointStrings } from './strings.ts';

export function JointScreen() {
  const t = useStrings(jointStrings);
  return (
    <LedgerScreen context={t('context')} intro={t('intro')}>
      {({ isDemo }) => (
        <>
          <ScreenHeader context={t('context')} />
          {isDemo ? <Callout>{t('demo')}</Callout> : <OwnBook />}
        </>
      )}
    </LedgerScreen>
  );
}

function OwnBook() {
  const asked = useAnswer('spouse', (api) => api.spouse());
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} />;
  if (asked.kind === 'loading') return <SkeletonCard rows={6} />;
  const spouse = asked.value;
  return (
    <div className="grid gap-4 pb-8">
      {spouse.kind === 'locked' && <UnlockCard bookId={spouse.bookId} />}
      {spouse.kind === 'linked' && <JointYear spouse={spouse} />}
      {(spouse.kind === 'none' || spouse.kind === 'broken') && <LinkCard isBroken={spouse.kind === 'broken'} />}
    </div>
  );
}
