/** The lock of this book: setting it up, locking now, its secrets, and taking it away. */
import { useEffect, useState } from 'react';
import { markLocked } from '../../../../../platform/books/books.ts';
import { CURRENT_BOOK } from '../../../../../platform/books/current-book.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useIsBookLocked } from '../../../../../platform/ledger/file-readable.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { settings, useSetting } from '../../../../../platform/settings/settings.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { ChoiceRow, SettingRow } from '../../../../../ui/setting-row.tsx';
import { canUsePasskeys } from '../../../lock/passkey.ts';
import { lockStrings } from '../../../lock/strings.ts';
import { lockNow } from '../../../lock-clock.tsx';
import { type LockAction, LockActionDialog, LockCodeDialog, SetUpDialog } from '../components/lock-dialogs.tsx';

export function LockSection() {
  const t = useStrings(lockStrings);
  const isLocked = useIsBookLocked();
  const [open, setOpen] = useState<'set-up' | LockAction>();
  const [code, setCode] = useState<string>();
  const close = () => setOpen(undefined);
  return (
    <TitledCard title={t('card')} bodyClass="divide-y divide-line">
      {isLocked ? (
        <LockRows onOpen={setOpen} />
      ) : (
        <SettingRow label={t('off')} note={t('off.note')}>
          <Button onClick={() => setOpen('set-up')}>{t('off.set-up')}</Button>
        </SettingRow>
      )}
      {open === 'set-up' && <SetUpDialog onClose={close} onCode={setCode} />}
      {open !== undefined && open !== 'set-up' && (
        <LockActionDialog
          action={open}
          onClose={close}
          onCode={setCode}
          onOff={() => markLocked(CURRENT_BOOK, false)}
        />
      )}
      {code !== undefined && <LockCodeDialog code={code} onClose={() => setCode(undefined)} />}
    </TitledCard>
  );
}

const AFTER = ['5', '15', '60', 'never'] as const;

function LockRows({ onOpen }: { readonly onOpen: (action: LockAction) => void }) {
  const t = useStrings(lockStrings);
  const ledger = useLedger();
  const [isLocking, lock] = useAction(() => lockNow(ledger));
  return (
    <>
      <SettingRow label={t('on')} note={t('on.note')}>
        <Button variant="primary" loading={isLocking} onClick={lock}>
          {t('now')}
        </Button>
      </SettingRow>
      <ChoiceRow
        label={t('after')}
        note={t('after.note')}
        value={useSetting('lockAfter')}
        onChange={(value) => settings.set('lockAfter', value)}
        options={AFTER.map((value) => ({ value, label: t(`after.${value}`) }))}
      />
      <SettingRow label={t('secrets')} note={t('secrets.note')}>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onOpen('change')}>{t('change')}</Button>
          <Button onClick={() => onOpen('renew')}>{t('renew')}</Button>
        </div>
      </SettingRow>
      <PasskeyRow onAdd={() => onOpen('passkey')} />
      <SettingRow label={t('turn-off')} note={t('turn-off.note')}>
        <Button onClick={() => onOpen('off')}>{t('turn-off.open')}</Button>
      </SettingRow>
    </>
  );
}

/** Where the browser's passkeys cannot do it, and none is there, nothing is shown. */
function PasskeyRow({ onAdd }: { readonly onAdd: () => void }) {
  const t = useStrings(lockStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [turn, setTurn] = useState(0);
  const [isPossible, setPossible] = useState(false);
  const asked = useAnswer(`lock ${turn}`, (api) => api.lockState());
  useEffect(() => {
    let isWanted = true;
    void canUsePasskeys().then((can) => isWanted && setPossible(can));
    return () => {
      isWanted = false;
    };
  }, []);
  const passkeys = asked.kind === 'ready' ? asked.value.passkeys : [];
  const [isBusy, remove] = useAction(async () => {
    for (const { id } of passkeys) {
      const removed = await ledger.removeLockPasskey(id);
      if (!removed.ok) return notifyLedgerError(removed.error, locale);
    }
    notices.success(t('passkey.removed'));
    setTurn(turn + 1);
  });
  if (!isPossible && passkeys.length === 0) return null;
  return (
    <SettingRow label={t('passkey')} note={t('passkey.note')}>
      <div className="flex flex-wrap gap-2">
        {isPossible && <Button onClick={onAdd}>{t('passkey.add')}</Button>}
        {passkeys.length > 0 && (
          <Button loading={isBusy} onClick={remove}>
            {t('passkey.remove')}
          </Button>
        )}
      </div>
    </SettingRow>
  );
}
