/**
 * Nothing leaves the device unsaid: who gets to see the address, and what a chain wants before the first try. Where only
 * our server can ask, it is asked for here, once; the answer is kept with the services and can be changed there.
 */
import { type ChainId, type ChainWay, type Endpoint, findChain, type OwnWays, wayTo } from '@cryptax/onchain';
import { Link } from '@tanstack/react-router';
import { Fragment, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useAnswer, useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { toSettings } from '../../../../../platform/navigation/settings-sections.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import type { ChainSettings } from '../../../wallet-types.ts';
import { serviceStrings } from '../details-strings.ts';

export interface ChainServicesProps {
  readonly chains: readonly ChainId[];
  /** Of the address: a chain that has two may want something else for each. */
  readonly form: NonNullable<Endpoint['form']>;
}

export function ChainServices({ chains, form }: ChainServicesProps) {
  const t = useStrings(serviceStrings);
  const [answered, setAnswered] = useState(0);
  const settings = useAnswer(`chain settings ${answered}`, (api) => api.chainSettings());
  if (chains.length === 0 || settings.kind !== 'ready') return null;
  const own = settings.value;
  const ways = chains.map((chain) => ({
    name: findChain(chain)?.name ?? chain,
    way: wayTo(chain, ownWays(own), form),
  }));
  const services = [...new Set(ways.flatMap(({ way }) => way.services))];
  const relayed = [...new Set(ways.flatMap(({ way }) => way.relayed))];
  const closed = ways.filter(({ way }) => way.needs === 'relay');
  return (
    <div className="grid gap-0.5 text-xs text-ink-3">
      {services.length > 0 && <p>{t('privacy', { services: services.join(', '), count: services.length })}</p>}
      {relayed.length > 0 && <p>{t('privacy.relayed', { services: relayed.join(', ') })}</p>}
      {closed.length > 0 && (
        <RelayQuestion closed={closed} settings={own} onAnswered={() => setAnswered(answered + 1)} />
      )}
      {ways.map(({ name, way }) => (
        <Wants key={name} name={name} way={way} />
      ))}
    </div>
  );
}

interface RelayQuestionProps {
  readonly closed: readonly { readonly name: string; readonly way: ChainWay }[];
  readonly settings: ChainSettings;
  readonly onAnswered: () => void;
}

function RelayQuestion({ closed, settings, onAnswered }: RelayQuestionProps) {
  const t = useStrings(serviceStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const [isBusy, allow] = useAction(async () => {
    const done = await ledger.setChainSettings({ ...settings, relay: true }, settings);
    if (!done.ok) notifyLedgerError(done.error, locale);
    onAnswered();
  });
  const words = {
    chains: closed.map(({ name }) => name).join(', '),
    services: [...new Set(closed.flatMap(({ way }) => way.services))].join(', '),
  };
  const keyPages = Object.assign({}, ...closed.map(({ way }) => way.keyPages)) as ChainWay['keyPages'];
  return (
    <div className="mt-1 grid justify-items-start gap-1.5 rounded-lg border border-line p-3 text-ink-2">
      <p>{t('relay.question', words)}</p>
      <p>{t('relay.otherwise')}</p>
      {Object.keys(keyPages).length > 0 && (
        <p>
          {t('relay.key')} <KeyLinks pages={keyPages} />
        </p>
      )}
      <Button size="s" loading={isBusy} onClick={() => allow()}>
        {t('relay.allow')}
      </Button>
    </div>
  );
}

function Wants({ name, way }: { readonly name: string; readonly way: ChainWay }) {
  const t = useStrings(serviceStrings);
  const { needs, keeps, services, keyPages } = way;
  const words = { chain: name, services: services.join(', ') };
  if (needs === 'key' || needs === 'paid-key') {
    return (
      <p>
        {t(`privacy.${needs}`, words)} <KeyLinks pages={keyPages} />
      </p>
    );
  }
  if (keeps === 'one-year') return <p>{t('privacy.one-year', words)}</p>;
  return keeps === 'recent' ? <p>{t('privacy.recent', words)}</p> : null;
}

/** Where a key is given out, service by service, and where it is entered. */
function KeyLinks({ pages }: { readonly pages: ChainWay['keyPages'] }) {
  const t = useStrings(serviceStrings);
  return (
    <>
      {Object.entries(pages).map(([service, page], index) => (
        <Fragment key={service}>
          {index > 0 && ', '}
          <a href={page} target="_blank" rel="noreferrer" className={linkClass('inline')}>
            {service}
          </a>
        </Fragment>
      ))}
      {'. '}
      <Link {...toSettings('prices')} hash="service-keys" className={linkClass('inline')}>
        {t('privacy.enter')}
      </Link>
    </>
  );
}

/**
 * The settings of chains as the package of chains asks for them. What `wayTo` wants to know; that there is a key is all
 * it looks at.
 */
export function ownWays({ keyed, ...settings }: ChainSettings): OwnWays {
  return { ...settings, keys: Object.fromEntries(keyed.map((service) => [service, 'kept'])) };
}
