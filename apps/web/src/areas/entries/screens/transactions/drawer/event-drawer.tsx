/** Everything about one event, beside the list. Previous and next walk the list as it is filtered and sorted. */
import { useState } from 'react';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventDetail } from '../../../../../platform/ledger/event-types.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Drawer } from '../../../../../ui/drawer.tsx';
import { FailedState } from '../../../../../ui/failed-state.tsx';
import { formatInstant } from '../../../../../ui/format/date.ts';
import { SkeletonCard } from '../../../../../ui/skeleton.tsx';
import { Tabs } from '../../../../../ui/tabs.tsx';
import { useQuantity } from '../../../../../ui/use-quantity.ts';
import { rowName } from '../list/event-columns.tsx';
import { errorWords } from '../model/error-words.ts';
import { msOf } from '../model/holding-days.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';
import { HistoryTab } from './history-tab.tsx';
import { type LedgerActions, LedgerTab } from './ledger-tab.tsx';
import { OriginTab } from './origin-tab.tsx';
import { TaxTab } from './tax-tab.tsx';

export interface EventDrawerProps {
  readonly book: 'own' | 'demo';
  readonly eventId: string;
  readonly onClose: () => void;
  readonly onShow: (eventId: string) => void;
  readonly onPrevious: (() => void) | undefined;
  readonly onNext: (() => void) | undefined;
  readonly actions: LedgerActions;
}

type DrawerTab = 'ledger' | 'tax' | 'origin' | 'history';

export function EventDrawer(props: EventDrawerProps) {
  const { book, eventId } = props;
  const t = useStrings(drawerStrings);
  const kinds = useStrings(kindStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const asked = useAnswer(`detail ${book} ${eventId}`, (api) => api.eventDetail(book, eventId));
  // Walking on keeps the last entry visible until the next one is there.
  const detail = asked.kind === 'ready' ? asked.value : undefined;
  const isCurrent = detail?.row.id === eventId;
  return (
    <Drawer
      open
      onOpenChange={(open) => !open && props.onClose()}
      title={detail ? rowName(detail.row, { kinds, quantity }) : t('loading')}
      subtitle={
        detail && (
          <>
            {t('clock', { at: formatInstant(msOf(detail.row.at), locale) })} · {detail.row.wallet}
          </>
        )
      }
      walk
      onPrevious={props.onPrevious}
      onNext={props.onNext}
    >
      {asked.kind === 'loading' && <SkeletonCard rows={5} />}
      {asked.kind === 'failed' && <FailedState title={t('failed')}>{errorWords(asked.error, locale)}</FailedState>}
      {detail && (
        <div aria-busy={!isCurrent}>
          <DetailTabs {...props} detail={detail} />
        </div>
      )}
    </Drawer>
  );
}

function DetailTabs({ detail, ...props }: EventDrawerProps & { readonly detail: EventDetail }) {
  const t = useStrings(drawerStrings);
  const [tab, setTab] = useState<DrawerTab>(() => firstTab(detail));
  return (
    <Tabs
      label={t('tabs')}
      value={tab}
      onValueChange={setTab}
      items={[
        { value: 'ledger', label: t('tab.ledger'), content: <LedgerTab detail={detail} actions={props.actions} /> },
        {
          value: 'tax',
          label: t('tab.tax'),
          content: <TaxTab book={props.book} detail={detail} onShow={props.onShow} onOrigin={() => setTab('origin')} />,
        },
        { value: 'origin', label: t('tab.origin'), content: <OriginTab detail={detail} /> },
        { value: 'history', label: t('tab.history'), content: <HistoryTab detail={detail} /> },
      ]}
    />
  );
}

/** Where there is a tax result, it is what people came for. */
function firstTab({ disposals }: EventDetail): DrawerTab {
  return disposals.length > 0 ? 'tax' : 'ledger';
}
