/** The files of a life as the places write them; headers and words are those of the fixtures of @cryptax/importers. */
import {
  type Action,
  coins,
  type Exchange,
  instant,
  type Life,
  type Move,
  money,
  priceOf,
  type Trade,
  WALLET,
} from './life.ts';

const stamp = (at: number) => instant(at).replace('T', ' ').replace('Z', '');
const lines = (header: string, rows: readonly string[]) => `${[header, ...rows].join('\n')}\n`;
const arrival = ({ at, secondsLater }: Move) => at + secondsLater;
const csv = (cells: readonly (string | number)[]) => cells.join(',');

/** Rows in order of time, each made of the actions that the place has seen. */
function rowsOf(
  life: Life,
  rows: (action: Action, no: number) => readonly { readonly at: number; readonly row: string }[],
) {
  return life.actions
    .flatMap((action, no) => rows(action, no))
    .sort((a, b) => a.at - b.at)
    .map(({ row }) => row);
}

const isAt = (action: Action, place: string): action is Exclude<Action, Move> =>
  action.kind !== 'move' && action.place === place;

export function krakenLedgers(life: Life): string {
  const header = 'txid,refid,time,type,subtype,aclass,subclass,asset,wallet,amount,fee,balance'.replaceAll(
    /\w+/g,
    '"$&"',
  );
  const row = (
    no: number,
    part: number,
    at: number,
    type: string,
    sub: string,
    asset: string,
    amount: string,
    fee: string,
  ) => {
    const ids = [`L${code(no)}-0000${part}-AAAAAA`, `T${code(no)}-00001-AAAAAA`];
    const kind = asset === 'EUR' ? 'fiat' : 'crypto';
    return csv([
      ...[...ids, stamp(at), type, sub, 'currency', kind, asset, 'spot / main'].map((cell) => `"${cell}"`),
      amount,
      fee,
      '""',
    ]);
  };
  return lines(
    header,
    rowsOf(life, (action, no) => {
      const { at, coin, amount } = action;
      if (action.kind === 'move') {
        const { from, to, fee } = action;
        if (from === 'Kraken')
          return [{ at, row: row(no, 1, at, 'withdrawal', '', coin, `-${coins(amount)}`, coins(fee)) }];
        if (to !== 'Kraken') return [];
        return [{ at: arrival(action), row: row(no, 2, arrival(action), 'deposit', '', coin, coins(amount), '0') }];
      }
      if (!isAt(action, 'Kraken')) return [];
      if (action.kind === 'reward') return [{ at, row: row(no, 1, at, 'earn', 'reward', coin, coins(amount), '0') }];
      const sign = action.kind === 'buy' ? ['-', ''] : ['', '-'];
      return [
        {
          at,
          row: row(no, 1, at, 'trade', 'tradespot', 'EUR', `${sign[0]}${money(action.cents)}`, money(action.feeCents)),
        },
        { at, row: row(no, 2, at, 'trade', 'tradespot', coin, `${sign[1]}${coins(amount)}`, '0') },
      ];
    }),
  );
}

export function bitvavo(life: Life): string {
  const header =
    'Timezone,Date,Time,Type,Currency,Amount,Quote Currency,Quote Price,Received / Paid Currency,Received / Paid Amount,Fee currency,Fee amount,Status,Transaction ID,Address';
  const base = (at: number) => ['UTC', ...stamp(at).split(' ')];
  return lines(
    header,
    rowsOf(life, (action, no) => {
      const { at, coin, amount } = action;
      const id = `00000000-0000-0000-0000-${String(no).padStart(12, '0')}`;
      if (action.kind === 'move') {
        const { from, to, fee } = action;
        const cells = ['', '', '', ''];
        if (from === 'Bitvavo') {
          return [
            {
              at,
              row: csv([
                ...base(at),
                'withdrawal',
                coin,
                `-${coins(amount)}`,
                ...cells,
                coin,
                coins(fee),
                'Completed',
                id,
                'bc1qexample',
              ]),
            },
          ];
        }
        if (to !== 'Bitvavo') return [];
        return [
          {
            at: arrival(action),
            row: csv([...base(arrival(action)), 'deposit', coin, coins(amount), ...cells, '', '', 'Completed', id, '']),
          },
        ];
      }
      if (!isAt(action, 'Bitvavo') || action.kind === 'reward') return [];
      const isBuy = action.kind === 'buy';
      const paid = isBuy ? `-${money(action.cents + action.feeCents)}` : money(action.cents - action.feeCents);
      const size = `${isBuy ? '' : '-'}${coins(amount)}`;
      const price = priceOf(coin, at);
      return [
        {
          at,
          row: csv([
            ...base(at),
            action.kind,
            coin,
            size,
            'EUR',
            price,
            'EUR',
            paid,
            'EUR',
            money(action.feeCents),
            'Completed',
            id,
            '',
          ]),
        },
      ];
    }),
  );
}

export function bitcoinDe(life: Life): string {
  const header =
    'Datum;Typ;Währung;Referenz;BTC-Adresse;Kurs;"Einheit (Kurs)";"BTC vor Gebühr";"Menge vor Gebühr";"Einheit (Menge vor Gebühr)";"BTC nach Bitcoin.de-Gebühr";"Menge nach Bitcoin.de-Gebühr";"Einheit (Menge nach Bitcoin.de-Gebühr)";"Zu- / Abgang";Kontostand';
  let balance = 0;
  const row = (at: number, type: string, reference: string, terms: readonly string[], change: number) => {
    balance += change;
    const sums = [coins(change), coins(balance)].map((sum) => `${sum}0000`);
    return { at, row: [`"${clockOf('Europe/Berlin', at)}"`, type, 'BTC', reference, '', ...terms, ...sums].join(';') };
  };
  const none = Array.from({ length: 8 }, () => '');
  const rows = life.actions
    .flatMap((action) =>
      action.kind === 'move' && action.to === 'Bitcoin.de'
        ? [{ ...action, when: arrival(action) }]
        : [{ ...action, when: action.at }],
    )
    .sort((a, b) => a.when - b.when)
    .flatMap((action) => {
      const { when, amount } = action;
      if (action.kind === 'move') {
        if (action.from === 'Bitcoin.de') {
          return [
            row(when, 'Auszahlung', action.hash, none, -amount),
            row(when, '"Netzwerk-Gebühr"', action.hash, none, -action.fee),
          ];
        }
        return action.to === 'Bitcoin.de' ? [row(when, 'Einzahlung', action.hash, none, amount)] : [];
      }
      if (action.place !== 'Bitcoin.de' || action.kind === 'reward') return [];
      const isBuy = action.kind === 'buy';
      const size = `${coins(amount)}0000`;
      const terms = [
        `${priceOf('BTC', when)}.00`,
        '"BTC / EUR"',
        size,
        money(action.cents),
        'EUR',
        size,
        money(action.cents),
        'EUR',
      ];
      return [
        row(
          when,
          isBuy ? 'Kauf' : 'Verkauf',
          `R${when.toString(36).toUpperCase().slice(-5)}`,
          terms,
          isBuy ? amount : -amount,
        ),
      ];
    });
  return lines(
    header,
    rows.map((one) => one.row),
  );
}

export function binanceStatement(life: Life, user = '31000001'): string {
  const row = (at: number, operation: string, coin: string, change: string) =>
    csv([user, stamp(at), 'Spot', operation, coin, change, '']);
  return lines(
    'User_ID,UTC_Time,Account,Operation,Coin,Change,Remark',
    ofBinance(life).flatMap(({ kind, at, coin, ...trade }) =>
      fillsOf(trade).flatMap(([amount, cents]) =>
        kind === 'buy'
          ? [row(at, 'Transaction Buy', coin, coins(amount)), row(at, 'Transaction Spend', 'EUR', `-${money(cents)}`)]
          : [
              row(at, 'Transaction Sold', coin, `-${coins(amount)}`),
              row(at, 'Transaction Revenue', 'EUR', money(cents)),
            ],
      ),
    ),
  );
}

export function binanceTrades(life: Life): string {
  return lines(
    'Date(UTC),Pair,Side,Price,Executed,Amount,Fee',
    ofBinance(life).flatMap(({ kind, at, coin, ...trade }) =>
      fillsOf(trade).map(([amount, cents]) =>
        csv([
          stamp(at),
          `${coin}EUR`,
          kind.toUpperCase(),
          priceOf(coin, at),
          `${coins(amount)}${coin}`,
          `${money(cents)}EUR`,
          `0${coin}`,
        ]),
      ),
    ),
  );
}

function ofBinance({ actions }: Life): readonly Trade[] {
  return actions.filter((action): action is Trade => isAt(action, 'Binance') && action.kind !== 'reward');
}

/** Amount and cents of each part; the last takes what rounding left. */
function fillsOf({
  fills,
  amount,
  cents,
}: Pick<Trade, 'fills' | 'amount' | 'cents'>): readonly (readonly [number, number])[] {
  let rest = cents;
  return fills.map((part, no) => {
    const own = no === fills.length - 1 ? rest : Math.round((cents * part) / amount);
    rest -= own;
    return [part, own] as const;
  });
}

export function ledgerLive(life: Life, coin?: 'BTC' | 'ETH'): string {
  return lines(
    'Operation Date,Status,Currency Ticker,Operation Type,Operation Amount,Operation Fees,Operation Hash,Account Name,Account xpub,Countervalue Ticker,Countervalue at Operation Date,Countervalue at CSV Export',
    rowsOf(life, (action) => {
      if (action.kind !== 'move' || (coin !== undefined && action.coin !== coin)) return [];
      const isIn = action.to === WALLET;
      const at = isIn ? arrival(action) : action.at;
      const size = coins(isIn ? action.amount : action.amount + action.fee);
      const account = action.coin === 'BTC' ? ['Bitcoin 1', 'xpubEXAMPLE'] : ['Ethereum 1', OWN_ADDRESS];
      return [
        {
          at,
          row: csv([
            instant(at).replace('Z', '.000Z'),
            'Confirmed',
            action.coin,
            isIn ? 'IN' : 'OUT',
            size,
            coins(action.fee),
            hashOf(action),
            ...account,
            'EUR',
            '1.00',
            '1.00',
          ]),
        },
      ];
    }),
  );
}

export const OWN_ADDRESS = '0x00000000000000000000000000000000000000aa';
const hashOf = ({ hash, coin }: Move) => (coin === 'ETH' ? `0x${hash}` : hash);

/** Only the ether account. */
export function etherscan(life: Life): string {
  return lines(
    '"Transaction Hash","Blockno","UnixTimestamp","DateTime (UTC)","From","To","ContractAddress","Value_IN(ETH)","Value_OUT(ETH)","CurrentValue @ $2511.37/Eth","TxnFee(ETH)","TxnFee(USD)","Historical $Price/Eth","Status","ErrCode","Method"',
    rowsOf(life, (action, no) => {
      if (action.kind !== 'move' || action.coin !== 'ETH') return [];
      const isIn = action.to === WALLET;
      const at = isIn ? arrival(action) : action.at;
      const other = '0x00000000000000000000000000000000000000bb';
      const [from, to] = isIn ? [other, OWN_ADDRESS] : [OWN_ADDRESS, other];
      const size = coins(action.amount);
      const cells = [
        hashOf(action),
        18_000_000 + no,
        at,
        stamp(at),
        from,
        to,
        '',
        isIn ? size : '0',
        isIn ? '0' : size,
        '1.00',
        coins(action.fee),
        '1.05',
        '2050.10',
        '',
        '',
        'Transfer',
      ];
      return [{ at, row: cells.map((cell) => `"${cell}"`).join(',') }];
    }),
  );
}

/** What an aggregator says of all of it, in the zone that its user has set. */
export function coinTracking(life: Life, zone: 'Europe/Berlin' | 'UTC', only?: Exchange): string {
  const date = (at: number) => {
    const [day = '', time = ''] = clockOf(zone, at).split(' ');
    return `${day.split('-').reverse().join('.')} ${time}`;
  };
  const row = (cells: readonly string[]) => cells.map((cell) => `"${cell}"`).join(',');
  return lines(
    '"Type","Buy","Cur.","Sell","Cur.","Fee","Cur.","Exchange","Group","Comment","Date","Tx-ID"',
    rowsOf(life, (action) => {
      const { at, coin } = action;
      const amount = `${coins(action.amount)}0000`;
      if (action.kind === 'move') {
        const sent = `${coins(action.amount + action.fee)}0000`;
        const fee = `${coins(action.fee)}0000`;
        const name = (place: string) => (place === WALLET ? 'Ledger Live' : place);
        const out = {
          at,
          row: row(['Withdrawal', '', '', sent, coin, fee, coin, name(action.from), '', '', date(at), hashOf(action)]),
        };
        const later = arrival(action);
        const into = {
          at: later,
          row: row(['Deposit', amount, coin, '', '', '', '', name(action.to), '', '', date(later), hashOf(action)]),
        };
        return [
          ...(only === undefined || only === action.from ? [out] : []),
          ...(only === undefined || only === action.to ? [into] : []),
        ];
      }
      if (only !== undefined && action.place !== only) return [];
      if (action.kind === 'reward')
        return [{ at, row: row(['Staking', amount, coin, '', '', '', '', action.place, '', '', date(at), '']) }];
      const isBuy = action.kind === 'buy';
      const value = `${money(isBuy ? action.cents + action.feeCents : action.cents - action.feeCents)}000000`;
      const legs = isBuy ? [amount, coin, value, 'EUR'] : [value, 'EUR', amount, coin];
      const fee = action.feeCents === 0 ? ['', ''] : [`${money(action.feeCents)}000000`, 'EUR'];
      return [{ at, row: row(['Trade', ...legs, ...fee, action.place, '', '', date(at), '']) }];
    }),
  );
}

function code(no: number): string {
  return no.toString(36).toUpperCase().padStart(5, 'A');
}

function clockOf(timeZone: string, at: number): string {
  const parts = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  return parts.format(new Date(at * 1000));
}
