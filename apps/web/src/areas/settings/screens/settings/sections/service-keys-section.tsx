/** Keys for services in one place: what each is for, where to get it, and whether one is there. A key is never shown again. */
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { askUnlock, keyChanges, keysChanged } from '../../../../../platform/keys/unlock.ts';
import { LedgerFailed, notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { notices } from '../../../../../platform/notices/notices.ts';
import { useObservable } from '../../../../../platform/observable.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { TitledCard } from '../../../../../ui/card.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import type { ServiceKeysView } from '../../../service-key-types.ts';
import { KeyDialog } from '../service-keys/key-dialog.tsx';
import { KEYED_SERVICES, type KeyedService } from '../service-keys/keyed-services.ts';
import { serviceKeyStrings } from '../service-keys/strings.ts';

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
      {view !== undefined && view.unsealed.length > 0 && (
        <Callout tone="review" size="line" action={<Seal view={view} onEnter={setEntering} />}>
          {t('seal.line', { services: view.unsealed.join(', ') })}
        </Callout>
      )}
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

interface SealProps {
  readonly view: ServiceKeysView;
  readonly onEnter: (service: string) => void;
}

/** Unlocking seals what lies open; where there is no passphrase yet, the dialog of the first key asks for one. */
function Seal({ view, onEnter }: SealProps) {
  const t = useStrings(serviceKeyStrings);
  const seal = () => (view.hasPassphrase ? void askUnlock() : onEnter(view.unsealed[0] ?? ''));
  return (
    <Button size="s" onClick={seal}>
      {t('seal')}
    </Button>
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
          {isKept && (
            <Badge tone={view.unsealed.includes(name) ? 'review' : 'gain'}>
              {t(view.unsealed.includes(name) ? 'unsealed' : 'kept')}
            </Badge>
          )}
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
