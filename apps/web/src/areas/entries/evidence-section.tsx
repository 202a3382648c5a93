/** Documents of one entry or wallet: attach, look at, describe, save, remove. */
import type { Book, EvidenceTarget } from '@cryptax/store';
import { useEffect, useId, useState } from 'react';
import { saveFile } from '../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../platform/i18n/locale.tsx';
import { LedgerFailed, notifyLedgerError } from '../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../platform/use-action.ts';
import { Button } from '../../ui/button.tsx';
import { FilePick } from '../../ui/file-pick.tsx';
import { formatCount } from '../../ui/format/number-format.ts';
import { TextField } from '../../ui/text-input.tsx';
import type { EvidenceItem } from './entry-types.ts';
import { evidenceStrings } from './evidence-strings.ts';

interface EvidenceSectionProps {
  readonly book: Book;
  readonly target: EvidenceTarget;
}

export function EvidenceSection({ book, target }: EvidenceSectionProps) {
  const t = useStrings(evidenceStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const heading = useId();
  const [turn, setTurn] = useState(0);
  const asked = useAnswer(`evidence ${book} ${target.kind} ${target.id} ${turn}`, (api) => api.evidence(book, target));
  const changed = () => setTurn((before) => before + 1);
  const [, attach] = useAction(async (file: File) => {
    const added = await ledger.addEvidence(book, target, file, '');
    if (added.ok) changed();
    else notifyLedgerError(added.error, locale);
  });
  const items = asked.kind === 'ready' ? asked.value : [];
  return (
    <section aria-labelledby={heading} className="mt-5 grid gap-2.5 border-t border-line pt-4">
      <h3 id={heading} className="text-sm font-semibold">
        {t('title')}
      </h3>
      {asked.kind === 'failed' && <LedgerFailed error={asked.error} />}
      {asked.kind === 'ready' && items.length === 0 && <p className="text-sm text-ink-3">{t('none')}</p>}
      {items.length > 0 && (
        <ul className="divide-y divide-line">
          {items.map((item) => (
            <EvidenceRow key={item.id} book={book} item={item} onChange={changed} />
          ))}
        </ul>
      )}
      <FilePick label={t('add')} note={t('add.note')} accept="" onPick={(file) => attach(file)} />
    </section>
  );
}

interface RowProps {
  readonly book: Book;
  readonly item: EvidenceItem;
  readonly onChange: () => void;
}

function EvidenceRow({ book, item, onChange }: RowProps) {
  const t = useStrings(evidenceStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [mode, setMode] = useState<'shown' | 'changing' | 'removing'>('shown');
  const [picture, setPicture] = useState<string | null>(null);
  useEffect(() => () => (picture === null ? undefined : URL.revokeObjectURL(picture)), [picture]);
  const [, open] = useAction(async (isPicture: boolean) => {
    const file = await ledger.evidenceFile(book, item.id);
    if (!file.ok) return notifyLedgerError(file.error, locale);
    if (isPicture) setPicture(URL.createObjectURL(file.value.blob));
    else saveFile(file.value.name, file.value.blob);
  });
  const [, remove] = useAction(async () => {
    const removed = await ledger.removeEvidence(book, item.id);
    if (removed.ok) onChange();
    else notifyLedgerError(removed.error, locale);
  });
  const size = formatCount(Math.max(1, Math.round(item.size / 1024)), locale);
  return (
    <li className="grid gap-1 py-2.5 text-sm">
      <span className="font-medium wrap-anywhere">{item.name}</span>
      {item.about !== '' && <span className="text-ink-2 wrap-anywhere">{item.about}</span>}
      <span className="text-xs text-ink-3">
        {t('kilobytes', { size })} · SHA-256 <span className="font-mono break-all">{item.sha256}</span>
      </span>
      {picture !== null && <img src={picture} alt={item.name} className="max-h-96 max-w-full rounded-md" />}
      {mode === 'changing' ? (
        <Describe book={book} item={item} onDone={() => setMode('shown')} onChange={onChange} />
      ) : (
        <span className="-ml-2 flex flex-wrap gap-1">
          {item.mediaType.startsWith('image/') && item.mediaType !== 'image/svg+xml' && (
            <Button size="s" variant="quiet" onClick={() => (picture === null ? open(true) : setPicture(null))}>
              {picture === null ? t('show') : t('hide')}
            </Button>
          )}
          <Button size="s" variant="quiet" onClick={() => open(false)}>
            {t('open')}
          </Button>
          <Button size="s" variant="quiet" onClick={() => setMode('changing')}>
            {t('change')}
          </Button>
          <Button size="s" variant="quiet" onClick={() => (mode === 'removing' ? remove() : setMode('removing'))}>
            {mode === 'removing' ? t('remove.sure') : t('remove')}
          </Button>
        </span>
      )}
    </li>
  );
}

function Describe({ book, item, onDone, onChange }: RowProps & { readonly onDone: () => void }) {
  const t = useStrings(evidenceStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [name, setName] = useState(item.name);
  const [about, setAbout] = useState(item.about);
  const [isSaving, save] = useAction(async () => {
    const saved = await ledger.describeEvidence(book, item.id, { name, about });
    if (!saved.ok) return notifyLedgerError(saved.error, locale);
    onDone();
    onChange();
  });
  return (
    <form
      className="grid gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TextField label={t('name')} maxLength={200} value={name} onChange={({ target }) => setName(target.value)} />
      <TextField label={t('about')} maxLength={500} value={about} onChange={({ target }) => setAbout(target.value)} />
      <span className="flex gap-2">
        <Button size="s" type="submit" loading={isSaving}>
          {t('save')}
        </Button>
        <Button size="s" variant="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </span>
    </form>
  );
}
