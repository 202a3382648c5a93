/** What an exchange reported through its interface: the port of this package; the relay's contract has the same shapes. */
export interface ConnectionAmount {
  readonly asset: string;
  /** Decimal text. */
  readonly amount: string;
}

interface RecordHead {
  readonly id: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  readonly fee?: ConnectionAmount | undefined;
}

export type ConnectionRecord =
  | (RecordHead & {
      readonly kind: 'trade';
      readonly in: ConnectionAmount;
      readonly out: ConnectionAmount;
      readonly note?: string | undefined;
    })
  | (RecordHead & {
      readonly kind: 'deposit' | 'withdrawal';
      readonly moved: ConnectionAmount;
      readonly txHash?: string | undefined;
      readonly address?: string | undefined;
    })
  | (RecordHead & {
      readonly kind: 'entry';
      /** The exchange's own word for what happened. */
      readonly word: string;
      /** Signed. */
      readonly change: ConnectionAmount;
      /** What the account held of the coin afterwards. */
      readonly balance?: string | undefined;
      readonly group?: string | undefined;
      readonly txHash?: string | undefined;
      readonly address?: string | undefined;
      readonly note?: string | undefined;
    });
