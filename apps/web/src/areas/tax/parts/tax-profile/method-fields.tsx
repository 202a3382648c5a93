/**
 * Order of lots and its scope; what the tax office does not accept is called planning. Where a sealed year keeps them
 * (Rz. 62), the fields are closed and say why and what can be done.
 */
import { METHODS, SCOPES } from '@cryptax/ledger';
import { type ReactNode, useState } from 'react';
import { useStrings } from '../../../../platform/i18n/use-strings.ts';
import { Button } from '../../../../ui/button.tsx';
import { Field } from '../../../../ui/field.tsx';
import { Select } from '../../../../ui/select.tsx';
import type { MethodLock } from '../../method-types.ts';
import { methodStrings } from './method-strings.ts';
import { PoolMethodsDialog } from './pool-methods-dialog.tsx';
import type { ProfileDraft } from './profile-form.ts';
import { useMethodLock } from './use-profile.ts';

export interface MethodFieldsProps {
  readonly draft: ProfileDraft;
  readonly onChange: (part: Partial<ProfileDraft>) => void;
}

export function MethodFields({ draft, onChange }: MethodFieldsProps) {
  const t = useStrings(methodStrings);
  const asked = useMethodLock();
  const lock = asked.kind === 'ready' ? asked.value : null;
  const [isListOpen, setListOpen] = useState(false);
  // Without an answer nothing is closed: the worker refuses what must not be, with the reason.
  const isLoading = asked.kind === 'loading';
  const isKept = lock?.method === 'pools-hold' || lock?.method === 'no-date';
  const isScopeKept = lock?.scope === 'no-date';
  return (
    <>
      <Field label={t('method')} hint={<MethodHint lock={lock} />}>
        {(control) => (
          <Select
            {...control}
            value={draft.method}
            disabled={isLoading || isKept}
            onValueChange={(method) => onChange({ method })}
            options={METHODS.map((value) => ({ value, label: t(`method.${value}`) }))}
          />
        )}
      </Field>
      <Field label={t('scope')} hint={isScopeKept && t('scope.no-date', { years: yearsOf(lock) })}>
        {(control) => (
          <Select
            {...control}
            value={draft.scope}
            disabled={isLoading || isScopeKept}
            onValueChange={(scope) => onChange({ scope })}
            options={SCOPES.map((value) => ({ value, label: t(`scope.${value}`) }))}
          />
        )}
      </Field>
      <div className="grid justify-items-start gap-2 sm:col-span-2">
        {isScopeKept && (
          <p className="text-xs text-ink-2">{t(lock.method === 'pools-hold' ? 'wayOut.pools' : 'wayOut.seal')}</p>
        )}
        <Button size="s" onClick={() => setListOpen(true)}>
          {t('pools')}
        </Button>
      </div>
      {isListOpen && <PoolMethodsDialog onClose={() => setListOpen(false)} />}
    </>
  );
}

function MethodHint({ lock }: { readonly lock: MethodLock | null }): ReactNode {
  const t = useStrings(methodStrings);
  if (lock === null) return t('hint.accepted');
  const years = yearsOf(lock);
  switch (lock.method) {
    case 'free':
      return t('hint.free');
    case 'pools-hold':
      return t('hint.pools-hold', { years, count: lock.heldPools });
    case 'from-now':
    case 'no-date':
      return t(`hint.${lock.method}`, { years });
  }
}

function yearsOf({ sealedYears }: MethodLock): string {
  return sealedYears.join(', ');
}
