/** Keys for services in one place: what each is for, where to get it, and whether one is there. A key is never shown again. */
import { CHAINS, ENDPOINTS, SERVICES } from '@cryptax/onchain';
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { askUnlock, keyChanges, keysChanged } from '../../../../../platform/keys/unlock.ts';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { LedgerFailed, notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useObservable } from '../../../../../platform/observable.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { useIsShown } from '../../../../../platform/use-is-shown.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { SecretField } from '../../../../../ui/text-input.tsx';
import type { ServiceKeysView } from '../../../setting-answers.ts';
import { serviceKeyStrings } from '../strings.ts';

export function ServiceKeysSection() {
  const t = useStrings(serviceKeyStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const asked = useAnswer(`service keys ${useObservable(keyChanges)}`, (api) => api.serviceKeys());
  const [entering, setEntering] = useState<string>();
  const view = asked.kind === 'ready' ? asked.value : undefined;
  /** Without any passphrase the dialog sets one with the first key. */
  const isOpen = async () => view?.isUnlocked === true || view?.hasPassphrase === false || (await askUnlock());
  const enter = async (service: string) => {
    if (await isOpen()) setEntering(service);
  };
  const remove = async (service: string) => {
    if (!(await isOpen())) return;
    const done = await ledger.setServiceKey(service, '');
    keysChanged();
    if (done.ok) notices.success(t('removed', { service }));
    else notifyLedgerError(done.error, locale);
  };
  return (
    <TitledCard title={t('title')} bodyClass="grid gap-3">
      <p className="text-sm text-ink-2">{t('text')}</p>
      {asked.kind === 'failed' && <LedgerFailed error={asked.error} />}
      {view !== undefined && (
        <ul className="divide-y divide-line">
          {KEYED_SERVICES.map((service) => (
            <ServiceRow
              key={service.name}
              service={service}
              view={view}
              onEnter={() => void enter(service.name)}
              onRemove={() => void remove(service.name)}
            />
          ))}
        </ul>
      )}
      {entering !== undefined && view !== undefined && (
        <KeyDialog service={entering} needsPassphrase={!view.hasPassphrase} onClose={() => setEntering(undefined)} />
      )}
    </TitledCard>
  );
}

interface ServiceRowProps {
  readonly service: KeyedService;
  readonly view: ServiceKeysView;
  readonly onEnter: () => void;
  readonly onRemove: () => void;
}

function ServiceRow({ service: { name, keyPage, chains, isRequired }, view, onEnter, onRemove }: ServiceRowProps) {
  const t = useStrings(serviceKeyStrings);
  const isKept = view.kept.includes(name);
  const purpose = chains.length === 0 ? t('prices') : t('chains', { chains: chains.join(', ') });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3" data-service={name}>
      <div className="min-w-0 flex-1 basis-60 text-sm">
        <p className="flex flex-wrap items-center gap-1.5">
          {name}
          {isKept && <Badge tone="gain">{t('kept')}</Badge>}
        </p>
        <p className="text-xs text-ink-3">
          {purpose} {t(isRequired ? 'required' : 'optional')}{' '}
          <a
            href={keyPage}
            target="_blank"
            rel="noreferrer"
            aria-label={t('get.of', { service: name })}
            className={linkClass('inline')}
          >
            {t('get')}
          </a>
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="s" aria-label={t(isKept ? 'change.of' : 'enter.of', { service: name })} onClick={onEnter}>
          {t(isKept ? 'change' : 'enter')}
        </Button>
        {isKept && (
          <Button size="s" variant="quiet" aria-label={t('remove.of', { service: name })} onClick={onRemove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Every service that takes a key of the user's own: where it is given out, what it is for, and whether it works without. */
interface KeyedService {
  readonly name: string;
  readonly keyPage: string;
  /** Names of the chains it reads; none for prices. */
  readonly chains: readonly string[];
  readonly isRequired: boolean;
}

/** Prices are no chain; the table of services has only those that read chains. */
const COINGECKO: KeyedService = {
  name: 'CoinGecko',
  keyPage: 'https://www.coingecko.com/en/developers/dashboard',
  chains: [],
  isRequired: false,
};

const KEYED_SERVICES: readonly KeyedService[] = [
  COINGECKO,
  ...Object.entries(SERVICES).flatMap(([name, service]): KeyedService[] => {
    if (!('keyPage' in service)) return [];
    const chains = CHAINS.filter(({ id }) =>
      ENDPOINTS[id as keyof typeof ENDPOINTS].some((one) => one.service === name),
    );
    const isRequired = service.key === 'required';
    return [{ name, keyPage: service.keyPage, chains: chains.map((chain) => chain.name), isRequired }];
  }),
];

/** One key for one service; with the very first key also the passphrase that seals them all. */
const SHORTEST_PASSPHRASE = 8;

interface KeyDialogProps {
  readonly service: string;
  readonly needsPassphrase: boolean;
  readonly onClose: () => void;
}

function KeyDialog({ service, needsPassphrase, onClose }: KeyDialogProps) {
  const t = useStrings(serviceKeyStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isShown = useIsShown();
  const formId = useId();
  const [key, setKey] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [repeated, setRepeated] = useState('');
  const [error, setError] = useState<string>();
  const isDifferent = repeated !== '' && repeated !== passphrase;
  const isReady =
    key.trim() !== '' && (!needsPassphrase || (passphrase.length >= SHORTEST_PASSPHRASE && repeated === passphrase));
  const [isBusy, save] = useAction(async () => {
    const opened = needsPassphrase ? await ledger.unlockConnections(passphrase) : undefined;
    const done = opened?.ok === false ? opened : await ledger.setServiceKey(service, key);
    keysChanged();
    if (!done.ok) return setError(ledgerErrorText(done.error, locale));
    notices.success(t('saved', { service }));
    if (isShown()) onClose();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isReady) save();
  };
  return (
    <Dialog
      onClose={onClose}
      title={t('key', { service })}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" disabled={!isReady} loading={isBusy}>
            {t('save')}
          </Button>
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <form id={formId} className="grid gap-3" autoComplete="off" onSubmit={submit}>
        <SecretField label={t('key', { service })} error={error} value={key} onValueChange={setKey} />
        {needsPassphrase && (
          <>
            <SecretField
              label={t('passphrase')}
              hint={t('passphrase.hint')}
              autoComplete="new-password"
              minLength={SHORTEST_PASSPHRASE}
              value={passphrase}
              onValueChange={setPassphrase}
            />
            <SecretField
              label={t('passphrase.again')}
              error={isDifferent ? t('passphrase.differs') : undefined}
              autoComplete="new-password"
              value={repeated}
              onValueChange={setRepeated}
            />
          </>
        )}
      </form>
    </Dialog>
  );
}
