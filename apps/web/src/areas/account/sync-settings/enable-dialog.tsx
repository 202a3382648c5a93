/**
 * Every way to syncing leads here, before anything is sent: what the account holds already, and who shall be able to read it.
 * What was decided for the account once is not asked again; a further device gives the key.
 */
import { ok, type Result } from '@cryptax/kernel';
import type { SyncFailure } from '@cryptax/store';
import { useEffect, useState } from 'react';
import { CURRENT_BOOK } from '../../../platform/books/current-book.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { formatInstant } from '../../../ui/format/date.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { sharedSync } from '../shared-sync.ts';
import { type AccountHolding, accountHolding } from '../sync/account-holding.ts';
import { announceEnabled } from '../sync/begin-sync.ts';
import { currentSeal, type Owner } from '../sync/encryption.ts';
import { syncStrings } from '../sync/sync-strings.ts';
import { cloudStrings } from './cloud-strings.ts';
import { FormChoice } from './form-choice.tsx';
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
