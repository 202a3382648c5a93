/**
 * Every pool (wallet and coin) with the method in force. An empty one may change from now on; one that holds something
 * shows what is in the way (Rz. 62). Long lists are searched, never drawn whole.
 */
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { LedgerErrorWords } from '../../../../platform/ledger/ledger-error-words.tsx';
import { tellLedgerError } from '../../../../platform/ledger/tell-ledger-error.ts';
import { notices } from '../../../../platform/notices/notices.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { PoolChoice, PoolList } from '../../method-types.ts';
import { methodStrings } from './method-strings.ts';
import { PoolRowItem } from './pool-row-item.tsx';
import { usePoolMethods, useSwitchPoolMethod } from './use-profile.ts';

const SHOWN = 50;
/** Fewer are seen at a glance. */
const SEARCHED_FROM = 8;

export function PoolMethodsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(methodStrings);
  const [search, setSearch] = useState('');
  const pools = usePoolMethods(search.trim(), SHOWN);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="form"
      title={t('pools')}
      description={t('pools.line')}
    >
      {pools.kind === 'loading' && <SkeletonCard rows={3} />}
      {pools.kind === 'failed' && (
        <p className="text-sm text-danger">
          <LedgerErrorWords error={pools.error} />
        </p>
      )}
      {pools.kind === 'ready' && <Pools list={pools.value} search={search} onSearch={setSearch} />}
    </Dialog>
  );
}

interface PoolsProps {
  readonly list: PoolList;
  readonly search: string;
  readonly onSearch: (text: string) => void;
}

function Pools({ list, search, onSearch }: PoolsProps) {
  const t = useStrings(methodStrings);
  const locale = useLocale();
  const switchPool = useSwitchPoolMethod();
  if (list.kind === 'global') return <p className="text-sm text-ink-2">{t('pools.global')}</p>;
  const choose = async (choice: PoolChoice) => {
    const failed = await switchPool(choice);
    if (failed === null) notices.success(t('pools.done', { asset: choice.asset, wallet: choice.wallet }));
    else tellLedgerError(failed, locale);
  };
  const { total, rows } = list;
  const isSearched = search !== '';
  return (
    <>
      {(isSearched || total >= SEARCHED_FROM) && (
        <TextInput
          type="search"
          icon={Search}
          aria-label={t('pools.search')}
          placeholder={t('pools.search')}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
        />
      )}
      {rows.length === 0 && <p className="py-3 text-sm text-ink-2">{t(isSearched ? 'pools.noHit' : 'pools.none')}</p>}
      <ul className="divide-y divide-line">
        {rows.map((row) => (
          <PoolRowItem
            key={JSON.stringify([row.wallet, row.asset])}
            row={row}
            onChoose={(method) => void choose({ wallet: row.wallet, asset: row.asset, method })}
          />
        ))}
      </ul>
      {total > rows.length && (
        <p className="mt-2 text-xs text-ink-3">{t('pools.more', { shown: rows.length, total })}</p>
      )}
    </>
  );
}
