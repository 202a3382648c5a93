/** The first step: an example, one's own call, or all calls of a wallet. */
import { findChain } from '@cryptax/onchain';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { Card } from '../../../../../ui/card.tsx';
import { EXAMPLES } from '../examples.data.ts';
import { defiStrings } from '../strings.ts';

export interface ChooseProps {
  readonly onExample: (example: (typeof EXAMPLES)[number]) => void;
  readonly onOwn: () => void;
  readonly onWallet: (id: string) => void;
}

export function Choose({ onExample, onOwn, onWallet }: ChooseProps) {
  const t = useStrings(defiStrings);
  const list = useAnswer('defi wallets', (api) => api.walletList('own'));
  const wallets = (list.kind === 'ready' ? list.value.wallets : []).filter(
    ({ chain }) => chain !== undefined && chain.transactions > 0 && findChain(chain.chain)?.type === 'evm',
  );
  return (
    <>
      <h2 className="mb-3 text-base font-semibold">{t('choose.title')}</h2>
      <ul className="grid gap-3 sm:grid-cols-3">
        {EXAMPLES.map((example) => (
          <li key={example.id}>
            <Card className="h-full">
              <button
                type="button"
                onClick={() => onExample(example)}
                className="h-full w-full rounded-lg p-4.5 text-left hover:bg-hover"
              >
                <span className="block text-base font-semibold">{t(`example.${example.id}`)}</span>
                <span className="mt-1 block text-sm text-ink-2">{t(`example.${example.id}.text`)}</span>
              </button>
            </Card>
          </li>
        ))}
      </ul>
      <Button variant="primary" className="mt-5" onClick={onOwn}>
        {t('own')}
      </Button>
      {wallets.length > 0 && (
        <section aria-labelledby="wallet-calls" className="mt-6">
          <h2 id="wallet-calls" className="text-base font-semibold">
            {t('wallet.title')}
          </h2>
          <p className="mt-0.5 mb-2.5 text-sm text-ink-2">{t('wallet.text')}</p>
          <div className="flex flex-wrap gap-2">
            {wallets.map(({ id, name }) => (
              <Button key={id} onClick={() => onWallet(id)}>
                {name}
              </Button>
            ))}
          </div>
        </section>
      )}
    </>
  );
}
