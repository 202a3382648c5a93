/** One explanation of a balance that differs, applied by one click and taken back by another; for other areas. */
import type { GapFix } from '@cryptax/importers';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { useLedger } from '../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../platform/ledger/use-steps.ts';
import { notices } from '../../platform/notices/notices.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { linkClass } from '../../ui/class-names.ts';
import { useQuantity } from '../../ui/crypto-amount.tsx';
import { EffectView } from './screens/transactions/edit/effect-view.tsx';
import { errorWords } from './screens/transactions/edit/use-edits.ts';
import { gapLine } from './screens/transactions/review/card-words.ts';
import { gapStrings } from './screens/transactions/strings/gap-strings.ts';

export interface DifferenceFixProps {
  readonly wallet: string;
  readonly asset: string;
  readonly fix: GapFix;
}

export function DifferenceFix({ wallet, asset, fix }: DifferenceFixProps) {
  const t = useStrings(gapStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const [isShown, setShown] = useState(false);
  const repair = { wallet, asset, fixId: fix.id };
  const line = gapLine(fix, { t, locale, quantity });
  const [isBusy, apply] = useAction(async () => {
    const done = await ledger.applyRepair('own', repair);
    if (!done.ok) return notices.info(errorWords(done.error, locale));
    await announceDone(t('gapDone'), line);
  });
  const isChange = fix.changes.upsert.length + fix.changes.remove.length > 0;
  return (
    <>
      <p>
        {line}
        {!fix.isClosed && fix.asks.length === 0 && <span className="text-ink-3"> ({t('gapPartly')})</span>}
      </p>
      {isShown && (
        <div className="mt-2">
          <EffectView name={`repair ${wallet} ${asset} ${fix.id}`} ask={(api) => api.previewRepair('own', repair)} />
        </div>
      )}
      <p className="mt-1.5 flex flex-wrap items-center gap-2">
        {isChange && (
          <Button size="s" loading={isBusy} onClick={() => apply()}>
            {t('gapApply')}
          </Button>
        )}
        {isChange && !isShown && (
          <Button size="s" variant="quiet" onClick={() => setShown(true)}>
            {t('gapEffect')}
          </Button>
        )}
        {fix.asks.includes('file') && (
          <Link to="/smart-import" className={linkClass()}>
            {t('gapImport')}
          </Link>
        )}
      </p>
    </>
  );
}
