/** The lots a disposal used up: how long each was held, what it earned, and where it was bought. */
import type { DisposalView, LotPartView } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { Badge } from '../../../../../ui/badge.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { DescriptionList } from '../../../../../ui/description-list.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { useEuro } from '../../../../../ui/use-euro.ts';
import { drawerStrings } from '../strings/drawer-strings.ts';
import { LotCard, LotOrigin, LotSection, LotTime, type RowsById, type ShowEvent, useRows } from './lot-parts.tsx';

export interface UsedLotsProps {
  readonly book: Book;
  readonly disposal: DisposalView;
  readonly title: string;
  readonly onShow: ShowEvent;
}

export function UsedLots({ book, disposal, title, onShow }: UsedLotsProps) {
  const rows = useRows(
    book,
    disposal.lots.flatMap(({ chain }) => chain.slice(0, 1)),
  );
  return (
    <LotSection title={title}>
      {disposal.lots.map((lot, index) => (
        <UsedLot key={`${lot.lotId} ${lot.chain.join()}`} number={index + 1} {...{ lot, disposal, rows, onShow }} />
      ))}
    </LotSection>
  );
}

interface UsedLotProps {
  readonly lot: LotPartView;
  readonly disposal: DisposalView;
  readonly number: number;
  readonly rows: RowsById;
  readonly onShow: ShowEvent;
}

function UsedLot({ lot, disposal, number, rows, onShow }: UsedLotProps) {
  const t = useStrings(drawerStrings);
  const euro = useEuro();
  const spent = (amount: string) => `− ${euro(amount)}`;
  const [bought] = lot.chain;
  return (
    <LotCard>
      <div className="flex flex-wrap items-center gap-2">
        <span className="num flex size-5 items-center justify-center rounded-full bg-sunken text-2xs text-ink-2">
          {number}
        </span>
        <b>
          <CryptoAmount value={lot.amount} unit={disposal.asset} />
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
          { id: 'proceeds', term: t('proceeds'), value: euro(lot.proceeds) },
          { id: 'cost', term: t('cost'), value: spent(lot.cost) },
          { id: 'expenses', term: t('expenses'), value: spent(lot.expenses) },
        ]}
      />
      {bought !== undefined && <LotOrigin eventId={bought} rows={rows} onShow={onShow} />}
    </LotCard>
  );
}
