/** A screen that is not built yet: its head, the specified placeholder, and in one sentence what will be here. */

import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import { useScreenTitle } from './screen-title.tsx';
import { screenStrings } from './strings.ts';

export function PendingScreen({ intro, title }: { readonly intro: string; readonly title?: string }) {
  const t = useStrings(screenStrings);
  const screenTitle = useScreenTitle();
  return (
    <>
      <PageHeader title={title ?? screenTitle} />
      <Card>
        <EmptyState title={t('pending')} className="min-h-80">
          {t('pending.line')} {intro}
        </EmptyState>
      </Card>
    </>
  );
}
