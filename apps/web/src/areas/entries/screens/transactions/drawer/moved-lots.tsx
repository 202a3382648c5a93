/** Lots that changed their place without a disposal: each keeps its date and its cost (rule book 1.3). */
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { EventDetail } from '../../../../../platform/ledger/event-types.ts';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { drawerStrings } from '../strings/drawer-strings.ts';
import { LotCard, LotSection, LotTime } from './lot-parts.tsx';

export function MovedLots({ movements }: Pick<EventDetail, 'movements'>) {
  const t = useStrings(drawerStrings);
  if (movements.length === 0) return null;
  return (
    <LotSection title={t('lotsMoved')}>
      {movements.map((lot) => (
        <LotCard key={`${lot.lotId} ${lot.chain.join()}`}>
          <div className="flex flex-wrap items-center gap-2">
            <b>
              <CryptoAmount value={lot.amount} unit={lot.asset} />
            </b>
            <span className="ml-auto text-ink-2">
              {t('cost')} <Money value={lot.cost} />
            </span>
          </div>
          <LotTime acquiredAt={lot.acquiredAt} until={lot.at} />
        </LotCard>
      ))}
    </LotSection>
  );
}
