/** Mappings that were remembered, as a file: save them for another browser, load those of another one. */
import { Download } from 'lucide-react';
import { saveTextFile } from '../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { useAction } from '../../../../platform/use-action.ts';
import { Button } from '../../../../ui/button.tsx';
import { TitledCard } from '../../../../ui/card.tsx';
import { FilePick } from '../../../../ui/file-pick.tsx';
import { type KnownWords, readMappingFile, writeMappingFile } from '../../mapping-file.ts';
import { expertImportStrings, roleStrings, rowKindStrings } from './strings.ts';

const KNOWN: KnownWords = {
  roles: new Set(Object.keys(roleStrings.table)),
  kinds: new Set(Object.keys(rowKindStrings.table)),
};

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
