/** Open lots by asset: held since, free from, gain if sold now. An asset opens to its single lots. */
import type { Book } from '@cryptax/store';
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { Coin } from '../../../../../ui/coin.tsx';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { Disclosure } from '../../../../../ui/disclosure.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { formatPercent } from '../../../../../ui/format/percent.ts';
import { HoldingBar } from '../../../../../ui/holding-bar.tsx';
import { Money } from '../../../../../ui/money.tsx';
import type { PortfolioData } from '../../../parts/use-portfolio.ts';
import type { AssetPosition, OpenLot, PortfolioModel } from '../../../portfolio-types.ts';
import { portfolioStrings } from '../strings.ts';
import { LotsTable } from './lots-table.tsx';

export interface LotsTabProps {
  readonly book: Book;
  readonly model: PortfolioModel;
  readonly data: PortfolioData;
  readonly onLot: (lot: OpenLot) => void;
}

export function LotsTab({ book, model, data, onLot }: LotsTabProps) {
  const t = useStrings(portfolioStrings);
  return (
    <Card>
      <CardHead title={t('lots')} note={String(model.assets.reduce((sum, { lots }) => sum + lots.count, 0))} />
      <CardBody>
        <p className="mb-3 max-w-[68ch] text-sm text-ink-2">{t('lots.line')}</p>
        {model.assets.length === 0 && <p className="text-sm text-ink-2">{t('positions.none')}</p>}
        {model.assets.map((position) => (
          <Disclosure key={position.asset} summary={<Summary position={position} />} className="last:border-b-0">
            <LotsTable book={book} position={position} data={data} onLot={onLot} />
          </Disclosure>
        ))}
      </CardBody>
    </Card>
  );
}

function Summary({ position: { asset, amount, lots } }: { readonly position: AssetPosition }) {
  const t = useStrings(portfolioStrings);
  const locale = useLocale();
  const sentence =
    lots.nextFree === undefined
      ? t('lots.allFree')
      : t('lots.more', {
          share: formatPercent(lots.freeShare, locale, { decimals: 0 }),
          day: formatDay(lots.nextFree.on, locale),
        });
  return (
    <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-1.5 py-2 font-normal">
      <span className="flex min-w-32 flex-1 items-center gap-2.5">
        <Coin symbol={asset} size={28} />
        <span className="min-w-0">
          <span className="block font-medium">
            <CryptoAmount value={amount} unit={asset} />
          </span>
          <span className="num block text-xs whitespace-normal text-ink-3">
            {t('lots.count', { count: lots.count })}, {t('lots.since', { day: formatDay(lots.heldSince, locale) })}
          </span>
        </span>
      </span>
      <HoldingBar
        freeShare={Number(lots.freeShare)}
        sentence={sentence}
        className="max-sm:order-last max-sm:basis-full sm:basis-44"
      />
      <span className="text-right text-sm sm:min-w-28" data-gain={asset}>
        {lots.gainNow === undefined ? <Money value={null} /> : <Money value={lots.gainNow.total} sign="always" />}
        <span className="block text-xs text-ink-3 max-sm:sr-only">{t('lots.gain')}</span>
      </span>
    </span>
  );
}
