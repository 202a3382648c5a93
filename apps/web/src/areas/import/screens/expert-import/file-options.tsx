/** How one file is to be read: format, time zone, wallet. What the file itself leaves open is asked above. */
import { defined } from '@cryptax/kernel';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { type FileChoice, type FilePreview, OWN_MAPPING } from '../../../../platform/ledger/import-types.ts';
import { sourceLabel } from '../../../../platform/ledger/source-label.ts';
import { useFormats } from '../../../../platform/ledger/use-formats.ts';
import { Button } from '../../../../ui/button.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { Combobox } from '../../../../ui/combobox.tsx';
import { Field } from '../../../../ui/field.tsx';
import { formatPercent } from '../../../../ui/format/number-format.ts';
import { TextField } from '../../../../ui/text-input.tsx';
import { ZonePicker } from '../../parts/file-questions.tsx';
import { expertImportStrings } from './strings.ts';

const AUTO = 'auto';
const LONGEST_NAME = 200;

type Reading = Pick<FileChoice, 'format' | 'timezone' | 'wallet'>;

export interface FileOptionsProps {
  readonly file: FilePreview;
  readonly choice: FileChoice;
  readonly onApply: (choice: FileChoice) => void;
  readonly onMap: () => void;
}

export function FileOptions({ file, choice, onApply, onMap }: FileOptionsProps) {
  const t = useStrings(expertImportStrings);
  const [draft, setDraft] = useState<Reading>(choice);
  const { format, timezone, wallet } = draft;
  const assumedZone = file.questions.find(({ code }) => code === 'zone')?.applied;
  return (
    <TitledCard className="mt-4" title={t('options.title')} note={file.name}>
      <div className="grid gap-3 sm:grid-cols-3">
        <FormatField value={format} onChange={(next) => setDraft(without(draft, 'format', next))} />
        <Field label={t('options.zone')} hint={assumedZone && t('options.zone.assumed', { zone: assumedZone })}>
          {(control) => (
            <ZonePicker
              {...control}
              value={timezone ?? AUTO}
              onChange={(next) => setDraft(without(draft, 'timezone', next === AUTO ? undefined : next))}
              first={[{ value: AUTO, label: t('options.zone.auto') }]}
            />
          )}
        </Field>
        <TextField
          label={t('options.wallet')}
          hint={t('options.wallet.hint')}
          maxLength={LONGEST_NAME}
          value={wallet ?? ''}
          onChange={({ currentTarget: { value } }) =>
            setDraft(without(draft, 'wallet', value === '' ? undefined : value))
          }
        />
      </div>
      <Candidates file={file} onChoose={(id) => onApply(merged(choice, { ...draft, format: id }))} />
      <div className="mt-3.5 flex flex-wrap gap-2">
        <Button variant="suggested" onClick={() => onApply(merged(choice, draft))}>
          {t('options.read')}
        </Button>
        {canBeMapped(file, choice) && <Button onClick={onMap}>{t('options.map')}</Button>}
      </div>
    </TitledCard>
  );
}

interface FormatFieldProps {
  readonly value: string | undefined;
  readonly onChange: (format: string | undefined) => void;
}

function FormatField({ value, onChange }: FormatFieldProps) {
  const t = useStrings(expertImportStrings);
  const locale = useLocale();
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
            ...formats.map(({ id, source }) => ({
              value: id,
              label: sourceLabel(source, locale),
              note: id,
              keywords: [id],
            })),
          ]}
        />
      )}
    </Field>
  );
}

function Candidates({ file, onChoose }: { readonly file: FilePreview; readonly onChoose: (id: string) => void }) {
  const t = useStrings(expertImportStrings);
  const locale = useLocale();
  if (file.candidates.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-2 text-xs text-ink-2">
      {t('options.candidates')}
      {file.candidates.map(({ id, source, confidence }) => (
        <Button key={id} size="s" onClick={() => onChoose(id)}>
          {sourceLabel(source, locale)} ({formatPercent(confidence.toFixed(2), locale, { decimals: 0 })})
        </Button>
      ))}
    </p>
  );
}

/** Where no format fits, and where the user's own mapping is in force, which may be wrong. */
function canBeMapped({ format, problem }: FilePreview, { mapping }: FileChoice): boolean {
  if (problem !== undefined) return false;
  return format === null || mapping !== undefined || format.id.startsWith(OWN_MAPPING);
}

/** The answers to what a file left open stay; they are given elsewhere. */
function merged({ format: _, timezone: __, wallet: ___, ...rest }: FileChoice, reading: Reading): FileChoice {
  const { format, timezone, wallet } = reading;
  return {
    ...rest,
    ...defined({ format, timezone, wallet }),
  };
}

/** An undecided field is absent, not empty. */
function without(reading: Reading, key: keyof Reading, value: string | undefined): Reading {
  const { [key]: _, ...rest } = reading;
  return value === undefined ? rest : { ...rest, [key]: value };
}
