/** The last question of an import: take over or discard. The free plan's limit is reported here, before anything is written. */
import { useState } from 'react';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import type { Locale } from '../../../platform/i18n/strings.ts';
import type { ImportPreview } from '../../../platform/ledger/import-types.ts';
import { sourceLabel } from '../../../platform/ledger/source-label.ts';
import { checkLimit, type LimitVerdict, usePlan } from '../../../platform/plan/plan.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { counted, formatCount } from '../../../ui/format/number-format.ts';
import { UpgradeDialog } from '../upgrade-dialog.tsx';
import { importStrings } from './strings.ts';

export interface TakeOverBarProps {
  readonly preview: ImportPreview;
  readonly isSaving: boolean;
  readonly onTake: () => void;
  readonly onDiscard: () => void;
}

export function TakeOverBar({ preview, isSaving, onTake, onDiscard }: TakeOverBarProps) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  const { totals, known, newSources } = preview;
  const verdict = checkLimit(usePlan(), { known, newEvents: totals.events, newSources });
  const [isUpgradeOpen, setUpgradeOpen] = useState(false);
  const waiting = preview.files.reduce((sum, { format, counts }) => sum + (format === null ? 0 : counts.review), 0);
  const isAllowed = verdict.kind === 'allowed';
  const limit = limitText(t, verdict, locale);
  return (
    <div className="mt-4 grid gap-3">
      {limit !== undefined && (
        <Callout
          tone="review"
          action={
            <Button size="s" onClick={() => setUpgradeOpen(true)}>
              {t('upgrade.go')}
            </Button>
          }
        >
          {limit} {t('limit.kept')}
        </Callout>
      )}
      {totals.events === 0 && <NothingNew preview={preview} isWaiting={waiting > 0} />}
      <div className="flex flex-wrap gap-2">
        {(totals.events > 0 || waiting > 0) && (
          <Button variant="primary" loading={isSaving} onClick={isAllowed ? onTake : () => setUpgradeOpen(true)}>
            {totals.events > 0 ? t('take', counted(totals.events, locale)) : t('take.review', counted(waiting, locale))}
          </Button>
        )}
        <Button disabled={isSaving} onClick={onDiscard}>
          {t('discard')}
        </Button>
      </div>
      <UpgradeDialog open={isUpgradeOpen} onClose={() => setUpgradeOpen(false)} reason={limit ?? ''} />
    </div>
  );
}

interface NothingNewProps {
  readonly preview: ImportPreview;
  /** Rows of known formats can be taken over all the same. */
  readonly isWaiting: boolean;
}

function NothingNew({ preview: { totals, files }, isWaiting }: NothingNewProps) {
  const t = useStrings(importStrings);
  const isAsked = files.some(({ questions }) => questions.some(({ applied }) => applied === undefined));
  if (isAsked) return <Callout tone="review">{t('nothing.asked')}</Callout>;
  if (isWaiting) return <Callout tone="review">{t('nothing.waiting')}</Callout>;
  const isKnown = totals.duplicate > 0 && totals.review === 0;
  return <Callout tone={isKnown ? 'info' : 'danger'}>{t(isKnown ? 'nothing.new' : 'nothing.valid')}</Callout>;
}

type Words = ReturnType<typeof useStrings<typeof importStrings.table>>;

function limitText(t: Words, verdict: LimitVerdict, locale: Locale): string | undefined {
  if (verdict.kind === 'allowed') return undefined;
  if (verdict.kind === 'sources') {
    return t('limit.sources', {
      count: verdict.names.length,
      names: verdict.names.map((name) => sourceLabel(name, locale)).join(', '),
    });
  }
  return t('limit.transactions', { left: verdict.left, wanted: formatCount(verdict.wanted, locale) });
}
