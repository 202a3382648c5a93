/** Nothing leaves the device unsaid: who gets to see the address, and what a chain wants before the first try. */
import { type ChainId, type ChainWay, findChain, wayTo } from '@cryptax/onchain';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { walletsStrings } from '../strings.ts';

export function ChainServices({ chains }: { readonly chains: readonly ChainId[] }) {
  const t = useStrings(walletsStrings);
  const settings = useAnswer('chain settings', (api) => api.chainSettings());
  if (chains.length === 0 || settings.kind !== 'ready') return null;
  const own = settings.value;
  const ways = chains.map((chain) => ({ chain, way: wayTo(chain, own) }));
  const services = [...new Set(ways.flatMap(({ way }) => way.services))];
  return (
    <div className="grid gap-0.5 text-xs text-ink-3">
      {services.length > 0 && <p>{t('privacy', { services: services.join(', ') })}</p>}
      {ways.map(({ chain, way }) => (
        <Wants key={chain} name={findChain(chain)?.name ?? chain} way={way} />
      ))}
    </div>
  );
}

function Wants({ name, way }: { readonly name: string; readonly way: ChainWay }) {
  const t = useStrings(walletsStrings);
  const { needs, keeps, services, keyPages } = way;
  const words = { chain: name, services: services.join(', ') };
  if (needs === 'own-server') return <p>{t('privacy.own-server', words)}</p>;
  if (needs !== undefined) {
    return (
      <p>
        {t(needs === 'key' ? 'privacy.key' : 'privacy.paid-key', words)}{' '}
        {Object.entries(keyPages).map(([service, page]) => (
          <a key={service} href={page} target="_blank" rel="noreferrer" className={linkClass('inline')}>
            {service}
          </a>
        ))}
      </p>
    );
  }
  if (keeps === 'one-year') return <p>{t('privacy.one-year', words)}</p>;
  return keeps === 'recent' ? <p>{t('privacy.recent', words)}</p> : null;
}
