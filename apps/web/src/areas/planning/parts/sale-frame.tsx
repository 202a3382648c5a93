/** What a sale is asked about: one wallet or all of them, and the days of the prices. */
import { ALL_WALLETS } from '@cryptax/ledger';
import { memo } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Select } from '../../../ui/select.tsx';
import type { PlanPositions } from '../planning-types.ts';
import { PlanBasisLine } from './plan-basis-line.tsx';
import { planningStrings } from './strings.ts';

export interface SaleFrameProps {
  readonly positions: PlanPositions;
  readonly wallet: string | undefined;
  readonly onWallet: (wallet: string | undefined) => void;
}

/** A list entry needs a value; a wallet's name has no line break. */
const ALL_CHOICE = '\n';

export const SaleFrame = memo(function SaleFrame({ positions, wallet, onWallet }: SaleFrameProps) {
  const t = useStrings(planningStrings);
  const wallets = positions.wallets.filter((name) => name !== ALL_WALLETS);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      {wallets.length > 1 && (
        <span className="w-60">
          <Select
            aria-label={t('wallet')}
            value={wallet ?? ALL_CHOICE}
            onValueChange={(next) => onWallet(next === ALL_CHOICE ? undefined : next)}
            options={[
              { value: ALL_CHOICE, label: t('wallet.all') },
              ...wallets.map((name) => ({ value: name, label: name })),
            ]}
          />
        </span>
      )}
      <PlanBasisLine basis={positions} />
    </div>
  );
});
