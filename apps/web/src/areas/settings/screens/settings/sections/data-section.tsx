/** The data in this browser: how much room they take, their history, the way into a file and back, example data, the end. */
import { berlinDayText } from '@cryptax/kernel';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { saveFile } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { DemoControl } from '../../../../../platform/ledger/demo-control.tsx';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { FileReadable, fileReadableStrings, useIsBookLocked } from '../../../../../platform/ledger/file-readable.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { saveBackup } from '../../../../../platform/ledger/save-backup.ts';
import { keepStorage } from '../../../../../platform/ledger/storage-pressure.ts';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { formatFileSize } from '../../../../../ui/format/number-format.ts';
import { SettingRow } from '../../../../../ui/setting-row.tsx';
import { ClearDialog } from '../../../../account/clear-dialog.tsx';
import { NewPassphraseFields, useNewPassphrase } from '../../../../account/new-passphrase.tsx';
import { HistoryDialog } from '../../../../entries/history-dialog.tsx';
import { dataStrings } from '../../../data-strings.ts';
import { lockStrings } from '../../../lock/strings.ts';
import { DamageRow } from '../components/damage-row.tsx';
import { RestoreDialog } from '../components/restore-dialog.tsx';
import { TrimDialog } from '../components/trim-dialog.tsx';
import { trimStrings } from '../strings.ts';

type Open = 'history' | 'trim' | 'backup' | 'restore' | 'clear';

export function DataSection() {
  const t = useStrings(dataStrings);
  const trim = useStrings(trimStrings);
  const steps = useSteps();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  return (
    <Card>
      <CardHead title={t('title')} />
      <CardBody className="divide-y divide-line">
        <StorageRow />
        <DamageRow />
        <SettingRow label={t('history')} note={t('history.note')}>
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen('history')}>{t('history.open')}</Button>
            <Button onClick={() => setOpen('trim')}>{trim('open')}</Button>
          </div>
        </SettingRow>
        <RuleRow />
        <SettingRow label={t('backup')} note={t('backup.note')}>
          <Button onClick={() => setOpen('backup')}>{t('backup.open')}</Button>
        </SettingRow>
        <SettingRow label={t('restore')} note={t('restore.note')}>
          <Button onClick={() => setOpen('restore')}>{t('restore.open')}</Button>
        </SettingRow>
        <LedgerFileRow />
        <SettingRow label={t('demo')} note={t('demo.note')}>
          <DemoControl />
        </SettingRow>
        <SettingRow label={t('clear')} note={t('clear.note')}>
          <Button variant="danger" onClick={() => setOpen('clear')}>
            {t('clear.open')}
          </Button>
        </SettingRow>
      </CardBody>
      {open === 'history' && <HistoryDialog book="own" steps={steps} onClose={close} />}
      {open === 'trim' && <TrimDialog onClose={close} />}
      {open === 'backup' && <BackupDialog onClose={close} />}
      {open === 'restore' && <RestoreDialog onClose={close} />}
      {open === 'clear' && <ClearDialog onClose={close} />}
    </Card>
  );
}

/** How much room the data take, and whether the browser promised not to clear them by itself. */
function StorageRow() {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const [turn, setTurn] = useState(0);
  const asked = useAnswer(`space ${turn}`, (api) => api.storageSpace());
  const keep = async () => {
    if (!(await keepStorage())) notices.info(t('space.refused'));
    setTurn(turn + 1);
  };
  const space = asked.kind === 'ready' ? asked.value : undefined;
  if (asked.kind === 'failed')
    return <SettingRow label={t('space.untold')} note={ledgerErrorText(asked.error, locale)} />;
  return (
    <SettingRow label={roomWords()} note={space && t(`space.${space.persistence}`)}>
      {space?.persistence === 'refused' && <Button onClick={() => void keep()}>{t('space.keep')}</Button>}
    </SettingRow>
  );

  function roomWords(): string {
    if (space === undefined) return t('space.looking');
    const { usedBytes, quotaBytes } = space;
    if (usedBytes === undefined) return t('space.untold');
    const used = formatFileSize(usedBytes, locale);
    if (quotaBytes === undefined) return t('space', { used });
    return t('space.of', { used, quota: formatFileSize(quotaBytes, locale) });
  }
}

/** All rules stand in one list, with the questions that they answer. */
function RuleRow() {
  const t = useStrings(dataStrings);
  return (
    <SettingRow label={t('rules')} note={t('rules.note')}>
      <Link to="/transactions" search={{ view: 'review', list: 'rules' }} className={buttonClass({})}>
        {t('rules.open')}
      </Link>
    </SettingRow>
  );
}

/** The own book for other programs; what only this browser knows of it stays in the backup. */
function LedgerFileRow() {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, save] = useAction(async () => {
    const file = await ledger.ledgerFile('own');
    if (!file.ok) return notifyLedgerError(file.error, locale);
    const day = berlinDayText(new Date().toISOString());
    saveFile(`cryptax-ledger-${day}.json`, new Blob([file.value], { type: 'application/json' }));
    notices.success(t('ledger.saved'));
  });
  return (
    <SettingRow
      label={t('ledger')}
      note={
        <>
          {t('ledger.note')} <FileReadable />
        </>
      }
    >
      <Button loading={isBusy} onClick={save}>
        {t('ledger.save')}
      </Button>
    </SettingRow>
  );
}

/** Everything in one file, encrypted if a passphrase is chosen. */
function BackupDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(dataStrings);
  const locale = useLocale();
  const lock = useStrings(lockStrings);
  const readable = useStrings(fileReadableStrings);
  const ledger = useLedger();
  const passphrase = useNewPassphrase();
  const isLocked = useIsBookLocked();
  const [isReadable, setReadable] = useState(false);
  const isReady = passphrase.isReady && (!isLocked || isReadable || passphrase.value !== '');
  const [isBusy, save] = useAction(async () => {
    const saved = await saveBackup(ledger, new Date(), passphrase.value);
    if (!saved.ok) {
      notifyLedgerError(saved.error, locale);
      return;
    }
    notices.success(t('backup.done'));
    onClose();
  });
  return (
    <Dialog
      onClose={onClose}
      title={t('backup')}
      description={t('backup.line')}
      footer={
        <>
          <Button variant="primary" disabled={!isReady} loading={isBusy} onClick={() => save()}>
            {t('backup.save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-3">
        <NewPassphraseFields
          passphrase={passphrase}
          label={t('passphrase')}
          hint={t('passphrase.hint')}
          isRequired={isLocked && !isReadable}
        />
        {isLocked && passphrase.value === '' && (
          <Checkbox
            checked={isReadable}
            onCheckedChange={setReadable}
            label={lock('backup.without')}
            note={readable('line')}
          />
        )}
      </div>
    </Dialog>
  );
}
