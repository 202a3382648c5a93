/** Proposals of an adviser: written down on one side, looked through one by one on the other. */
import type { Proposal, Proposals } from '@cryptax/reports';
import { type ReactNode, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { Answer, LedgerError } from '../../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { FeatureGate } from '../../../../../platform/plan/feature-gate.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { FilePick } from '../../../../../ui/file-pick.tsx';
import { formatInstantDay } from '../../../../../ui/format/date.ts';
import { SecretField, TextField } from '../../../../../ui/text-input.tsx';
import { ChangeWords, ProposedChange } from '../../../../entries/proposed-change.tsx';
import { saveReportFile } from '../../../parts/report-files/use-download.ts';
import { reportsStrings } from '../strings.ts';

/** A locked file is chosen and opened; what it holds is shown in its place. */
interface LockedFileDialogProps<Opened> {
  readonly title: string;
  readonly line: string;
  readonly file: { readonly label: string; readonly accept: string };
  readonly open: (file: File, passphrase: string) => Answer<Opened>;
  readonly onClose: () => void;
  readonly children: (opened: Opened, passphrase: string) => ReactNode;
}

export function LockedFileDialog<Opened>({
  title,
  line,
  file,
  open,
  onClose,
  children,
}: LockedFileDialogProps<Opened>) {
  const t = useStrings(reportsStrings);
  const [chosen, setChosen] = useState<File | null>(null);
  const [passphrase, setPassphrase] = useState('');
  const [problem, setProblem] = useState<LedgerError | 'no-file' | null>(null);
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isBusy, read] = useAction(async () => {
    if (chosen === null) return setProblem('no-file');
    const answer = await open(chosen, passphrase);
    if (answer.ok) setOpened(answer.value);
    else setProblem(answer.error);
  });
  return (
    <Dialog
      onClose={onClose}
      size="form"
      title={title}
      description={line}
      footer={
        <>
          {opened === null && (
            <Button variant="primary" loading={isBusy} onClick={() => read()}>
              {t('pack.view')}
            </Button>
          )}
          <Button onClick={onClose}>{t(opened === null ? 'cancel' : 'close')}</Button>
        </>
      }
    >
      {opened === null ? (
        <div className="grid gap-3.5">
          <FilePick
            label={file.label}
            note={chosen?.name ?? t(problem === 'no-file' ? 'pack.noFile' : 'pack.none')}
            accept={file.accept}
            onPick={setChosen}
          />
          <SecretField label={t('pack.passphrase')} value={passphrase} onValueChange={setPassphrase} />
          <Problem error={problem === 'no-file' ? null : problem} />
        </div>
      ) : (
        children(opened, passphrase)
      )}
    </Dialog>
  );
}

function Problem({ error }: { readonly error: LedgerError | null }) {
  return (
    error && (
      <Callout tone="danger">
        <LedgerErrorWords error={error} />
      </Callout>
    )
  );
}

/** The adviser's side: what the book has otherwise than the pack it was filled from. */
export function WriteProposalsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(reportsStrings);
  const ledger = useLedger();
  const open = async (file: File, passphrase: string) => {
    const pack = await ledger.openPack(file, passphrase);
    if (!pack.ok) return pack;
    const changes = await ledger.proposedChanges(pack.value.packId);
    return changes.ok ? { ...changes, value: { packId: pack.value.packId, changes: changes.value } } : changes;
  };
  const file = { label: t('pack.file'), accept: '.ctxpack' };
  return (
    <LockedFileDialog title={t('proposals.write')} line={t('proposals.writeLine')} {...{ file, open, onClose }}>
      {({ packId, changes }, passphrase) => <WriteProposals {...{ packId, changes, passphrase }} />}
    </LockedFileDialog>
  );
}

interface WriteProposalsProps {
  readonly packId: string;
  readonly passphrase: string;
  readonly changes: readonly Omit<Proposal, 'reason'>[];
}

function WriteProposals({ packId, passphrase, changes }: WriteProposalsProps) {
  const t = useStrings(reportsStrings);
  const ledger = useLedger();
  const [adviser, setAdviser] = useState('');
  const [reasons, setReasons] = useState<readonly string[]>(changes.map(() => ''));
  const [isAsked, setAsked] = useState(false);
  const [saved, setSaved] = useState('');
  const [error, setError] = useState<LedgerError | null>(null);
  const [isBusy, save] = useAction(async () => {
    setAsked(true);
    if (adviser.trim() === '') return;
    const made = await ledger.createProposals(packId, passphrase, { adviser, reasons });
    if (!made.ok) return setError(made.error);
    saveReportFile(made.value);
    setSaved(made.value.fileName);
  });
  if (changes.length === 0) return <Callout>{t('proposals.none')}</Callout>;
  return (
    <div className="grid gap-4">
      <TextField
        label={t('proposals.adviser')}
        maxLength={100}
        value={adviser}
        onChange={({ target }) => setAdviser(target.value)}
        {...(isAsked && adviser.trim() === '' ? { error: t('proposals.noAdviser') } : {})}
      />
      <ol className="grid divide-y divide-line">
        {changes.map((change, no) => (
          <li key={(change.before[0] ?? change.after[0])?.id} className="grid gap-2 py-4 first:pt-0 last:pb-0">
            <ChangeWords {...change} />
            <TextField
              label={t('proposals.reason', { no: no + 1 })}
              optional
              maxLength={500}
              value={reasons[no] ?? ''}
              onChange={({ target }) => setReasons(reasons.with(no, target.value))}
            />
          </li>
        ))}
      </ol>
      <Problem error={error} />
      {saved !== '' && (
        <Callout tone="gain" size="line">
          <span role="status">{t('pack.saved', { file: saved })}</span>
        </Callout>
      )}
      <div>
        <Button variant="primary" loading={isBusy} onClick={() => save()}>
          {t('proposals.save')}
        </Button>
      </div>
    </div>
  );
}

/** The client's side: each proposal with its effect, to take or to refuse. */
export function TakeProposalsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(reportsStrings);
  const ledger = useLedger();
  const file = { label: t('proposals.file'), accept: '.ctxprop' };
  const open = (chosen: File, passphrase: string) => ledger.openProposals(chosen, passphrase);
  return (
    <LockedFileDialog title={t('proposals.take')} line={t('proposals.takeLine')} {...{ file, open, onClose }}>
      {(proposals: Proposals) => <TakeProposals {...proposals} />}
    </LockedFileDialog>
  );
}

function TakeProposals({ adviser, createdAt, year, seal, proposals }: Proposals) {
  const t = useStrings(reportsStrings);
  const day = formatInstantDay(Date.parse(createdAt), useLocale());
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-2">
        {t('proposals.from', { adviser, day, year, seal: seal.slice(0, 8).toUpperCase(), count: proposals.length })}
      </p>
      <FeatureGate feature="proposals" isDemo={false}>
        <ol className="grid divide-y divide-line">
          {proposals.map(({ reason, before, after }, no) => (
            <li key={(before[0] ?? after[0])?.id} className="py-4 first:pt-0 last:pb-0">
              <ProposedChange name={`${seal} ${no}`} {...{ adviser, reason, before, after }} />
            </li>
          ))}
        </ol>
      </FeatureGate>
    </div>
  );
}
