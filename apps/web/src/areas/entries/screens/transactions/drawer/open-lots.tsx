/** What became of the coins an event brought: the parts still held, and the later events that used the rest. */
import { ALL_WALLETS } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventDetail } from '../../../../../platform/ledger/event-types.ts';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { nowText } from '../model/holding-days.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';
import { LotCard, LotOrigin, LotSection, LotTime, type ShowEvent, useRows } from './lot-parts.tsx';

export interface OpenLotsProps {
  readonly book: Book;
  readonly detail: EventDetail;
  readonly onShow: ShowEvent;
}

const MOST_USERS = 8;

export function OpenLots({ book, detail, onShow }: OpenLotsProps) {
  const t = useStrings(drawerStrings);
  const { openLots, usedBy } = detail;
  const users = usedBy.slice(0, MOST_USERS);
  const rows = useRows(book, users);
  return (
    <>
      {openLots.length > 0 && (
        <LotSection title={t('lotsOpen')}>
          {openLots.map((lot) => (
            <LotCard key={`${lot.lotId} ${lot.wallet}`}>
              <div className="flex flex-wrap items-center gap-2">
                <b>
                  <CryptoAmount value={lot.amount} unit={lot.asset} />
                </b>
                <span className="text-ink-3">{lot.wallet === ALL_WALLETS ? t('allWallets') : lot.wallet}</span>
                <span className="ml-auto text-ink-2">
                  {t('cost')} <Money value={lot.cost} />
                </span>
              </div>
              <LotTime acquiredAt={lot.acquiredAt} until={nowText(Date.now())} />
            </LotCard>
          ))}
        </LotSection>
      )}
      {users.length > 0 && (
        <LotSection title={`${t('usedBy')} ${t('usedByCount', { count: usedBy.length })}`}>
          <ul>
            {users.map((eventId) => (
              <li key={eventId}>
                <LotOrigin eventId={eventId} rows={rows} onShow={onShow} />
              </li>
            ))}
          </ul>
        </LotSection>
      )}
    </>
  );
}
