/** "Does this also hold for 12 similar ones?", asked after one was labelled; the answer can be kept as a rule. */
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { Edit, SimilarEvents } from '../../../../../platform/ledger/edit-types.ts';
import type { EventLabel } from '../../../../../platform/ledger/event-labels.ts';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { editStrings } from '../strings/edit-strings.ts';
import { EffectView } from './effect-view.tsx';
import { useLabelName } from './label-dialog.tsx';
import type { Edits } from './use-edits.ts';

export interface SimilarDialogProps {
  readonly edits: Edits;
  readonly similar: SimilarEvents;
  readonly label: EventLabel;
  readonly onClose: () => void;
}

export function SimilarDialog({ edits, similar, label, onClose }: SimilarDialogProps) {
  const t = useStrings(editStrings);
  const nameOf = useLabelName();
  const [asRule, setAsRule] = useState(false);
  const { eventIds, basis } = similar;
  const edit: Edit = { kind: 'label', eventIds, label, why: 'label.similar' };
  const name = t('ruleName', { asset: basis.asset, wallet: basis.wallet, label: nameOf(label) });
  const apply = async () => {
    const done = await edits.apply(asRule ? { ...edit, rule: { name, match: basis } } : edit);
    if (!done) return;
    if (asRule) notices.success(t('ruleSaved'), name);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('similarTitle', { count: eventIds.length })}
      description={t('similarLine', { asset: basis.asset, wallet: basis.wallet })}
      footer={
        <>
          <Button variant="primary" loading={edits.isBusy} onClick={() => void apply()}>
            {t('similarApply')}
          </Button>
          <Button onClick={onClose}>{t('similarNo')}</Button>
        </>
      }
    >
      <EffectView name={`similar ${label} ${eventIds.join()}`} ask={(api) => api.previewEdit(edits.book, edit)} />
      <Checkbox className="mt-3" label={t('asRule')} checked={asRule} onCheckedChange={setAsRule} />
    </Dialog>
  );
}
