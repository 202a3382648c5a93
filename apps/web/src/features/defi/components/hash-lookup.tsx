/** Looks a transaction up by its hash. A private key has the same shape, so the field says plainly what belongs in it. */
import type { ChainId } from '@cryptax/onchain';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from '../../../lib/i18n/locale.tsx';
import { useStrings } from '../../../lib/i18n/use-strings.ts';
import { ledgerErrorText } from '../../../lib/ledger/error-text.ts';
import type { FoundCall } from '../../../lib/ledger/ledger-api.ts';
import { useLedger } from '../../../lib/ledger/use-ledger.tsx';
import { useOnline } from '../../../lib/prices/use-live-prices.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { defiStrings } from '../strings.ts';

const HASH = /^0x[0-9a-fA-F]{64}$/;

export interface HashLookupProps {
  readonly chain: ChainId;
  readonly onFound: (call: FoundCall) => void;
}

export function HashLookup({ chain, onFound }: HashLookupProps) {
  const t = useStrings(defiStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isOnline = useOnline();
  const [hash, setHash] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const isHash = HASH.test(hash.trim());
  const look = async () => {
    setBusy(true);
    setProblem(undefined);
    const found = await ledger.findCall(chain, hash.trim());
    setBusy(false);
    if (!found.ok) setProblem(ledgerErrorText(found.error, locale));
    else if (found.value.input === '0x') setProblem(t('hash.no-call'));
    else onFound(found.value);
  };
  return (
    <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
      <Field label={t('hash')} hint={t(isOnline ? 'hash.hint' : 'hash.offline')} error={problem}>
        {(control) => (
          <TextInput
            {...control}
            mono
            spellCheck={false}
            autoComplete="off"
            maxLength={70}
            value={hash}
            onChange={(event) => setHash(event.target.value)}
          />
        )}
      </Field>
      <Button
        className="sm:mt-5"
        icon={Search}
        disabled={!isHash || !isOnline}
        loading={isBusy}
        onClick={() => void look()}
      >
        {t('hash.look')}
      </Button>
    </div>
  );
}
