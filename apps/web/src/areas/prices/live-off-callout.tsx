/** Where live prices would stand while they are off: what that means, what is asked of whom, and the switch. */
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../platform/ledger/use-ledger.tsx';
import type { ScreenNotice } from '../../platform/screen/screen-notice.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { pricesStrings } from './strings.ts';

export function LiveOffCallout({ className }: { readonly className?: string | undefined }) {
  const t = useStrings(pricesStrings);
  return (
    <Callout tone="info" title={t('live.off')} className={className} action={<SwitchOn />}>
      {t('live.off.line')}
    </Callout>
  );
}

/** The same for the line above a screen's content. */
export function useLiveOffNotice(isOff: boolean): ScreenNotice | undefined {
  const t = useStrings(pricesStrings);
  if (!isOff) return undefined;
  return { id: 'live-prices', tone: 'info', title: t('live.off'), line: t('live.off.line'), action: <SwitchOn /> };
}

function SwitchOn() {
  const t = useStrings(pricesStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, switchOn] = useAction(async () => {
    const done = await ledger.setLivePrices(true);
    if (!done.ok) notifyLedgerError(done.error, locale);
  });
  return (
    <Button size="s" loading={isBusy} onClick={() => switchOn()}>
      {t('live.on')}
    </Button>
  );
}
