/** How one file is to be read: format, time zone, wallet, and the answers to what the file does not say. */
import { useState } from 'react';
import { useStrings } from '../../lib/i18n/use-strings.ts';
import type { FileChoice, FilePreview, FileQuestion } from '../../lib/ledger/ledger-api.ts';
import { useFormats } from '../../lib/ledger/use-formats.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody, CardHead } from '../../ui/card.tsx';
import { Combobox } from '../../ui/combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { expertImportStrings } from './strings.ts';

const AUTO = 'auto';
const ZONES = [
  'Europe/Berlin',
  'UTC',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Asia/Singapore',
  'Asia/Tokyo',
];

export interface FileOptionsProps {
  readonly file: FilePreview;
  readonly choice: FileChoice;
  readonly onApply: (choice: FileChoice) => void;
  readonly onMap: () => void;
}

export function FileOptions({ file, choice, onApply, onMap }: FileOptionsProps) {
  const t = useStrings(expertImportStrings);
  const [draft, setDraft] = useState<FileChoice>(choice);
  const { format, timezone, wallet } = draft;
  const questions = file.questions.filter(({ code }) => code !== 'zone');
  const assumedZone = file.questions.find(({ code }) => code === 'zone')?.applied;
  return (
    <Card className="mt-4">
      <CardHead title={t('options.title')} note={file.name} />
      <CardBody>
        <div className="grid gap-3 sm:grid-cols-3">
          <FormatField value={format} onChange={(next) => setDraft(without(draft, 'format', next))} />
          <Field label={t('options.zone')} hint={assumedZone && t('options.zone.assumed', { zone: assumedZone })}>
            {(control) => (
              <Select
                {...control}
                value={timezone ?? AUTO}
                onValueChange={(next) => setDraft(without(draft, 'timezone', next === AUTO ? undefined : next))}
                options={[
                  { value: AUTO, label: t('options.zone.auto') },
                  ...ZONES.map((zone) => ({ value: zone, label: zone })),
                ]}
              />
            )}
          </Field>
          <Field label={t('options.wallet')} hint={t('options.wallet.hint')}>
            {(control) => (
              <TextInput
                {...control}
                value={wallet ?? ''}
                onChange={({ currentTarget: { value } }) =>
                  setDraft(without(draft, 'wallet', value === '' ? undefined : value))
                }
              />
            )}
          </Field>
          {questions.map((question) => (
            <QuestionField
              key={question.code}
              question={question}
              value={answerTo(draft, question)}
              onChange={(value) => setDraft(withAnswer(draft, question, value))}
            />
          ))}
        </div>
        <Candidates file={file} onChoose={(id) => onApply({ ...draft, format: id })} />
        <div className="mt-3.5 flex flex-wrap gap-2">
          <Button variant="suggested" onClick={() => onApply(draft)}>
            {t('options.read')}
          </Button>
          {file.format === null && file.problem === undefined && <Button onClick={onMap}>{t('options.map')}</Button>}
        </div>
      </CardBody>
    </Card>
  );
}

interface FormatFieldProps {
  readonly value: string | undefined;
  readonly onChange: (format: string | undefined) => void;
}

function FormatField({ value, onChange }: FormatFieldProps) {
  const t = useStrings(expertImportStrings);
  const formats = useFormats();
  return (
    <Field label={t('options.format')}>
      {(control) => (
        <Combobox
          {...control}
          value={value ?? AUTO}
          onValueChange={(next) => onChange(next === AUTO ? undefined : next)}
          placeholder={t('options.format.auto')}
          searchLabel={t('options.format.search')}
          options={[
            { value: AUTO, label: t('options.format.auto') },
            ...formats.map(({ id, source }) => ({ value: id, label: source, note: id, keywords: [id] })),
          ]}
        />
      )}
    </Field>
  );
}

function Candidates({ file, onChoose }: { readonly file: FilePreview; readonly onChoose: (id: string) => void }) {
  const t = useStrings(expertImportStrings);
  if (file.candidates.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-xs text-ink-2">
      {t('options.candidates')}
      {file.candidates.map(({ id, source, confidence }) => (
        <Button key={id} size="s" onClick={() => onChoose(id)}>
          {source} ({Math.round(confidence * 100)} %)
        </Button>
      ))}
    </p>
  );
}

interface QuestionFieldProps {
  readonly question: FileQuestion;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function QuestionField({ question, value, onChange }: QuestionFieldProps) {
  const t = useStrings(expertImportStrings);
  const { code, choices } = question;
  const label =
    code === 'date-order' || code === 'decimal-mark' || code === 'asset' ? t(`question.${code}`) : t('question.other');
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onValueChange={onChange}
          options={choices.map((choice) => ({ value: choice, label: choice }))}
        />
      )}
    </Field>
  );
}

/** The answer given so far, else what was applied or proposed. */
function answerTo({ answers }: FileChoice, { code, applied, proposed }: FileQuestion): string {
  const given =
    code === 'date-order' ? answers?.dateLayout : code === 'decimal-mark' ? answers?.decimalMark : undefined;
  return given ?? applied ?? proposed;
}

function withAnswer(choice: FileChoice, { code }: FileQuestion, value: string): FileChoice {
  const answers = choice.answers ?? {};
  if (code === 'date-order') return { ...choice, answers: { ...answers, dateLayout: value } };
  if (code === 'decimal-mark' && (value === 'dot' || value === 'comma')) {
    return { ...choice, answers: { ...answers, decimalMark: value } };
  }
  return choice;
}

/** An undecided field is absent, not empty. */
function without<K extends 'format' | 'timezone' | 'wallet'>(
  choice: FileChoice,
  key: K,
  value: string | undefined,
): FileChoice {
  const { [key]: _, ...rest } = choice;
  return value === undefined ? rest : { ...rest, [key]: value };
}
