/** What the law makes of an event: result, lots with their holding period, price and source, and the rule behind it. */
import { ALL_WALLETS } from '@cryptax/ledger';
import type { Book } from '@cryptax/store';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLocale, useStrings } from '../../../../../platform/i18n/locale.tsx';
import type { EventDetail } from '../../../../../platform/ledger/event-types.ts';
import { useAnswer } from '../../../../../platform/ledger/use-ledger.tsx';
import { Callout } from '../../../../../ui/callout.tsx';
import { linkClass } from '../../../../../ui/class-names.ts';
import { CryptoAmount } from '../../../../../ui/crypto-amount.tsx';
import { formatDay } from '../../../../../ui/format/date.ts';
import { HalfRing } from '../../../../../ui/glyphs.ts';
import { Icon } from '../../../../../ui/icon.tsx';
import { Money } from '../../../../../ui/money.tsx';
import { holdingDays, nowText } from '../model/holding-days.ts';
import { lotIdsOf } from '../model/named-lots.ts';
import { drawerStrings, lotStrings } from '../strings/drawer-strings.ts';
import { LotCard, LotOrigin, LotSection, LotTime, type ShowEvent, UsedLots, useRows } from './lot-parts.tsx';
import { PriceAndValue, SourceRow } from './price-and-value.tsx';

export interface TaxTabProps {
  readonly book: Book;
  readonly detail: EventDetail;
  readonly onShow: (eventId: string) => void;
  /** To the row of the file itself. */
  readonly onOrigin: () => void;
}

export function TaxTab({ book, detail, onShow, onOrigin }: TaxTabProps) {
  const { row, disposals } = detail;
  const t = useStrings(drawerStrings);
  const lots = useStrings(lotStrings);
  const method = useMethodWords();
  return (
    <div className="grid gap-5">
      {row.tax === 'open' && <Callout tone="review">{t('taxOpen')}</Callout>}
      {row.tax === 'none' && <Callout>{t('noTax')}</Callout>}
      {row.gainEur !== undefined && (
        <Result gain={row.gainEur} taxable={row.taxableGainEur ?? '0'} isPart={row.whole !== undefined} />
      )}
      {row.tax === 'income' && (
        <Tile label={t('incomeValue')}>
          <Money value={row.valueEur ?? null} />
        </Tile>
      )}
      {disposals.map((disposal) => (
        <UsedLots
          key={`${disposal.eventId} ${disposal.part}`}
          book={book}
          disposal={disposal}
          title={
            disposal.part === 'main' && lotIdsOf(detail.stored).length > 0
              ? lots('named')
              : t(disposal.part === 'fee' ? 'lotsUsedFee' : 'lotsUsed', { method })
          }
          onShow={onShow}
        />
      ))}
      <MovedLots movements={detail.movements} />
      <OpenLots book={book} detail={detail} onShow={onShow} />
      <PriceAndValue detail={detail} />
      <SourceRow detail={detail} onOpen={onOrigin} />
      <RuleNote detail={detail} />
    </div>
  );
}

interface ResultProps {
  readonly gain: string;
  readonly taxable: string;
  /** Of an entry in several parts: the result of all of them stands above. */
  readonly isPart: boolean;
}

function Result({ gain, taxable, isPart }: ResultProps) {
  const t = useStrings(drawerStrings);
  const isLoss = gain.startsWith('-');
  const total = isLoss ? 'lossTotal' : 'gainTotal';
  return (
    <div className="grid grid-cols-2 gap-3">
      <Tile label={t(isPart ? (isLoss ? 'lossPart' : 'gainPart') : total)}>
        <Money value={gain} sign="always" />
      </Tile>
      <Tile
        label={
          <>
            <Icon icon={HalfRing} size={12} /> {t('gainTaxable')}
          </>
        }
      >
        <Money value={taxable} />
      </Tile>
    </div>
  );
}

function Tile({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div className="min-w-0 rounded-lg bg-sunken px-3.5 py-2.5">
      <p className="flex items-center gap-1.25 text-xs text-ink-2">{label}</p>
      <p className="mt-0.75 text-xl font-semibold">{children}</p>
    </div>
  );
}

function useMethodWords(): string {
  const t = useStrings(drawerStrings);
  const asked = useAnswer('tax settings', (api) => api.taxSettings());
  if (asked.kind !== 'ready') return '';
  const { method, scope } = asked.value.match;
  return t(scope === 'wallet' ? 'perWallet' : 'overAll', { method });
}

/** Lots that changed their place without a disposal: each keeps its date and its cost (rule book 1.3). */
function MovedLots({ movements }: Pick<EventDetail, 'movements'>) {
  const t = useStrings(drawerStrings);
  if (movements.length === 0) return null;
  return (
    <LotSection title={t('lotsMoved')}>
      {movements.map((lot) => (
        <LotCard key={`${lot.lotId} ${lot.chain.join()}`}>
          <div className="flex flex-wrap items-center gap-2">
            <b>
              <CryptoAmount value={lot.amount} unit={lot.asset} />
            </b>
            <span className="ml-auto text-ink-2">
              {t('cost')} <Money value={lot.cost} />
            </span>
          </div>
          <LotTime acquiredAt={lot.acquiredAt} until={lot.at} />
        </LotCard>
      ))}
    </LotSection>
  );
}

/** The rule behind the result, with its paragraph, and from when a taxed lot would have been free. */
const LAW = {
  disposal: 'https://www.gesetze-im-internet.de/estg/__23.html',
  income: 'https://www.gesetze-im-internet.de/estg/__22.html',
} as const;

function RuleNote({ detail }: { readonly detail: EventDetail }) {
  const t = useStrings(drawerStrings);
  const late = useLateWords(detail);
  const { tax } = detail.row;
  if (tax === 'open') return null;
  const isIncome = tax === 'income';
  const text = tax === 'none' ? t('ruleNone') : isIncome ? t('ruleIncome') : `${t('rule')} ${late}`;
  return (
    <div className="flex gap-2.5 border-t border-line pt-3.5 text-sm text-ink-2">
      <Icon icon={Info} size={14} className="mt-0.75 text-ink-3" />
      <p>
        {text}{' '}
        {tax !== 'none' && (
          <a
            href={isIncome ? LAW.income : LAW.disposal}
            target="_blank"
            rel="noreferrer"
            className={linkClass('inline')}
          >
            {t(isIncome ? 'ruleIncomeRef' : 'ruleRef')}
          </a>
        )}
      </p>
    </div>
  );
}

function useLateWords({ disposals }: EventDetail): string {
  const t = useStrings(drawerStrings);
  const locale = useLocale();
  const [main] = disposals;
  const index = main?.lots.findIndex((lot) => !lot.taxFree) ?? -1;
  const lot = main?.lots[index];
  const days = lot && main && holdingDays(lot.acquiredAt, main.at);
  return days ? t('ruleLate', { number: index + 1, day: formatDay(days.freeFrom, locale) }) : '';
}

/** What became of the coins an event brought: the parts still held, and the later events that used the rest. */
interface OpenLotsProps {
  readonly book: Book;
  readonly detail: EventDetail;
  readonly onShow: ShowEvent;
}

const MOST_USERS = 8;

function OpenLots({ book, detail, onShow }: OpenLotsProps) {
  const t = useStrings(drawerStrings);
  const { openLots, usedBy } = detail;
  const users = usedBy.slice(0, MOST_USERS);
  const rows = useRows(book, users);
  return (
    <>
      {openLots.length > 0 && (
        <LotSection title={t('lotsOpen')}>
          {openLots.map((lot) => (
            <LotCard key={`${lot.lotId} ${lot.wallet}`}>
              <div className="flex flex-wrap items-center gap-2">
                <b>
                  <CryptoAmount value={lot.amount} unit={lot.asset} />
                </b>
                <span className="text-ink-3">{lot.wallet === ALL_WALLETS ? t('allWallets') : lot.wallet}</span>
                <span className="ml-auto text-ink-2">
                  {t('cost')} <Money value={lot.cost} />
                </span>
              </div>
              <LotTime acquiredAt={lot.acquiredAt} until={nowText(Date.now())} />
            </LotCard>
          ))}
        </LotSection>
      )}
      {users.length > 0 && (
        <LotSection title={`${t('usedBy')} ${t('usedByCount', { count: usedBy.length })}`}>
          <ul>
            {users.map((eventId) => (
              <li key={eventId}>
                <LotOrigin eventId={eventId} rows={rows} onShow={onShow} />
              </li>
            ))}
          </ul>
        </LotSection>
      )}
    </>
  );
}
