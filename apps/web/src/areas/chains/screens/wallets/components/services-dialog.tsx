/** The relay of our server, and a server of one's own per chain. Everything stays on this device; keys have a section in the settings. */
import { RELAYED_SERVICES } from '@cryptax/api-contract';
import { CHAINS, type ChainId, ENDPOINTS, type Endpoint, wayTo } from '@cryptax/onchain';
import { Link } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { differencesOf, NewerState, useOpenedState } from '../../../../../platform/forms/newer-state.tsx';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { toSettings } from '../../../../../platform/navigation/settings-sections.ts';
import { notices } from '../../../../../platform/notices/notices.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Checkbox } from '../../../../../ui/checkbox.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextField } from '../../../../../ui/text-input.tsx';
import { SecretWarning, useSecretGuard } from '../../../parts/secret-guard.tsx';
import { type ChainSettings, OWN_SERVICE } from '../../../wallet-types.ts';
import { detailStrings } from '../details-strings.ts';
import { ownWays } from './chain-services.tsx';

const LONGEST_ADDRESS = 500;

export function ServicesDialog({ onClose }: { readonly onClose: () => void }) {
  const settings = useAnswer('chain settings', (api) => api.chainSettings());
  if (settings.kind !== 'ready') return null;
  return <ServicesForm settings={settings.value} onClose={onClose} />;
}

function ServicesForm({ settings, onClose }: { readonly settings: ChainSettings; readonly onClose: () => void }) {
  const t = useStrings(detailStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const guard = useSecretGuard();
  const { base: opened, newer, meet, settle } = useOpenedState(settings);
  const [endpoints, setEndpoints] = useState(settings.endpoints);
  const [isRelayed, setRelayed] = useState(settings.relay === true);
  const [chain, setChain] = useState<ChainId>('ethereum');
  const base = endpoints[chain]?.[0]?.base ?? '';
  // Also of the chains that are not in view: what was typed for them is saved with the rest.
  const wrong = CHAINS.filter(({ id }) => isNoWebAddress(endpoints[id as ChainId]?.[0]?.base ?? ''));
  const isWrong = wrong.length > 0;
  const save = async (against: ChainSettings) => {
    if (isWrong) return;
    const kept = Object.entries(endpoints).filter(([, list]) => list?.[0]?.base !== '');
    const wanted = {
      keyed: against.keyed,
      endpoints: Object.fromEntries(kept),
      ...(isRelayed ? { relay: true as const } : {}),
    };
    const done = await ledger.setChainSettings(wanted, against);
    if (!done.ok) {
      const now = done.error.code === 'choice.newer' ? await ledger.chainSettings() : done;
      return now.ok ? meet(now.value) : notifyLedgerError(done.error, locale);
    }
    notices.success(t('services.saved'));
    onClose();
  };
  const keepMine = (stored: ChainSettings) => {
    settle(stored);
    void save(stored);
  };
  const takeStored = (stored: ChainSettings) => {
    settle(stored);
    setEndpoints(stored.endpoints);
    setRelayed(stored.relay === true);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save(opened);
  };
  return (
    <Dialog onClose={onClose} size="form" title={t('services.title')} description={t('services.text')}>
      <form noValidate className="mt-4 grid gap-4" onSubmit={submit}>
        {newer !== undefined && (
          <NewerState
            differences={differencesOf(
              readable(newer),
              readable({ keyed: settings.keyed, endpoints, ...(isRelayed ? { relay: true } : {}) }),
              (field) => field,
            )}
            isBusy={false}
            onTakeStored={() => takeStored(newer)}
            onKeepMine={() => keepMine(newer)}
          />
        )}
        <p className="text-sm text-ink-2">
          {t('services.keys')}{' '}
          <Link {...toSettings('prices')} hash="service-keys" className={linkClass('inline')}>
            {t('services.keys.open')}
          </Link>
        </p>
        <div className="grid gap-1">
          <Checkbox
            label={t('services.relay', { services: Object.keys(RELAYED_SERVICES).join(', ') })}
            checked={isRelayed}
            onCheckedChange={setRelayed}
          />
          <p className="text-xs text-ink-2">{t('services.relay.text')}</p>
        </div>
        <fieldset className="grid gap-3">
          <legend className="mb-1.5 text-sm font-semibold">{t('services.own')}</legend>
          <p className="text-xs text-ink-2">{t('services.own.text')}</p>
          <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
            <SelectField
              label={t('services.chain')}
              value={chain}
              onValueChange={setChain}
              options={CHAINS.map(({ id, name }) => ({ value: id as ChainId, label: name }))}
            />
            <TextField
              label={t('services.base')}
              error={
                isWrong ? t('services.base.wrong', { chains: wrong.map(({ name }) => name).join(', ') }) : undefined
              }
              mono
              maxLength={LONGEST_ADDRESS}
              placeholder={ENDPOINTS[chain][0]?.base}
              value={base}
              onChange={(event) =>
                setEndpoints({
                  ...endpoints,
                  [chain]: [
                    ownServer(chain, guard.pass(event.target.value.trim()), endpoints[chain]?.[0]?.alsoPublic === true),
                  ],
                })
              }
            />
          </div>
          {base !== '' && (
            <Checkbox
              label={t('services.public')}
              checked={endpoints[chain]?.[0]?.alsoPublic === true}
              onCheckedChange={(isPublic) =>
                setEndpoints({ ...endpoints, [chain]: [ownServer(chain, base, isPublic)] })
              }
            />
          )}
          <p className="text-xs text-ink-3">
            {t('services.asked', {
              services: wayTo(chain, ownWays({ ...settings, endpoints: typed(endpoints) })).services.join(', '),
            })}
          </p>
        </fieldset>
        <SecretWarning guard={guard} />
        <div className="flex justify-end gap-2">
          <Button type="submit" variant="primary" disabled={isWrong || newer !== undefined}>
            {t('services.save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Names of services and chains are the same in every language. */
function readable({ endpoints, relay }: ChainSettings): ReadonlyMap<string, string> {
  return new Map([
    ...CHAINS.map(({ id, name }): [string, string] => [name, endpoints[id as ChainId]?.[0]?.base ?? '']),
    ['Relay', relay === true ? '✓' : ''],
  ]);
}

function isNoWebAddress(base: string): boolean {
  return base !== '' && !(URL.canParse(base) && /^https?:$/.test(new URL(base).protocol));
}

/** It speaks the language of the chain's first public service. */
function ownServer(chain: ChainId, base: string, isPublicToo: boolean): Endpoint {
  const own = { service: OWN_SERVICE, family: ENDPOINTS[chain][0]?.family ?? 'etherscan', base } as const;
  return isPublicToo ? { ...own, alsoPublic: true } : own;
}

/** Without the fields that are empty: they are no server yet. */
function typed(endpoints: ChainSettings['endpoints']): ChainSettings['endpoints'] {
  return Object.fromEntries(Object.entries(endpoints).filter(([, list]) => list?.[0]?.base !== ''));
}
