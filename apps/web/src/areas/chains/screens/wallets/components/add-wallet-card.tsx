/** The ways to a wallet: an address, the wallet of this browser, an exchange's key, a file. */
import { type ChainId, mayBeSecret } from '@cryptax/onchain';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button, buttonClass } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { Segmented } from '../../../../../ui/segmented.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextField } from '../../../../../ui/text-input.tsx';
import { WalletConnector } from '../../../parts/connector.tsx';
import { SecretQuestion, SecretWarning, useSecretGuard } from '../../../parts/secret-guard.tsx';
import type { WalletSync } from '../../../parts/use-wallet-sync.ts';
import { walletsStrings } from '../strings.ts';
import { ChainChoice, type FoundPlaces, findPlaces } from './chain-choice.tsx';

type Way = 'address' | 'browser' | 'api' | 'file';
const WAYS: readonly Way[] = ['address', 'browser', 'api', 'file'];

export function AddWalletCard({ sync, onAdded }: { readonly sync: WalletSync; readonly onAdded: () => void }) {
  const t = useStrings(walletsStrings);
  const [way, setWay] = useState<Way>('address');
  return (
    <TitledCard
      className="mt-4"
      title={t('add.title')}
      actions={
        <Segmented
          label={t('add.ways')}
          value={way}
          onValueChange={setWay}
          options={WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
        />
      }
    >
      {way === 'address' && <AddressForm sync={sync} onAdded={onAdded} />}
      {way === 'browser' && (
        <>
          <WalletConnector sync={sync} />
          <Divider onManual={() => setWay('address')} />
        </>
      )}
      {way === 'api' && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {t('way.api.text')}
          <Link to="/exchange-settings" className={buttonClass({ size: 's' })}>
            {t('way.api.go')}
          </Link>
        </p>
      )}
      {way === 'file' && (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          {t('way.file.text')}
          <Link to="/smart-import" className={buttonClass({ size: 's' })}>
            {t('way.file.go')}
          </Link>
        </p>
      )}
    </TitledCard>
  );
}

function Divider({ onManual }: { readonly onManual: () => void }) {
  const t = useStrings(walletsStrings);
  return (
    <div className="mt-5 flex items-center gap-3 text-xs text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      <Button size="s" variant="quiet" onClick={onManual}>
        {t('manual.divider')}
      </Button>
    </div>
  );
}

/** Name, public address and type. The chains an address fits are found while typing; a secret is refused at once. */
const TYPES = ['software', 'hardware', 'exchange', 'defi'] as const;
/** Detection starts by itself past this length (specification 5). */
const DETECT_FROM = 10;
const LONGEST = 160;

function AddressForm({ sync, onAdded }: { readonly sync: WalletSync; readonly onAdded: () => void }) {
  const t = useStrings(walletsStrings);
  const ledger = useLedger();
  const guard = useSecretGuard();
  const [name, setName] = useState('');
  const [address, setAddress] = useState('');
  const [type, setType] = useState<(typeof TYPES)[number]>('software');
  const [chosen, setChosen] = useState<readonly ChainId[] | null>(null);
  const [isAsked, setAsked] = useState(false);
  const [isAdding, setAdding] = useState(false);
  /** What the user said is no secret. */
  const [named, setNamed] = useState('');
  const isDoubtful = mayBeSecret(address) && named !== address;
  const isLookedAt = (address.length > DETECT_FROM || isAsked) && !isDoubtful;
  const places: FoundPlaces = isLookedAt ? findPlaces(address) : { kind: 'empty' };
  const chains = chosen ?? (places.kind === 'found' ? places.proposed : []);
  const changeAddress = (text: string) => {
    setAddress(guard.pass(text));
    setChosen(null);
    setAsked(false);
  };
  const isNameMissing = name.trim() === '' && (places.kind === 'key' || places.kind === 'found');
  const canAdd = name.trim() !== '' && (places.kind === 'key' || chains.length > 0);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!canAdd || isAdding) return;
    setAdding(true);
    const added = await ledger.addWallets({ name, type, address, chains });
    setAdding(false);
    if (!added.ok) return sync.fail(added.error);
    if (added.value.added.length === 0) return void notices.info(t('added.known'));
    notices.success(t('added'));
    setName('');
    changeAddress('');
    onAdded();
    for (const id of added.value.added) void sync.sync(id);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <div className="grid gap-3 @4xl:grid-cols-[minmax(0,12rem)_minmax(0,1fr)_minmax(0,9rem)_auto] @4xl:items-start">
        <TextField
          label={t('name')}
          hint={isNameMissing ? t('name.missing') : undefined}
          value={name}
          maxLength={60}
          autoComplete="off"
          placeholder={t('name.placeholder')}
          onChange={(event) => setName(guard.pass(event.target.value))}
        />
        <TextField
          label={t('address')}
          hint={t('address.hint')}
          error={places.kind === 'none' || places.kind === 'wrong' ? t(`found.${places.kind}`) : undefined}
          mono
          value={address}
          maxLength={LONGEST}
          onChange={(event) => changeAddress(event.target.value)}
        />
        <div className="grid gap-3 empty:hidden @4xl:order-last @4xl:col-span-full">
          <SecretWarning guard={guard} />
          {isDoubtful && (
            <SecretQuestion harmless="near" onHarmless={() => setNamed(address)} onSecret={() => changeAddress('')} />
          )}
          {places.kind === 'key' && <p className="text-sm text-ink-2">{t('found.key')}</p>}
          {places.kind === 'found' && <ChainChoice places={places} chosen={chains} onChange={setChosen} />}
        </div>
        <SelectField
          label={t('type')}
          value={type}
          onValueChange={setType}
          options={TYPES.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
        <div className="flex gap-2 @4xl:pt-5">
          {places.kind === 'empty' && !isDoubtful && (
            <Button disabled={address.trim() === ''} onClick={() => setAsked(true)}>
              {t('detect')}
            </Button>
          )}
          <Button type="submit" variant="primary" disabled={!canAdd} loading={isAdding}>
            {t('add')}
          </Button>
        </div>
      </div>
    </form>
  );
}
