/** One coin of a wallet: proven, unproven, or off since a day, with the first row that does not fit and what may explain it. */
import { Link } from '@tanstack/react-router';
import { Paperclip, SearchCheck } from 'lucide-react';
import { useState } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import { readable } from '../../../../../platform/i18n/readable.ts';
import { LedgerFailed } from '../../../../../platform/ledger/ledger-failed.tsx';
import type { CoinProof, SaidBy, ToldBalance, TypedStatement } from '../../../../../platform/ledger/proof-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { walletFilter } from '../../../../../platform/ledger/wallet-filter.ts';
import { Badge } from '../../../../../ui/badge.tsx';
import { Button } from '../../../../../ui/button.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { Coin } from '../../../../../ui/coin.tsx';
import { useQuantity } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { SelectField } from '../../../../../ui/select.tsx';
import { EvidenceSection } from '../../../../entries/evidence-section.tsx';
import { serviceName } from '../../../parts/failure-words.ts';
import { walletStrings } from '../../../parts/strings.ts';
import { Explanations } from './explanations.tsx';
import { proofStrings } from './proof-strings.ts';

const TONES = { proven: 'gain', differs: 'review', unproven: 'neutral' } as const;

export interface CoinRowProps {
  readonly coin: CoinProof;
  /** The user's own statement about its last moment, where there is one. */
  readonly typed: TypedStatement | undefined;
  readonly onEdit: (statement: TypedStatement) => void;
}

export function CoinRow({ coin, typed, onEdit }: CoinRowProps) {
  const t = useStrings(proofStrings);
  const w = useStrings(walletStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const { asset, status, actual, expected = '0', day = '' } = coin;
  const unit = readable(asset);
  return (
    <li className="flex items-start gap-3 py-3 text-sm">
      <Coin symbol={unit} />
      <div className="grid min-w-0 flex-1 gap-1.5">
        <p className="flex flex-wrap items-center gap-1.5">
          <span className="font-medium break-all">{unit}</span>
          <Badge tone={TONES[status]}>{t(status)}</Badge>
        </p>
        {status === 'proven' && (
          <p className="text-ink-2">
            {t('proven.line', { day: formatDay(day, locale), amount: quantity(expected, unit) })}
          </p>
        )}
        {status === 'unproven' && (
          <p className="text-ink-2">
            {coin.told === undefined
              ? t('unproven.line', { amount: quantity(actual, unit) })
              : t('unproven.part', {
                  amount: quantity(actual, unit),
                  told: quantity(coin.told.amount, unit),
                  part: coin.told.part,
                  service: serviceName(coin.told.service, w),
                  day: formatDay(coin.told.day, locale),
                })}
          </p>
        )}
        {status === 'differs' && <Difference {...{ coin, unit, typed, onEdit }} />}
        <ToldDocuments coin={coin} />
      </div>
    </li>
  );
}

function Difference({ coin, unit, typed, onEdit }: CoinRowProps & { readonly unit: string }) {
  const t = useStrings(proofStrings);
  const locale = useLocale();
  const quantity = useQuantity();
  const [isOpen, setOpen] = useState(false);
  const { actual, expected = '0', difference = '0', day = '', agreedDay, earliestDay, since } = coin;
  const sinceDay = formatDay(since?.day ?? '', locale);
  return (
    <>
      <p className="text-ink-2">
        {t('differs.line', {
          day: sinceDay,
          difference: quantity(difference, unit),
          last: formatDay(day, locale),
          expected: quantity(expected, unit),
          actual: quantity(actual, unit),
        })}
      </p>
      <p className="text-ink-2">
        {t('differs.first')} <FirstRow coin={coin} />
      </p>
      <p className="text-ink-2">
        {agreedDay !== undefined
          ? t('span.between', { from: formatDay(agreedDay, locale), to: sinceDay })
          : earliestDay === undefined
            ? t('span.until', { to: sinceDay })
            : t('span.first', { from: formatDay(earliestDay, locale), to: sinceDay })}
      </p>
      {isOpen ? (
        <Explanations {...{ coin, unit, typed, onEdit }} />
      ) : (
        <Button size="s" icon={SearchCheck} className="justify-self-start" onClick={() => setOpen(true)}>
          {t('explain')}
        </Button>
      )}
    </>
  );
}

/** The row that breaks the chain; opens the entry that came from it. */
function FirstRow({ coin: { wallet, since } }: { readonly coin: CoinProof }) {
  const saidBy = useSaidBy();
  if (since === undefined) return null;
  const { by, eventId } = since;
  const words = saidBy(by);
  if (by.kind !== 'file') return <span>{words}</span>;
  const search = eventId === undefined ? { filter: walletFilter([wallet]) } : { event: eventId };
  return (
    <Link to="/transactions" search={search} className={`${linkClass('inline')} break-all`}>
      {words}
    </Link>
  );
}

/**
 * Documents on what files and services say of a coin: the statement is chosen, then a document attached like any other.
 */
function ToldDocuments({ coin }: { readonly coin: CoinProof }) {
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
function useSaidBy(): (by: SaidBy) => string {
  const t = useStrings(proofStrings);
  const w = useStrings(walletStrings);
  return (by) => {
    if (by.kind === 'file') return t('by.file', { file: by.file, line: by.line });
    return by.kind === 'service' ? t('by.service', { service: serviceName(by.service, w) }) : t('by.user');
  };
}
