/** Passphrase and message for a new pack. The passphrase leaves this dialog only to lock the file. */
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-error-words.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { SecretField } from '../../../../../ui/secret-field.tsx';
import { TextArea } from '../../../../../ui/text-input.tsx';
import { saveReportFile } from '../../../parts/report-files/save-report-file.ts';
import type { ReportSource } from '../../../report-types.ts';
import { reportsStrings } from '../strings.ts';

/** Ten characters against guessing; the key is stretched besides. */
const MIN_LENGTH = 10;

export interface MakePackDialogProps {
  readonly source: ReportSource;
  readonly year: number;
  readonly onClose: () => void;
  readonly onSaved: (fileName: string) => void;
}

export function MakePackDialog({ source, year, onClose, onSaved }: MakePackDialogProps) {
  const t = useStrings(reportsStrings);
  const ledger = useLedger();
  const [passphrase, setPassphrase] = useState('');
  const [remark, setRemark] = useState('');
  const [isShort, setShort] = useState(false);
  const [error, setError] = useState<LedgerError | null>(null);
  const isTooShort = [...passphrase].length < MIN_LENGTH;
  const [isBusy, create] = useAction(async () => {
    setShort(isTooShort);
    if (isTooShort) return;
    setError(null);
    const made = await ledger.createPack(source, passphrase, remark);
    if (!made.ok) return setError(made.error);
    saveReportFile(made.value);
    onSaved(made.value.fileName);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="form"
      title={t('pack.makeTitle', { year })}
      description={t('pack.makeLine')}
      footer={
        <>
          <Button variant="primary" loading={isBusy} onClick={create}>
            {t('pack.create')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-3.5">
        <SecretField
          label={t('pack.passphrase')}
          hint={t('pack.short', { count: MIN_LENGTH })}
          error={isShort && isTooShort && t('pack.short', { count: MIN_LENGTH })}
          autoComplete="new-password"
          value={passphrase}
          onValueChange={setPassphrase}
        />
        <Field label={t('pack.remark')} optional>
          {(control) => (
            <TextArea
              {...control}
              maxLength={2_000}
              value={remark}
              onChange={(event) => setRemark(event.target.value)}
            />
          )}
        </Field>
        {error && (
          <Callout tone="danger">
            <LedgerErrorWords error={error} />
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
