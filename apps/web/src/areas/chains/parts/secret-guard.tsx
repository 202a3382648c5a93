/**
 * Fields of wallets never take a private key or a seed: what looks like one is refused, cleared and warned about. Where a
 * key and a harmless text have the same shape, nothing is sent before the user has said which it is.
 */
import { findSecret, type SecretKind } from '@cryptax/onchain';
import { useState } from 'react';
import { useStrings } from '../../../platform/i18n/locale.tsx';
import { Button } from '../../../ui/button.tsx';
import { Callout } from '../../../ui/callout.tsx';
import { walletStrings } from './strings.ts';

export interface SecretGuard {
  readonly isWarned: boolean;
  /** The text, or nothing if it is a secret. */
  readonly pass: (text: string) => string;
}

export function useSecretGuard(find: (text: string) => SecretKind | undefined = findSecret): SecretGuard {
  const [isWarned, setWarned] = useState(false);
  return {
    isWarned,
    pass: (text) => {
      const isSecret = find(text) !== undefined;
      if (isSecret || text !== '') setWarned(isSecret);
      return isSecret ? '' : text;
    },
  };
}

export function SecretWarning({ guard, remedy }: { readonly guard: SecretGuard; readonly remedy?: string }) {
  const t = useStrings(walletStrings);
  if (!guard.isWarned) return null;
  return (
    <div role="alert">
      <Callout tone="danger" title={t('secret.title')}>
        {t('secret')} {remedy}
      </Callout>
    </div>
  );
}

export interface SecretQuestionProps {
  /** What it is if it is no secret. */
  readonly harmless: 'hash' | 'near';
  readonly onHarmless: () => void;
  readonly onSecret: () => void;
}

/** Asked where nobody but the user can know. */
export function SecretQuestion({ harmless, onHarmless, onSecret }: SecretQuestionProps) {
  const t = useStrings(walletStrings);
  return (
    <div role="alert">
      <Callout
        tone="review"
        title={t(`doubt.${harmless}.title`)}
        action={
          <>
            <Button size="s" onClick={onHarmless}>
              {t(`doubt.${harmless}`)}
            </Button>
            <Button size="s" variant="quiet" onClick={onSecret}>
              {t('doubt.clear')}
            </Button>
          </>
        }
      >
        {t(`doubt.${harmless}.text`)}
      </Callout>
    </div>
  );
}
