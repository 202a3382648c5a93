/** The entry was changed since the form was opened: both states side by side, and nothing is written before one is chosen. */
import { useLocale } from '../../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import type { EventForm } from '../model/event-form.ts';
import { formDifferences } from '../model/form-differences.ts';
import { newerStrings } from '../strings/newer-strings.ts';

export interface NewerStateProps {
  readonly stored: EventForm;
  readonly mine: EventForm;
  readonly isBusy: boolean;
  readonly onKeepMine: () => void;
  readonly onTakeStored: () => void;
}

export function NewerState({ stored, mine, isBusy, onKeepMine, onTakeStored }: NewerStateProps) {
  const t = useStrings(newerStrings);
  const kinds = useStrings(kindStrings);
  const differences = formDifferences(stored, mine, { kind: kinds, locale: useLocale() });
  return (
    <div role="alert" className="grid gap-3">
      <Callout tone="review" title={t('title')}>
        {t(differences.length === 0 ? 'line.hidden' : 'line')}
      </Callout>
      {differences.length > 0 && (
        <table className="w-full text-sm">
          <thead>
            <tr className="text-left text-xs text-ink-3">
              <th className="py-1 pr-3 font-medium">{t('field')}</th>
              <th className="py-1 pr-3 font-medium">{t('stored')}</th>
              <th className="py-1 font-medium">{t('mine')}</th>
            </tr>
          </thead>
          <tbody>
            {differences.map(({ field, stored: there, mine: here }) => (
              <tr key={field} className="border-t border-line align-top">
                <th scope="row" className="py-1.5 pr-3 text-left font-normal text-ink-2">
                  {t(`field.${field}`)}
                </th>
                <td className="py-1.5 pr-3 break-words">{there === '' ? '–' : there}</td>
                <td className="py-1.5 break-words">{here === '' ? '–' : here}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <div className="flex flex-wrap gap-2">
        <Button size="s" onClick={onTakeStored}>
          {t('take-stored')}
        </Button>
        <Button size="s" loading={isBusy} onClick={onKeepMine}>
          {t('keep-mine')}
        </Button>
      </div>
    </div>
  );
}
