/** The question that syncing waits with, over whatever screen is open. */
import { useState } from 'react';
import { useStrings } from '../../platform/i18n/locale.tsx';
import { useLedgerState } from '../../platform/ledger/use-ledger.tsx';
import { notices } from '../../platform/notices/notices.ts';
import { useObservable } from '../../platform/observable.ts';
import { session } from '../../platform/session/session.ts';
import { settings, useSetting } from '../../platform/settings/settings.ts';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { RadioCards } from '../../ui/radio-cards.tsx';
import { BackupFirst } from './clear-dialog.tsx';
import { sharedSync } from './shared-sync.ts';
import { isSyncQuestionOpen } from './sync/sync-question-state.ts';
import { questionStrings, syncStrings } from './sync/sync-strings.ts';
import { EnableDialog } from './sync-settings/enable-dialog.tsx';

export function SyncQuestion() {
  const failure = useObservable(sharedSync().failure);
  const isOpen = useObservable(isSyncQuestionOpen);
  const isWanted = useSetting('cloudWanted');
  const close = () => isSyncQuestionOpen.set(false);
  if (isOpen && failure?.code === 'many-deletes') return <DeletionsQuestion {...failure} onClose={close} />;
  if (isOpen && failure?.code === 'other-account') {
    return <OtherAccountQuestion owner={failure.owner} onClose={close} />;
  }
  return isWanted ? <EnableDialog onClose={() => settings.set('cloudWanted', false)} /> : null;
}

/** More than a fifth of an account would be deleted: everywhere, or brought back from the account. */
interface DeletionsQuestionProps {
  readonly count: number;
  readonly of: number;
  readonly onClose: () => void;
}

function DeletionsQuestion({ count, of, onClose }: DeletionsQuestionProps) {
  const t = useStrings(questionStrings);
  const answer = (deletions: { readonly allow: number } | 'take-back') => {
    onClose();
    void sharedSync().syncNow(deletions);
  };
  return (
    <Dialog
      onClose={onClose}
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

/** The book of this browser belongs to another account than the one that is logged in: kept apart unless decided otherwise. */
const CHOICES = ['keep', 'fetch', 'take'] as const;
type Choice = (typeof CHOICES)[number];

function OtherAccountQuestion({ owner, onClose }: { readonly owner: string; readonly onClose: () => void }) {
  const t = useStrings(questionStrings);
  const texts = useStrings(syncStrings);
  const who = useObservable(session);
  const state = useLedgerState();
  const [choice, setChoice] = useState<Choice>('keep');
  const [hasFailed, setFailed] = useState(false);
  const me = who.kind === 'signed-in' ? who.email : '';
  const count = 'ownEvents' in state ? state.ownEvents : 0;
  const [isBusy, decide] = useAction(async () => {
    const isDone = await sharedSync().settleOwner(choice);
    setFailed(!isDone);
    if (!isDone) return;
    if (choice === 'take') notices.success(t('other.taken'));
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t('other.title')}
      description={t('other.line', { count, owner, me })}
      footer={
        <>
          <Button variant={choice === 'keep' ? 'primary' : 'danger'} loading={isBusy} onClick={decide}>
            {t(`other.do.${choice}`)}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('later')}
          </Button>
        </>
      }
    >
      <div className="grid justify-items-start gap-3">
        <RadioCards
          label={t('other.label')}
          value={choice}
          onValueChange={setChoice}
          cards={CHOICES.map((value) => ({
            value,
            title: t(`other.${value}`),
            note: t(`other.${value}.note`, { owner }),
          }))}
        />
        {choice === 'fetch' && <BackupFirst />}
        {hasFailed && (
          <div role="alert">
            <Callout tone="danger">{texts('store')}</Callout>
          </div>
        )}
      </div>
    </Dialog>
  );
}
