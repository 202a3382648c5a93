/** The data in this browser: how much room they take, their history, the way into a file and back, example data, the end. */

import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { DemoControl } from '../../../../../platform/ledger/demo-control.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { SettingRow } from '../../../../../ui/setting-row.tsx';
import { HistoryDialog } from '../../../../entries/history-dialog.tsx';
import { ClearDialog } from '../../../clear-dialog.tsx';
import { dataStrings } from '../../../data-strings.ts';
import { BackupDialog } from '../components/backup-dialog.tsx';
import { DamageRow } from '../components/damage-row.tsx';
import { RestoreDialog } from '../components/restore-dialog.tsx';
import { RuleRows } from '../components/rule-rows.tsx';
import { StorageRow } from '../components/storage-row.tsx';
import { TrimDialog } from '../components/trim-dialog.tsx';
import { trimStrings } from '../trim-strings.ts';

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
        <RuleRows />
        <SettingRow label={t('backup')} note={t('backup.note')}>
          <Button onClick={() => setOpen('backup')}>{t('backup.open')}</Button>
        </SettingRow>
        <SettingRow label={t('restore')} note={t('restore.note')}>
          <Button onClick={() => setOpen('restore')}>{t('restore.open')}</Button>
        </SettingRow>
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
