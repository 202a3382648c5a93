/** Recovery codes of the account: how many are left, and a new set, shown once to copy or save. */
import { useState } from 'react';
import { copyText } from '../../../platform/files/copy-text.ts';
import { saveFile } from '../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../platform/i18n/locale.tsx';
import { notices } from '../../../platform/notices/notices.ts';
import { useAction } from '../../../platform/use-action.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { SettingRow } from '../../../ui/setting-row.tsx';
import { failureStrings } from '../parts/failure-strings.ts';
import { countRecoveryCodes, makeRecoveryCodes } from '../parts/recovery-codes.ts';
import { useAccountAnswer } from './account-answer.tsx';
import { recoveryStrings } from './recovery-strings.ts';

export function RecoveryCodesRow() {
  const t = useStrings(recoveryStrings);
  const failures = useStrings(failureStrings);
  const { answer, reload } = useAccountAnswer(countRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[]>();
  const [isBusy, make] = useAction(async () => {
    const made = await makeRecoveryCodes();
    if (made.ok) setCodes(made.value.codes);
    else notices.info(failures(made.error));
    reload();
  });
  const left = answer?.ok === true ? answer.value.left : undefined;
  const note = left === undefined ? '…' : left === 0 ? t('none') : t('left', { count: left });
  return (
    <>
      <SettingRow label={t('title')} note={note}>
        <Button loading={isBusy} onClick={make}>
          {t(left === 0 ? 'make' : 'replace')}
        </Button>
      </SettingRow>
      {codes !== undefined && <CodesDialog codes={codes} onClose={() => setCodes(undefined)} />}
    </>
  );
}

function CodesDialog({ codes, onClose }: { readonly codes: readonly string[]; readonly onClose: () => void }) {
  const t = useStrings(recoveryStrings);
  const locale = useLocale();
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    if (await copyText(text, locale)) notices.success(t('copied'));
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('title')}
      description={t('once')}
      footer={
        <>
          <Button onClick={() => void copy()}>{t('copy')}</Button>
          <Button onClick={() => saveFile('cryptax-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}>
            {t('save')}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {t('done')}
          </Button>
        </>
      }
    >
      <ul aria-label={t('title')} className="grid gap-x-6 gap-y-1.5 font-mono text-sm sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
