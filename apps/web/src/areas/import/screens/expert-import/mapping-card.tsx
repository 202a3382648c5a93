/** The mapping wizard: a proposal column by column, the words of the type column, and the first rows as they would become. */
import { Download } from 'lucide-react';
import { saveTextFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import type { Translate } from '../../../../platform/i18n/strings.ts';
import type { LedgerError } from '../../../../platform/ledger/answer.ts';
import { LedgerErrorWords, notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { sourceLabel } from '../../../../platform/ledger/source-label.ts';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { Callout } from '../../../../ui/callout.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { Field } from '../../../../ui/field.tsx';
import { FilePick } from '../../../../ui/file-pick.tsx';
import { Select } from '../../../../ui/select.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { TextField } from '../../../../ui/text-input.tsx';
import {
  type ColumnRole,
  type KnownWords,
  type MappingEdit,
  type MappingProposal,
  type RenamedColumn,
  type RowKind,
  readMappingFile,
  writeMappingFile,
} from '../../mapping-file.ts';
import { QuestionField } from '../../parts/file-questions.tsx';
import { feeAnswer, isAboutFees } from '../../parts/import-flow.ts';
import { questionStrings } from '../../parts/question-strings.ts';
import { RowOutcomeView } from './rows-card.tsx';
import { expertImportStrings, roleStrings, rowKindStrings } from './strings.ts';
import { editOf, useProposal } from './use-proposal.ts';

const KNOWN: KnownWords = {
  roles: new Set(Object.keys(roleStrings.table)),
  kinds: new Set(Object.keys(rowKindStrings.table)),
};

/** Mappings that were remembered, as a file: save them for another browser, load those of another one. */
export function MappingsCard() {
  const t = useStrings(expertImportStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const kept = useAnswer('mappings', (api) => api.mappings());
  const mappings = kept.kind === 'ready' ? kept.value : [];
  const [isBusy, load] = useAction(async (file: File) => {
    const read = readMappingFile(await file.text(), KNOWN);
    if (!read.ok) return notices.info(t('mappings.not-ours', { file: file.name }));
    const taken = await ledger.keepMappings(read.value.mappings);
    if (!taken.ok) return notifyLedgerError(taken.error, locale);
    const count = read.value.mappings.length;
    const { leftOut } = read.value;
    notices.info(t(leftOut === 0 ? 'mappings.loaded' : 'mappings.partly', { count, leftOut }));
  });
  return (
    <TitledCard title={t('mappings.title')}>
      <p className="mb-3 text-sm text-ink-2">{t('mappings.line', { count: mappings.length })}</p>
      <div className="grid gap-3" aria-busy={isBusy}>
        <Button
          icon={Download}
          disabled={mappings.length === 0}
          onClick={() => saveTextFile('cryptax-mappings.json', writeMappingFile(mappings), 'application/json')}
        >
          {t('mappings.save')}
        </Button>
        <FilePick label={t('mappings.load')} note={t('mappings.note')} accept=".json" onPick={load} />
      </div>
    </TitledCard>
  );
}

const UNUSED = 'unused';
const LONGEST_NAME = 60;
const ROLES = Object.keys(roleStrings.table) as readonly (keyof typeof roleStrings.table)[];
const KINDS = Object.keys(rowKindStrings.table) as readonly (keyof typeof rowKindStrings.table)[];

export interface MappingCardProps {
  readonly file: File;
  readonly name: string;
  /** The changes of the last time. */
  readonly edit: MappingEdit | undefined;
  readonly onConfirm: (mapping: MappingProposal['mapping'], edit: MappingEdit | undefined) => void;
  readonly onCancel: () => void;
}

export function MappingCard({ file, name, edit: lastEdit, onConfirm, onCancel }: MappingCardProps) {
  const t = useStrings(expertImportStrings);
  const locale = useLocale();
  const { proposal, edit, error, isFresh, change } = useProposal(file, name, lastEdit);
  return (
    <TitledCard className="mt-4" title={t('map.title')}>
      {error !== undefined && <Failure error={error} />}
      {error === undefined && proposal === undefined && <SkeletonCard rows={5} />}
      {proposal !== undefined && (
        <>
          <p className="max-w-[68ch] text-sm wrap-break-word text-ink-2">
            {proposal.renamed === undefined
              ? t('map.intro', { file: name })
              : t('map.drifted', {
                  file: name,
                  source: sourceLabel(proposal.source, locale),
                  columns: renamedWords(proposal.renamed, t),
                })}
          </p>
          <TextField
            label={t('map.source')}
            fieldClass="mt-3 max-w-80"
            maxLength={LONGEST_NAME}
            value={sourceLabel(proposal.source, locale)}
            onChange={({ currentTarget: { value } }) => change({ ...editOf(proposal), source: value })}
          />
          <Columns proposal={proposal} onChange={change} />
          <UnusedFees headers={proposal.unusedFees} />
          <Money proposal={proposal} onChange={change} />
          <Fees proposal={proposal} onChange={change} />
          <TypeWords proposal={proposal} onChange={change} />
          <FirstRows proposal={proposal} />
        </>
      )}
      <p className="mt-3 text-xs text-ink-3">{t('map.remember')}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button variant="primary" disabled={!isFresh} onClick={() => proposal && onConfirm(proposal.mapping, edit)}>
          {t('map.confirm')}
        </Button>
        <Button onClick={onCancel}>{t('map.cancel')}</Button>
      </div>
    </TitledCard>
  );
}

function renamedWords(columns: readonly RenamedColumn[], t: Translate<typeof expertImportStrings.table>): string {
  return columns.map((column) => t('map.renamed', { ...column })).join(', ');
}

function Failure({ error }: { readonly error: LedgerError }) {
  const t = useStrings(expertImportStrings);
  const isNoTable = error.code === 'mapping.file-unreadable';
  return <Callout tone="danger">{isNoTable ? t('map.failed') : <LedgerErrorWords error={error} />}</Callout>;
}

interface PartProps {
  readonly proposal: MappingProposal;
  readonly onChange: (edit: MappingEdit) => void;
}

function Columns({ proposal, onChange }: PartProps) {
  const t = useStrings(expertImportStrings);
  const roles = useStrings(roleStrings);
  const choose = (column: number, next: string) => {
    const edit = editOf(proposal);
    const kept = Object.entries(edit.roles).filter(([at, role]) => Number(at) !== column && role !== next);
    const added = next === UNUSED ? [] : [[column, next as ColumnRole] as const];
    onChange({ ...edit, roles: Object.fromEntries([...kept, ...added]) });
  };
  // A column with a meaning of its own in a known format keeps it until another one is chosen.
  const special = proposal.columns.flatMap(({ role }) =>
    role === undefined || ROLES.some((known) => known === role) ? [] : [{ value: role as string, label: t('map.own') }],
  );
  const options = [
    { value: UNUSED, label: t('map.unused') },
    ...ROLES.map((role) => ({ value: role as string, label: roles(role) })),
    ...special,
  ];
  return (
    <ul className="mt-4 grid gap-2.5">
      {proposal.columns.map(({ column, header, samples, role, reason }) => (
        <li key={column} className="grid items-center gap-x-3 gap-y-1 sm:grid-cols-[10rem_minmax(0,1fr)_14rem]">
          <span className="truncate text-sm font-medium">{header === '' ? `#${column + 1}` : header}</span>
          <code className="truncate font-mono text-2xs text-ink-3">{samples.join(' · ')}</code>
          <span className="grid gap-0.5">
            <Select
              aria-label={`${header}: ${t('map.role')}`}
              value={role ?? UNUSED}
              onValueChange={(next) => choose(column, next)}
              options={options}
            />
            {reason !== undefined && <span className="text-2xs text-ink-3">{t(`map.reason.${reason}`)}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Asked before the first rows are shown, so that they show what a trade cost, in which money. */
function Money({ proposal, onChange }: PartProps) {
  const t = useStrings(questionStrings);
  const { openMoney } = proposal;
  if (openMoney === undefined) return null;
  return (
    <Field
      label={t('currency')}
      hint={openMoney.chosen === undefined ? t('waiting') : undefined}
      className="mt-5 max-w-80"
    >
      {(control) => (
        <Select
          {...control}
          value={openMoney.chosen ?? null}
          placeholder={t('choose')}
          onValueChange={(money) => onChange({ ...editOf(proposal), money })}
          options={openMoney.choices.map((value) => ({ value, label: value }))}
        />
      )}
    </Field>
  );
}

/** What looks like a cost and is not used is named: nothing is left out in silence. */
function UnusedFees({ headers }: { readonly headers: readonly string[] }) {
  const t = useStrings(expertImportStrings);
  const locale = useLocale();
  if (headers.length === 0) return null;
  const columns = new Intl.ListFormat(locale).format(headers);
  return (
    <Callout tone="review" size="line" className="mt-4">
      {t('map.unused-fees', { columns })}
    </Callout>
  );
}

/** What the figures do not prove about fees; the answers stay with the mapping. */
function Fees({ proposal, onChange }: PartProps) {
  const { answers = {} } = proposal;
  const questions = proposal.questions.filter(isAboutFees);
  if (questions.length === 0) return null;
  return (
    <div className="mt-5 grid max-w-3xl gap-3 sm:grid-cols-2">
      {questions.map((question) => (
        <QuestionField
          key={`${question.code} ${question.ticker ?? ''}`}
          question={question}
          onAnswer={(value) =>
            onChange({ ...editOf(proposal), answers: { ...answers, ...feeAnswer(answers, question, value) } })
          }
        />
      ))}
    </div>
  );
}

function TypeWords({ proposal, onChange }: PartProps) {
  const t = useStrings(expertImportStrings);
  const kinds = useStrings(rowKindStrings);
  if (proposal.types.length === 0) return null;
  const options = KINDS.map((kind) => ({ value: kind as string, label: kinds(kind) }));
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold">{t('map.types')}</h3>
      <ul className="mt-2 grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {proposal.types.map(({ word, kind }) => (
          <li key={word} className="grid grid-cols-2 items-center gap-2">
            <code className="truncate font-mono text-xs">{word}</code>
            <Select
              aria-label={word}
              value={kind}
              onValueChange={(next) => {
                const edit = editOf(proposal);
                onChange({ ...edit, types: { ...edit.types, [word]: next as RowKind } });
              }}
              options={options}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function FirstRows({ proposal }: { readonly proposal: MappingProposal }) {
  const t = useStrings(expertImportStrings);
  return (
    <>
      <h3 className="mt-5 text-sm font-semibold">{t('map.preview')}</h3>
      <ul className="mt-1 divide-y divide-line" aria-live="polite">
        {proposal.rows.map((row) => (
          <li key={row.line} className="flex gap-3">
            <span className="num w-7 shrink-0 pt-1.5 text-right text-xs text-ink-3">{row.line}</span>
            <RowOutcomeView row={row} />
          </li>
        ))}
      </ul>
    </>
  );
}
