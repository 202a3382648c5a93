/** The encrypted pack for the adviser: made here, opened anywhere. */
import { useNavigate } from '@tanstack/react-router';
import { FilePen, FolderLock, FolderOpen, ListChecks } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { SecretField, TextAreaField } from '../../../../../ui/text-input.tsx';
import { saveReportFile } from '../../../parts/report-files/use-download.ts';
import type { ReportSource } from '../../../report-types.ts';
import { reportsStrings } from '../strings.ts';
import { LockedFileDialog, TakeProposalsDialog, WriteProposalsDialog } from './proposal-dialogs.tsx';

export function PackCard({ source, year }: { readonly source: ReportSource; readonly year: number }) {
  const t = useStrings(reportsStrings);
  const [isMaking, setMaking] = useState(false);
  const [dialog, setDialog] = useState<'write' | 'take' | null>(null);
  const [saved, setSaved] = useState('');
  return (
    <Card className="mb-4">
      <CardHead title={t('pack')} />
      <CardBody>
        <p className="max-w-[80ch] text-sm leading-5 text-ink-2">{t('pack.line')}</p>
        <div className="mt-3.5 flex flex-wrap gap-2">
          <Button icon={FolderLock} onClick={() => setMaking(true)}>
            {t('pack.make')}
          </Button>
          <OpenPackButton />
          <Button icon={FilePen} onClick={() => setDialog('write')}>
            {t('proposals.write')}
          </Button>
          <Button icon={ListChecks} onClick={() => setDialog('take')}>
            {t('proposals.take')}
          </Button>
        </div>
        {saved !== '' && (
          <Callout tone="gain" size="line" className="mt-3">
            <span role="status">{t('pack.saved', { file: saved })}</span>
          </Callout>
        )}
      </CardBody>
      {isMaking && <MakePackDialog source={source} year={year} onClose={() => setMaking(false)} onSaved={setSaved} />}
      {dialog === 'write' && <WriteProposalsDialog onClose={() => setDialog(null)} />}
      {dialog === 'take' && <TakeProposalsDialog onClose={() => setDialog(null)} />}
    </Card>
  );
}

/** Stands alone on an empty ledger: an adviser has no data of their own here. */
export function OpenPackButton() {
  const t = useStrings(reportsStrings);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={FolderOpen} onClick={() => setOpen(true)}>
        {t('pack.open')}
      </Button>
      {isOpen && <OpenPackDialog onClose={() => setOpen(false)} />}
    </>
  );
}

/** File and passphrase of a pack; once open it is shown read-only as a tax report. */
function OpenPackDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(reportsStrings);
  const ledger = useLedger();
  const navigate = useNavigate();
  const open = async (file: File, passphrase: string) => {
    const opened = await ledger.openPack(file, passphrase);
    if (opened.ok) await navigate({ to: '/klaus-tax', search: { pack: opened.value.packId } });
    return opened;
  };
  const file = { label: t('pack.file'), accept: '.ctxpack' };
  return (
    <LockedFileDialog title={t('pack.openTitle')} line={t('pack.openLine')} {...{ file, open, onClose }}>
      {() => null}
    </LockedFileDialog>
  );
}

/** Passphrase and message for a new pack. The passphrase leaves this dialog only to lock the file. */
/** Ten characters against guessing; the key is stretched besides. */
const MIN_LENGTH = 10;

interface MakePackDialogProps {
  readonly source: ReportSource;
  readonly year: number;
  readonly onClose: () => void;
  readonly onSaved: (fileName: string) => void;
}

function MakePackDialog({ source, year, onClose, onSaved }: MakePackDialogProps) {
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
      onClose={onClose}
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
        <TextAreaField
          label={t('pack.remark')}
          optional
          maxLength={2_000}
          value={remark}
          onChange={(event) => setRemark(event.target.value)}
        />
        {error && (
          <Callout tone="danger">
            <LedgerErrorWords error={error} />
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
