/** Brings the result into the ledger: the events of this transaction get the nature that the call has. */
import type { ContractCall } from '@cryptax/onchain';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { useSteps } from '../../../lib/journal/use-steps.ts';
import { tellLedgerError } from '../../../lib/ledger/tell-ledger-error.ts';
import { useLedger } from '../../../lib/ledger/use-ledger.tsx';
import { notices } from '../../../lib/notices/notices.ts';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Callout } from '../../../ui/callout.tsx';
import { defiStrings } from '../strings.ts';

export interface ApplyCardProps {
  readonly call: ContractCall;
  readonly hash: string;
  readonly eventIds: readonly string[];
}

export function ApplyCard({ call, hash, eventIds }: ApplyCardProps) {
  const t = useStrings(defiStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { tellDone } = useSteps();
  const [isBusy, setBusy] = useState(false);
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
  const apply = async () => {
    setBusy(true);
    const done = await ledger.applyCall('own', call, eventIds);
    setBusy(false);
    if (!done.ok) return tellLedgerError(done.error, locale);
    const { changed } = done.value;
    if (changed === 0) return void notices.success(t('apply.same'));
    await tellDone(t('apply.done', { count: changed }));
  };
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
