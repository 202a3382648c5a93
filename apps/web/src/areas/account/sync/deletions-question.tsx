/** More than a fifth of an account would be deleted: everywhere, or brought back from the account. */

import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { sharedSync } from '../shared-sync.ts';
import { questionStrings } from './question-strings.ts';

export interface DeletionsQuestionProps {
  readonly count: number;
  readonly of: number;
  readonly onClose: () => void;
}

export function DeletionsQuestion({ count, of, onClose }: DeletionsQuestionProps) {
  const t = useStrings(questionStrings);
  const answer = (deletions: { readonly allow: number } | 'take-back') => {
    onClose();
    void sharedSync().syncNow(deletions);
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      role="alertdialog"
      title={t('deletes.title', { count, of })}
      description={t('deletes.line')}
      footer={
        <>
          <Button variant="primary" onClick={() => answer('take-back')}>
            {t('deletes.back')}
          </Button>
          <Button variant="danger" onClick={() => answer({ allow: count })}>
            {t('deletes.everywhere')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    />
  );
}
