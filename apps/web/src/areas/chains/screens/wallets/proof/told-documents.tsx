/** Documents on what files and services say of a coin: the statement is chosen, then a document attached like any other. */
import { Paperclip } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { CoinProof, SaidBy, ToldBalance } from '../../../../../platform/ledger/proof-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { SelectField } from '../../../../../ui/select.tsx';
import { useQuantity } from '../../../../../ui/use-quantity.ts';
import { EvidenceSection } from '../../../../entries/evidence-section.tsx';
import { serviceName } from '../../../parts/failure-words.ts';
import { walletStrings } from '../../../parts/strings.ts';
import { proofStrings } from './proof-strings.ts';

export function ToldDocuments({ coin }: { readonly coin: CoinProof }) {
  const t = useStrings(proofStrings);
  const [isOpen, setOpen] = useState(false);
  // Nobody but the owner has said anything.
  if (coin.day === undefined && coin.told === undefined) return null;
  if (isOpen) return <Chosen coin={coin} />;
  return (
    <Button
      size="s"
      variant="quiet"
      icon={Paperclip}
      className="-ml-2 justify-self-start"
      onClick={() => setOpen(true)}
    >
      {t('told')}
    </Button>
  );
}

function Chosen({ coin: { wallet, asset } }: { readonly coin: CoinProof }) {
  const t = useStrings(proofStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const saidBy = useSaidBy();
  const asked = useAnswer(`told ${wallet} ${asset}`, (api) => api.toldBalances('own', wallet, asset));
  const [chosen, setChosen] = useState<string>();
  if (asked.kind === 'failed') return <LedgerFailed error={asked.error} />;
  if (asked.kind === 'loading') return null;
  const [first] = asked.value;
  if (first === undefined) return <p className="text-ink-3">{t('told.none')}</p>;
  const label = ({ day, amount, by, part, documents }: ToldBalance) => {
    const who = part === undefined ? saidBy(by) : `${saidBy(by)} (${part})`;
    const told = t('told.one', { day: formatDay(day, locale), amount: quantity(amount, readable(asset)), by: who });
    return documents === 0 ? told : t('told.count', { told, count: documents });
  };
  const id = chosen ?? first.id;
  return (
    <section aria-label={t('told')} className="grid gap-1.5">
      <SelectField
        label={t('told.which')}
        value={id}
        onValueChange={setChosen}
        options={asked.value.map((each) => ({ value: each.id, label: label(each) }))}
      />
      <EvidenceSection key={id} book="own" target={{ kind: 'statement', id }} />
    </section>
  );
}

/** Who says it, in words. */
export function useSaidBy(): (by: SaidBy) => string {
  const t = useStrings(proofStrings);
  const w = useStrings(walletStrings);
  return (by) => {
    if (by.kind === 'file') return t('by.file', { file: by.file, line: by.line });
    return by.kind === 'service' ? t('by.service', { service: serviceName(by.service, w) }) : t('by.user');
  };
}
