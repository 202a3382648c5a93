/**
 * Order of lots and its scope; what the tax office does not accept is called planning. Where a sealed year keeps them
 * (Rz. 62), the fields are closed and say why and what can be done.
 */
import { METHODS, type Method, SCOPES } from '@cryptax/ledger';
import { Search } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../platform/i18n/readable.ts';
import { LedgerErrorWords, notifyLedgerError } from '../../../../platform/ledger/ledger-failed.tsx';
import { notices } from '../../../../platform/notices/notices.ts';
import { Button } from '../../../../ui/button.tsx';
import { Coin } from '../../../../ui/coin.tsx';
import { useQuantity } from '../../../../ui/crypto-amount.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { formatInstantDay } from '../../../../ui/format/date.ts';
import { Select, SelectField } from '../../../../ui/select.tsx';
import { SkeletonCard } from '../../../../ui/skeleton.tsx';
import { TextInput } from '../../../../ui/text-input.tsx';
import type { MethodLock, PoolChoice, PoolList, PoolRow } from '../../screen-types.ts';
import type { ProfileDraft } from './profile-form.ts';
import { methodStrings } from './strings.ts';
import { useMethodLock, usePoolMethods, useSwitchPoolMethod } from './use-profile.ts';

export interface MethodFieldsProps {
  readonly draft: ProfileDraft;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

export function MethodFields({ draft, onChange }: MethodFieldsProps) {
  const t = useStrings(methodStrings);
  const asked = useMethodLock();
  const lock = asked.kind === 'ready' ? asked.value : null;
  const [isListOpen, setListOpen] = useState(false);
  // Without an answer nothing is closed: the worker refuses what must not be, with the reason.
  const isLoading = asked.kind === 'loading';
  const isKept = lock?.method === 'pools-hold' || lock?.method === 'no-date';
  const isScopeKept = lock?.scope === 'no-date';
  return (
    <>
      <SelectField
        label={t('method')}
        hint={<MethodHint lock={lock} />}
        value={draft.method}
        disabled={isLoading || isKept}
        onValueChange={(method) => onChange({ method })}
        options={METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
      />
      <SelectField
        label={t('scope')}
        hint={isScopeKept && t('scope.no-date', { years: yearsOf(lock) })}
        value={draft.scope}
        disabled={isLoading || isScopeKept}
        onValueChange={(scope) => onChange({ scope })}
        options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
      />
      <div className="grid justify-items-start gap-2 sm:col-span-2">
        {isScopeKept && (
          <p className="text-xs text-ink-2">{t(lock.method === 'pools-hold' ? 'wayOut.pools' : 'wayOut.seal')}</p>
        )}
        <Button size="s" onClick={() => setListOpen(true)}>
          {t('pools')}
        </Button>
      </div>
      {isListOpen && <PoolMethodsDialog onClose={() => setListOpen(false)} />}
    </>
  );
}

function MethodHint({ lock }: { readonly lock: MethodLock | null }): ReactNode {
  const t = useStrings(methodStrings);
  if (lock === null) return t('hint.accepted');
  const years = yearsOf(lock);
  switch (lock.method) {
    case 'free':
      return t('hint.free');
    case 'pools-hold':
      return t('hint.pools-hold', { years, count: lock.heldPools });
    case 'from-now':
    case 'no-date':
      return t(`hint.${lock.method}`, { years });
  }
}

function yearsOf({ sealedYears }: MethodLock): string {
  return sealedYears.join(', ');
}

/**
 * Every pool (wallet and coin) with the method in force. An empty one may change from now on; one that holds something
 * shows what is in the way (Rz. 62). Long lists are searched, never drawn whole.
 */
const SHOWN = 50;
/** Fewer are seen at a glance. */
const SEARCHED_FROM = 8;

function PoolMethodsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useStrings(methodStrings);
  const [search, setSearch] = useState('');
  const pools = usePoolMethods(search.trim(), SHOWN);
  return (
    <Dialog onClose={onClose} size="form" title={t('pools')} description={t('pools.line')}>
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
    else notifyLedgerError(failed, locale);
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

/** One pool: coin and wallet, whether its method may change, and the method: a choice, or words while it must stay. */
interface PoolRowItemProps {
  readonly row: PoolRow;
  readonly onChoose: (method: Method) => void;
}

function PoolRowItem({ row, onChoose }: PoolRowItemProps) {
  const { wallet, asset, method, from, held } = row;
  const t = useStrings(methodStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const note = useId();
  const standing =
    held === null ? t('pools.empty') : t('pools.held', { amount: quantity(held.amount, asset), count: held.lots });
  const since = from === null ? [] : [t('pools.from', { day: formatInstantDay(Date.parse(from), locale) })];
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1.5 py-2.5">
      <Coin symbol={asset} />
      <div className="min-w-0 flex-1 basis-40 text-sm">
        <span className="block truncate">
          {readable(asset)} · {wallet}
        </span>
        <span id={note} className="block text-xs text-ink-3">
          {[standing, ...since].join(' · ')}
        </span>
      </div>
      {held === null ? (
        <div className="w-full sm:w-48">
          <Select
            aria-label={t('pools.method', { asset, wallet })}
            aria-describedby={note}
            value={method}
            onValueChange={onChoose}
            options={METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
          />
        </div>
      ) : (
        <span className="text-sm text-ink-2">{t(`method.${method}`)}</span>
      )}
    </li>
  );
}
