/** Lots: the ones a disposal used up, with their bar of time and their sums, and the ones an acquisition left behind. */
import type { DisposalView, LotPartView } from '@cryptax/ledger';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import type { EventDetail } from '../../../lib/ledger/ledger-api.ts';
import { Badge } from '../../../ui/badge.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { formatDay } from '../../../ui/format/date.ts';
import { formatEuro } from '../../../ui/format/euro.ts';
import { formatQuantity } from '../../../ui/format/quantity.ts';
import { LotBar } from '../../../ui/holding-bar.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { linkClass } from '../../../ui/link-class.ts';
import { Money } from '../../../ui/money.tsx';
import { holdingDays, nowText } from '../model/holding-days.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';

type Show = (eventId: string) => void;

export function UsedLots({
  disposal,
  title,
  onShow,
}: {
  readonly disposal: DisposalView;
  readonly title: string;
  readonly onShow: Show;
}) {
  return (
    <LotSection title={title}>
      {disposal.lots.map((lot, index) => (
        <UsedLot key={`${lot.lotId} ${lot.chain.join()}`} number={index + 1} {...{ lot, disposal, onShow }} />
      ))}
    </LotSection>
  );
}

interface UsedLotProps {
  readonly lot: LotPartView;
  readonly disposal: DisposalView;
  readonly number: number;
  readonly onShow: Show;
}

function UsedLot({ lot, disposal, number, onShow }: UsedLotProps) {
  const t = useStrings(drawerStrings);
  const locale = useLocale();
  const spent = (amount: string) => `− ${formatEuro(amount, locale)}`;
  const [bought] = lot.chain;
  return (
    <LotCard>
      <div className="flex flex-wrap items-center gap-2">
        <span className="num flex size-5 items-center justify-center rounded-full bg-sunken text-2xs text-ink-2">
          {number}
        </span>
        <b className="num">
          {formatQuantity(lot.amount, locale)} {disposal.asset}
        </b>
        <Badge tone={lot.taxFree ? 'free' : 'taxable'}>{t(lot.taxFree ? 'free' : 'taxable')}</Badge>
        <span className="ml-auto">
          <Money value={lot.gain} sign="always" />
        </span>
      </div>
      <LotTime acquiredAt={lot.acquiredAt} until={disposal.at} />
      <DescriptionList
        dense
        className="mt-2 border-t border-line pt-2"
        items={[
          { id: 'proceeds', term: t('proceeds'), value: formatEuro(lot.proceeds, locale) },
          { id: 'cost', term: t('cost'), value: spent(lot.cost) },
          { id: 'expenses', term: t('expenses'), value: spent(lot.expenses) },
        ]}
      />
      {bought !== undefined && <LotOrigin eventId={bought} onShow={onShow} />}
    </LotCard>
  );
}

export function OpenLots({ detail, onShow }: { readonly detail: EventDetail; readonly onShow: Show }) {
  const t = useStrings(drawerStrings);
  const locale = useLocale();
  const { openLots, usedBy } = detail;
  return (
    <>
      {openLots.length > 0 && (
        <LotSection title={t('lotsOpen')}>
          {openLots.map((lot) => (
            <LotCard key={`${lot.lotId} ${lot.wallet}`}>
              <div className="flex flex-wrap items-center gap-2">
                <b className="num">
                  {formatQuantity(lot.amount, locale)} {lot.asset}
                </b>
                <span className="text-ink-3">{lot.wallet}</span>
                <span className="ml-auto text-ink-2">
                  {t('cost')} <Money value={lot.cost} />
                </span>
              </div>
              <LotTime acquiredAt={lot.acquiredAt} until={nowText(Date.now())} />
            </LotCard>
          ))}
        </LotSection>
      )}
      {usedBy.length > 0 && (
        <LotSection title={`${t('usedBy')} ${t('usedByCount', { count: usedBy.length })}`}>
          <ul className="grid gap-1">
            {usedBy.slice(0, MOST_USERS).map((eventId) => (
              <li key={eventId}>
                <LotOrigin eventId={eventId} onShow={onShow} />
              </li>
            ))}
          </ul>
        </LotSection>
      )}
    </>
  );
}

const MOST_USERS = 8;

function LotTime({ acquiredAt, until }: { readonly acquiredAt: string; readonly until: string }) {
  const t = useStrings(drawerStrings);
  const locale = useLocale();
  const days = holdingDays(acquiredAt, until);
  if (!days) return null;
  const start = t('bought', { day: formatDay(days.acquiredOn, locale) });
  const middle = t('days', { count: days.heldDays });
  const end = t('freeFrom', { day: formatDay(days.freeFrom, locale) });
  return (
    <div className="mt-2.5">
      <LotBar
        periodDays={days.periodDays}
        heldDays={days.heldDays}
        label={`${start}, ${middle}, ${end}`}
        {...{ start, middle, end }}
      />
    </div>
  );
}

/** The event a lot came from, by file and line where it has one. */
function LotOrigin({ eventId, onShow }: { readonly eventId: string; readonly onShow: Show }) {
  const t = useStrings(drawerStrings);
  return (
    <button
      type="button"
      onClick={() => onShow(eventId)}
      className={`${linkClass('inline')} mt-2 inline-flex min-h-6 max-w-full items-center gap-1.5 text-left text-xs touch:min-h-11`}
    >
      <Icon icon={FileText} size={13} />
      <span className="truncate">
        {t('openLot')} <span className="font-mono">{eventId}</span>
      </span>
    </button>
  );
}

function LotSection({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-xs font-semibold text-ink-2">{title}</h3>
      <div className="grid gap-2.5">{children}</div>
    </section>
  );
}

function LotCard({ children }: { readonly children: ReactNode }) {
  return <div className="rounded-lg border border-line px-3.5 py-3 text-sm">{children}</div>;
}
