/** An entry of the address book: whose address it is, and what it is called. */
import { useState } from 'react';
import { useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { ADDRESS_KINDS, EVERY, type PartyDraft, type RuleBook } from '../../../../../platform/ledger/rule-types.ts';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextField } from '../../../../../ui/text-input.tsx';
import { IncomeKindField, SuggestedText } from '../edit/plain-fields.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import { TrialForm } from './trial-form.tsx';

export interface AddressDialogProps {
  readonly party: PartyDraft;
  readonly chains: RuleBook['chains'];
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onClose: () => void;
}

export const NEW_PARTY: PartyDraft = { address: '', chain: '', name: '', kind: 'own' };

export function AddressDialog({ party, chains, edits, facets, onClose }: AddressDialogProps) {
  const t = useStrings(ruleStrings);
  const [draft, setDraft] = useState(party);
  const [isAsked, setAsked] = useState(false);
  const change = (part: Partial<PartyDraft>) => setDraft((old) => ({ ...old, ...part }));
  const sound = { ...draft, address: draft.address.trim(), name: draft.name.trim() };
  const isSound = sound.address !== '' && sound.name !== '';
  const isAccount = draft.kind === 'own' || draft.kind === 'exchange';
  return (
    <TrialForm
      {...{ edits, onClose }}
      title={t(party.id === undefined ? 'book.new' : 'book.edit')}
      line={t('book.line')}
      draft={
        isSound
          ? {
              name: sound.name,
              said: JSON.stringify(sound),
              ask: (api) => api.tryAddress(edits.book, sound),
              save: (api) => api.saveAddress(sound),
            }
          : undefined
      }
      onAsked={() => setAsked(true)}
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <div className="sm:col-span-2">
          <TextField
            label={t('address')}
            mono
            maxLength={200}
            error={isAsked && sound.address === '' ? t('fault.address') : undefined}
            value={draft.address}
            onChange={(event) => change({ address: event.target.value })}
          />
        </div>
        <SelectField
          label={t('party')}
          value={draft.kind}
          options={ADDRESS_KINDS.map((value) => ({ value, label: t(`party.${value}`) }))}
          onValueChange={(kind) => change({ kind })}
        />
        <SelectField
          label={t('chain')}
          value={draft.chain === '' ? EVERY : draft.chain}
          options={[
            { value: EVERY, label: t('chain.every') },
            ...chains.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          onValueChange={(chain) => change({ chain: chain === EVERY ? '' : chain })}
        />
        <SuggestedText
          label={t(draft.kind === 'own' || draft.kind === 'exchange' ? `partyName.${draft.kind}` : 'partyName.other')}
          value={draft.name}
          suggestions={isAccount ? (facets?.wallets.map(({ value }) => value) ?? []) : []}
          error={isAsked && sound.name === '' ? t('fault.name') : undefined}
          onChange={(name) => change({ name })}
        />
        {draft.kind === 'payer' && (
          <IncomeKindField
            label={t('incomeKind')}
            value={draft.incomeKind ?? 'mining'}
            onChange={(incomeKind) => change({ incomeKind })}
          />
        )}
      </div>
    </TrialForm>
  );
}
