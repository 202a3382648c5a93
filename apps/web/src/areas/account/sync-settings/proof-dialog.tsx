/** A step of encryption in a dialog: something is typed, the account is asked, and a wrong proof is reported at once. */
import type { Result } from '@cryptax/kernel';
import type { SyncFailure } from '@cryptax/store';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { sharedSync } from '../shared-sync.ts';
import type { Owner } from '../sync/encryption.ts';
import { syncStrings } from '../sync/sync-strings.ts';
import { cloudStrings } from './cloud-strings.ts';

export interface ProofDialogProps<T> {
  readonly title: string;
  readonly description: string;
  readonly confirm: string;
  /** Said when the proof does not fit. */
  readonly wrong: string;
  readonly isReady: boolean;
  readonly run: (owner: Owner) => Promise<Result<T, SyncFailure>>;
  readonly onDone: (value: T) => void | Promise<void>;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Another way to the same end. */
  readonly other?: ReactNode;
}

export function ProofDialog<T>(props: ProofDialogProps<T>) {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const [failure, setFailure] = useState<SyncFailure['code']>();
  const [isBusy, prove] = useAction(async (owner: Owner) => {
    const outcome = await props.run(owner);
    if (outcome.ok) await props.onDone(outcome.value);
    else setFailure(outcome.error.code);
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const owner = sharedSync().owner();
    if (owner !== undefined) prove(owner);
  };
  return (
    <Dialog onClose={props.onClose} size="form" title={props.title} description={props.description}>
      <form onSubmit={submit} className="grid gap-4">
        {props.children}
        {failure !== undefined && (
          <div role="alert">
            <Callout tone="danger">{failure === 'passphrase' ? props.wrong : texts(failure)}</Callout>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" disabled={!props.isReady} loading={isBusy}>
            {props.confirm}
          </Button>
          <Button onClick={props.onClose}>{t('cancel')}</Button>
          {props.other}
        </div>
      </form>
    </Dialog>
  );
}
