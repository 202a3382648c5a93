/** Fields of wallets never take a private key or a seed: what looks like one is refused, cleared and warned about. */
import { findSecret } from '@cryptax/onchain';
import { useState } from 'react';
import { Callout } from '../../ui/callout.tsx';
import { useStrings } from '../i18n/use-strings.ts';
import { walletStrings } from './strings.ts';

export interface SecretGuard {
  readonly isWarned: boolean;
  /** The text, or nothing if it is a secret. */
  readonly pass: (text: string) => string;
}

export function useSecretGuard(): SecretGuard {
  const [isWarned, setWarned] = useState(false);
  return {
    isWarned,
    pass: (text) => {
      const isSecret = findSecret(text) !== undefined;
      if (isSecret || text !== '') setWarned(isSecret);
      return isSecret ? '' : text;
    },
  };
}

export function SecretWarning({ guard }: { readonly guard: SecretGuard }) {
  const t = useStrings(walletStrings);
  if (!guard.isWarned) return null;
  return (
    <div role="alert">
      <Callout tone="danger" title={t('secret.title')}>
        {t('secret')}
      </Callout>
    </div>
  );
}
