/** The encrypted pack for the adviser: made here, opened anywhere. */
import { useNavigate } from '@tanstack/react-router';
import { FolderLock, FolderOpen } from 'lucide-react';
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-error-words.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Card, CardBody, CardHead } from '../../../../../ui/card.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { FilePick } from '../../../../../ui/file-pick.tsx';
import { SecretField } from '../../../../../ui/secret-field.tsx';
import type { ReportSource } from '../../../report-types.ts';
import { reportsStrings } from '../strings.ts';
import { MakePackDialog } from './make-pack-dialog.tsx';

export interface PackCardProps {
  readonly source: ReportSource;
  readonly year: number;
}

export function PackCard({ source, year }: PackCardProps) {
  const t = useStrings(reportsStrings);
  const [isMaking, setMaking] = useState(false);
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
        </div>
        {saved !== '' && (
          <Callout tone="gain" size="line" className="mt-3">
            <span role="status">{t('pack.saved', { file: saved })}</span>
          </Callout>
        )}
      </CardBody>
      {isMaking && <MakePackDialog source={source} year={year} onClose={() => setMaking(false)} onSaved={setSaved} />}
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
  const [file, setFile] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<LedgerError | 'no-file' | null>(null);
  const [isBusy, open] = useAction(async () => {
    if (file === null) return setProblem('no-file');
    const opened = await ledger.openPack(file, passphrase);
    if (!opened.ok) return setProblem(opened.error);
    onClose();
    await navigate({ to: '/klaus-tax', search: { pack: opened.value.packId } });
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      size="form"
      title={t('pack.openTitle')}
      description={t('pack.openLine')}
      footer={
        <>
          <Button variant="primary" loading={isBusy} onClick={open}>
            {t('pack.view')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <div className="grid gap-3.5">
        <FilePick
          label={t('pack.file')}
          note={file?.name ?? t(problem === 'no-file' ? 'pack.noFile' : 'pack.none')}
          accept=".ctxpack"
          onPick={setFile}
        />
        <SecretField label={t('pack.passphrase')} value={passphrase} onValueChange={setPassphrase} />
        {problem !== null && problem !== 'no-file' && (
          <Callout tone="danger">
            <LedgerErrorWords error={problem} />
          </Callout>
        )}
      </div>
    </Dialog>
  );
}
