/** Open lots of one asset in a drawer: what a sale today would bring, and each lot down to its file. */
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Drawer } from '../../../ui/drawer.tsx';
import { formatPrice } from '../../../ui/format/price.ts';
import { Money } from '../../../ui/money.tsx';
import type { AssetPosition } from '../portfolio-types.ts';
import { LotList, type LotScope } from './lot-list.tsx';
import { holdingStrings } from './strings.ts';

export interface AssetLotsDrawerProps extends LotScope {
  readonly position: AssetPosition | null;
  /** Only the lots in these wallets; the sums above them are then left out, they are of the whole position. */
  readonly wallets?: readonly string[] | undefined;
  readonly onClose: () => void;
}

export function AssetLotsDrawer({ position, onClose, ...rest }: AssetLotsDrawerProps) {
  const t = useStrings(holdingStrings);
  const locale = useLocale();
  const price = position?.now?.price;
  return (
    <Drawer
      open={position !== null}
      onClose={onClose}
      title={t('lots', { asset: position?.asset ?? '' })}
      subtitle={price === undefined ? t('lots.noPrice') : t('lots.line', { price: formatPrice(price, locale) })}
    >
      {position !== null && (
        <div key={position.asset}>
          {rest.wallets === undefined && <GainSums position={position} />}
          <LotList asset={position.asset} now={position.now} shows="gain" {...rest} />
        </div>
      )}
    </Drawer>
  );
}

function GainSums({ position: { lots } }: { readonly position: AssetPosition }) {
  const t = useStrings(holdingStrings);
  const { gainNow } = lots;
  if (gainNow === undefined) return null;
  const line = (id: 'free' | 'taxable' | 'total') => ({
    id,
    term: t(`lots.${id}`),
    value: <Money value={gainNow[id]} sign="always" />,
    total: id === 'total',
  });
  return <DescriptionList sunken className="mb-4" items={[line('free'), line('taxable'), line('total')]} />;
}
