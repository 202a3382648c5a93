/**
 * Looks a transaction up by its hash. A private key has the same shape: without 0x it is refused, with 0x the user says
 * which it is before anything is sent. A link of a block explorer can only hold a hash.
 */
import { type ChainId, findSecretForHash } from '@cryptax/onchain';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { ledgerErrorText } from '../../../../../platform/ledger/error-text.ts';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { TextField } from '../../../../../ui/text-input.tsx';
import { useOnline } from '../../../../prices/use-live-prices.ts';
import { SecretQuestion, SecretWarning, useSecretGuard } from '../../../parts/secret-guard.tsx';
import type { FoundCall } from '../../../wallet-types.ts';
import { defiStrings } from '../strings.ts';

const HASH = /^(https:\/\/\S+\/tx\/)?(0x[0-9a-f]{64})(?:[/?#]\S*)?$/i;
/** The links of explorers are shorter. */
const LONGEST = 300;

export interface HashLookupProps {
  readonly chain: ChainId;
  readonly onFound: (call: FoundCall) => void;
}

export function HashLookup({ chain, onFound }: HashLookupProps) {
  const t = useStrings(defiStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const isOnline = useOnline();
  const guard = useSecretGuard(findSecretForHash);
  const [text, setText] = useState('');
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string>();
  const present = useRef({ chain, text });
  useEffect(() => {
    present.current = { chain, text };
  });
  const [, link, hash] = HASH.exec(text.trim()) ?? [];
  const change = (next: string) => {
    setText(guard.pass(next));
    setAsking(false);
    setProblem(undefined);
  };
  const [isBusy, look] = useAction(async () => {
    if (hash === undefined) return;
    setAsking(false);
    setProblem(undefined);
    const found = await ledger.findCall(chain, hash);
    // The user has gone on to something else meanwhile; that stays.
    if (present.current.chain !== chain || present.current.text !== text) return;
    if (!found.ok) {
      if (found.error.code === 'chain.secret') setText('');
      setProblem(ledgerErrorText(found.error, locale));
    } else if (found.value.input === '0x') setProblem(t('hash.no-call'));
    else onFound(found.value);
  });
  return (
    <div className="grid gap-2">
      <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <TextField
          label={t('hash')}
          hint={t(isOnline ? 'hash.hint' : 'hash.offline')}
          error={problem}
          mono
          maxLength={LONGEST}
          value={text}
          onChange={(event) => change(event.target.value)}
        />
        <Button
          className="sm:mt-5"
          icon={Search}
          disabled={hash === undefined || !isOnline || isAsking}
          loading={isBusy}
          onClick={() => (link === undefined ? setAsking(true) : look())}
        >
          {t('hash.look')}
        </Button>
      </div>
      <SecretWarning guard={guard} remedy={t('hash.remedy')} />
      {isAsking && <SecretQuestion harmless="hash" onHarmless={look} onSecret={() => change('')} />}
    </div>
  );
}
