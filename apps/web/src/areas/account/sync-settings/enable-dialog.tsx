/**
 * Every way to syncing leads here, before anything is sent: what the account holds already, and who shall be able to read it.
 * What was decided for the account once is not asked again; a further device gives the key.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { SyncFailure } from '@cryptax/store';
import { type SubmitEvent, useEffect, useState } from 'react';
import { CURRENT_BOOK } from '../../../platform/books/current-book.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatInstant } from '../../../ui/format/date.ts';
import { RadioCards } from '../../../ui/radio-cards.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useNewPassphrase } from '../new-passphrase.tsx';
import { sharedSync } from '../shared-sync.ts';
import { type AccountHolding, accountHolding } from '../sync/account-books.ts';
import { announceEnabled } from '../sync/begin-sync.ts';
import { beginEncryption, currentSeal, type Owner } from '../sync/encryption.ts';
import { syncStrings } from '../sync/sync-strings.ts';
import { cloudStrings } from './cloud-strings.ts';
import { EncryptionChoice, isStrongEnough } from './encryption-choice.tsx';
import { KitDialog } from './kit-dialog.tsx';
import { UnlockDialog } from './unlock-dialog.tsx';

export function EnableDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  const { asked, askAgain } = useHolding();
  const held = useHeldText(asked?.ok === true ? asked.value : undefined);
  if (asked?.ok === true && asked.value.hasKey) return <JoinDialog held={held} onClose={onClose} />;
  if (asked?.ok === true && asked.value.form === 'sealed') {
    return (
      <UnlockDialog
        title={t('enable.title')}
        description={`${held} ${t('unlock.text')}`}
        onDone={() => enable(onClose)}
        onClose={onClose}
      />
    );
  }
  if (asked?.ok === true) return <FormChoice holding={asked.value} held={held} onClose={onClose} />;
  return (
    <Dialog onClose={onClose} size="form" title={t('enable.title')} description={t('holding.asking')}>
      {asked === undefined ? (
        <Skeleton className="h-24" />
      ) : (
        <div role="alert">
          <Callout
            tone="danger"
            action={
              <Button size="s" onClick={askAgain}>
                {t('holding.again')}
              </Button>
            }
          >
            {texts(asked.error.code)}
          </Callout>
        </div>
      )}
    </Dialog>
  );
}

/** The account is sealed and its key lies here, from another book of this browser: nothing is left to ask but the yes. */
function JoinDialog({ held, onClose }: { readonly held: string; readonly onClose: () => void }) {
  const t = useStrings(cloudStrings);
  const [isBusy, join] = useAction(() => enable(onClose));
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t('enable.title')}
      description={`${held} ${t('enable.sealed')}`}
      footer={
        <>
          <Button variant="primary" loading={isBusy} onClick={join}>
            {t('enable')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    />
  );
}

/** The key is on this device: what it opens can come. Wanted until it is on, so that a page left in between asks again. */
async function enable(onBegun: () => void): Promise<void> {
  if (await sharedSync().enable(onBegun)) announceEnabled();
}

async function look(owner: Owner) {
  const holding = await accountHolding(owner, CURRENT_BOOK);
  if (!holding.ok) return holding;
  const seal = holding.value.form === 'sealed' ? await currentSeal(owner) : undefined;
  return ok({ ...holding.value, hasKey: seal?.ok === true && seal.value.form === 'sealed' });
}

function useHolding() {
  const [asked, setAsked] = useState<Result<AccountHolding & { readonly hasKey: boolean }, SyncFailure>>();
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks once more.
  useEffect(() => {
    const owner = sharedSync().owner();
    if (owner === undefined) return;
    let isCurrent = true;
    void look(owner).then((answer) => isCurrent && setAsked(answer));
    return () => {
      isCurrent = false;
    };
  }, [turn]);
  const askAgain = () => {
    setAsked(undefined);
    setTurn((before) => before + 1);
  };
  return { asked, askAgain };
}

/** "Your account holds 120 entries, last changed on …": the first thing a new device says. */
function useHeldText(holding: AccountHolding | undefined): string {
  const t = useStrings(cloudStrings);
  const locale = useLocale();
  if (holding === undefined || holding.form === 'none') return '';
  const { entries: count, changedAt, otherBooks } = holding;
  const own =
    changedAt === undefined
      ? t('holding.empty')
      : t('holding', { count, when: formatInstant(Date.parse(changedAt), locale) });
  return otherBooks === 0 ? own : `${own} ${t('holding.books', { count: otherBooks })}`;
}

/** Who shall be able to read the data on the server? Only its owner, unless he says otherwise. */
type Form = 'readable' | 'sealed';

interface FormChoiceProps {
  readonly holding: AccountHolding;
  /** What the account holds, in words; empty where it holds nothing. */
  readonly held: string;
  readonly onClose: () => void;
}

function FormChoice({ holding, held, onClose }: FormChoiceProps) {
  const t = useStrings(cloudStrings);
  const texts = useStrings(syncStrings);
  // An account that the service may read already goes on so, unless its owner changes that here.
  const [form, setForm] = useState<Form>(holding.form === 'readable' ? 'readable' : 'sealed');
  const passphrase = useNewPassphrase();
  const [failure, setFailure] = useState<string>();
  const [code, setCode] = useState<string>();
  const [isBusy, enable] = useAction(async () => {
    const owner = sharedSync().owner();
    if (owner === undefined) return setFailure(texts('needs-login'));
    if (form === 'sealed') {
      const begun = await beginEncryption(owner, passphrase.value);
      if (!begun.ok)
        return setFailure(begun.error.code === 'passphrase' ? t('encryption.old') : texts(begun.error.code));
      setCode(begun.value);
      void sharedSync().enable();
      return;
    }
    if (await sharedSync().enable()) announceEnabled();
    onClose();
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    enable();
  };
  if (code !== undefined) return <KitDialog code={code} onClose={onClose} />;
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={t('enable.title')}
      description={held === '' ? t('enable.text') : `${held} ${t('enable.join')}`}
    >
      <form onSubmit={submit} className="grid gap-4">
        <RadioCards
          label={t('form.label')}
          value={form}
          onValueChange={setForm}
          cards={[
            { value: 'sealed', title: t('form.sealed'), note: t('form.sealed.note') },
            { value: 'readable', title: t('form.readable'), note: t('form.readable.note') },
          ]}
        />
        {form === 'sealed' && <EncryptionChoice passphrase={passphrase} />}
        {failure !== undefined && (
          <div role="alert">
            <Callout tone="danger">{failure}</Callout>
          </div>
        )}
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="primary"
            disabled={form === 'sealed' && !isStrongEnough(passphrase)}
            loading={isBusy}
          >
            {t('enable')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </div>
      </form>
    </Dialog>
  );
}
