/** Brings the result into the ledger: the events of this transaction get the nature that the call has. */
import type { ContractCall } from '@cryptax/onchain';
import { Link } from '@tanstack/react-router';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { buttonClass } from '../../../../../ui/button-class.ts';
import { Callout } from '../../../../../ui/callout.tsx';
import { defiStrings } from '../strings.ts';
import { useApplyCalls } from '../use-apply-calls.ts';

export interface ApplyCardProps {
  readonly call: ContractCall;
  readonly hash: string;
  readonly eventIds: readonly string[];
}

export function ApplyCard({ call, hash, eventIds }: ApplyCardProps) {
  const t = useStrings(defiStrings);
  const ledger = useLedger();
  const { isBusy, apply } = useApplyCalls(() => ledger.applyCall('own', call, eventIds));
  if (eventIds.length === 0) {
    return (
      <Callout
        tone="info"
        title={t('apply.title')}
        action={
          <Link to="/wallets" className={buttonClass({ size: 's' })}>
            {t('apply.wallets')}
          </Link>
        }
      >
        {t(hash === '' ? 'apply.no-hash' : 'apply.not-there')}
      </Callout>
    );
  }
  return (
    <Callout
      tone="info"
      title={t('apply.title')}
      action={
        <Button size="s" variant="primary" loading={isBusy} onClick={() => void apply()}>
          {t('apply')}
        </Button>
      }
    >
      {t('apply.text', { count: eventIds.length })}
    </Callout>
  );
}
