/** An entry of the address book: whose address it is, what it is called, and on trial what that would answer. */
import { type FormEvent, useId, useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventFacets } from '../../../../../platform/ledger/event-types.ts';
import { notifyLedgerError } from '../../../../../platform/ledger/ledger-failed.tsx';
import { useLedger } from '../../../../../platform/ledger/use-ledger.tsx';
import { useSteps } from '../../../../../platform/ledger/use-steps.ts';
import { useAction } from '../../../../../platform/use-action.ts';
import { Button } from '../../../../../ui/button.tsx';
import { Dialog } from '../../../../../ui/dialog.tsx';
import { SelectField } from '../../../../../ui/select.tsx';
import { TextField } from '../../../../../ui/text-input.tsx';
import { ADDRESS_KINDS, type PartyDraft, type RuleBook } from '../../../rule-types.ts';
import { IncomeKindField, SuggestedText } from '../edit/plain-fields.tsx';
import type { Edits } from '../edit/use-edits.ts';
import { ruleStrings } from '../strings/rule-strings.ts';
import { TrialView } from './trial-view.tsx';

export interface AddressDialogProps {
  readonly party: PartyDraft;
  readonly chains: RuleBook['chains'];
  readonly edits: Edits;
  readonly facets: EventFacets | undefined;
  readonly onClose: () => void;
}

/** A choice needs a value. */
const EVERY = '*';

export const NEW_PARTY: PartyDraft = { address: '', chain: '', name: '', kind: 'own' };

export function AddressDialog({ party, chains, edits, facets, onClose }: AddressDialogProps) {
  const t = useStrings(ruleStrings);
  const locale = useLocale();
  const ledger = useLedger();
  const { announceDone } = useSteps();
  const [draft, setDraft] = useState(party);
  const [isAsked, setAsked] = useState(false);
  const [tried, setTried] = useState<PartyDraft | undefined>();
  const change = (part: Partial<PartyDraft>) => setDraft((old) => ({ ...old, ...part }));
  const sound = { ...draft, address: draft.address.trim(), name: draft.name.trim() };
  const isSound = sound.address !== '' && sound.name !== '';
  const [isSaving, save] = useAction(async () => {
    const saved = await ledger.saveAddress(sound);
    if (!saved.ok) return notifyLedgerError(saved.error, locale);
    await announceDone(t('book.saved'), sound.name);
    onClose();
  });
  const formId = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (isSound) save();
  };
  const isAccount = draft.kind === 'own' || draft.kind === 'exchange';
  return (
    <Dialog
      onClose={onClose}
      persistent
      size="form"
      title={t(party.id === undefined ? 'book.new' : 'book.edit')}
      description={t('book.line')}
      footer={
        <>
          <Button type="submit" form={formId} variant="primary" loading={isSaving}>
            {t('save')}
          </Button>
          <Button
            onClick={() => {
              setAsked(true);
              if (isSound) setTried(sound);
            }}
          >
            {t('try')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-3 sm:grid-cols-2">
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
        {tried !== undefined && JSON.stringify(tried) === JSON.stringify(sound) && (
          <div className="sm:col-span-2">
            <TrialView
              name={`${edits.book} ${JSON.stringify(tried)}`}
              ask={(api) => api.tryAddress(edits.book, tried)}
            />
          </div>
        )}
      </form>
    </Dialog>
  );
}
