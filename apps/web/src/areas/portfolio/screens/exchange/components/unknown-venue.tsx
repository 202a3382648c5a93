/** A name that nobody knows. */
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Card } from '../../../../../ui/card.tsx';
import { EmptyState } from '../../../../../ui/empty-state.tsx';
import { PageHeader } from '../../../../../ui/page-header.tsx';
import { exchangeStrings } from '../strings.ts';

export function UnknownVenue({ name }: { readonly name: string }) {
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
