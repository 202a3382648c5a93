/** A look at every stored record: what cannot be understood is listed, stays where it lies, and can be saved as a file. */
import type { Result } from '@cryptax/kernel';
import type { QuarantineRecord } from '@cryptax/store';
import { useState } from 'react';
import { saveTextFile } from '../../../../../platform/files/save-file.ts';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { useLedger, useLedgerState } from '../../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { SettingRow } from '../../../../../ui/setting-row.tsx';
import { damageStrings } from '../strings.ts';

type Found = Result<readonly QuarantineRecord[], LedgerError>;

const SHOWN = 20;

export function DamageRow() {
  const t = useStrings(damageStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const state = useLedgerState();
  const [found, setFound] = useState<Found>();
  const [isBusy, look] = useAction(async () => {
    setFound(await ledger.damagedRecords());
  });
  const known = 'damaged' in state ? (state.damaged ?? 0) : 0;
  const records = found?.ok ? found.value : [];
  return (
    <>
      <SettingRow label={t('title')} note={noteOf()}>
        {records.length > 0 && <Button onClick={() => save(records)}>{t('save')}</Button>}
        <Button loading={isBusy} onClick={() => look()}>
          {t('look')}
        </Button>
      </SettingRow>
      {records.length > 0 && <DamageList records={records} />}
    </>
  );

  function noteOf(): string {
    if (found === undefined) return known === 0 ? t('note') : t('known', { count: known });
    if (!found.ok) return ledgerErrorText(found.error, locale);
    return records.length === 0 ? t('none') : t('found', { count: records.length });
  }
}

function DamageList({ records }: { readonly records: readonly QuarantineRecord[] }) {
  const t = useStrings(damageStrings);
  return (
    <ul className="divide-y divide-line pb-2 text-xs" aria-label={t('list')}>
      {records.slice(0, SHOWN).map(({ id, table, reason, text }) => (
        <li key={id} className="grid gap-0.5 py-2">
          <span className="text-ink-2">
            {t(wordFor(`table.${table}`, 'table.other'))}: {t(wordFor(`why.${reason}`, 'why.malformed'))}
          </span>
          <code className="truncate text-ink-3">{text === '' ? id : text}</code>
        </li>
      ))}
      {records.length > SHOWN && <li className="py-2 text-ink-3">{t('more', { count: records.length - SHOWN })}</li>}
    </ul>
  );
}

type Word = Extract<keyof typeof damageStrings.table, `table.${string}` | `why.${string}`>;

function wordFor(word: string, otherwise: Word): Word {
  return Object.hasOwn(damageStrings.table, word) ? (word as Word) : otherwise;
}

/** Everything that is there of them, for whoever repairs them. */
function save(records: readonly QuarantineRecord[]): void {
  const file = { format: 'cryptax-damaged-records', version: 1, records };
  saveTextFile('cryptax-damaged-records.json', JSON.stringify(file, null, 2), 'application/json');
}
