/**
 * Exchange connections as the page asks for them. Keys are encrypted in this browser; the worker opens them with the
 * passphrase and keeps it only as long as the tab lives. Nothing here ever gives a key back to the page.
 */
import type { ExchangeStream, KeyRights } from '@cryptax/api-contract';
import type { ImportPreview } from '../../platform/ledger/import-types.ts';

/** A connection as it is shown; the key stays out. */
export interface ConnectionView {
  readonly id: string;
  /** Id in the catalogue of exchanges. */
  readonly exchange: string;
  /** What the user calls it. */
  readonly label: string;
  readonly createdAt: string;
  readonly lastTest: { readonly at: string; readonly responseMs: number };
  /** Null where the exchange does not tell. */
  readonly rights: KeyRights | null;
  /** Days that the exchange gives back at most, by history. */
  readonly keepsDays: Readonly<Partial<Record<ExchangeStream, number>>>;
  /** Histories that are asked for. */
  readonly streams: readonly ExchangeStream[];
  /** Histories that this exchange does not hand out, though we asked. */
  readonly refused: readonly ExchangeStream[];
  readonly lastSync?:
    | {
        readonly at: string;
        readonly added: number;
        readonly duplicates: number;
        readonly review: number;
      }
    | undefined;
  /** The wallet of the ledger that holds its entries, once it was synced. */
  readonly wallet?: string;
  /** A reading that was cut off, or waits for its commit: so many records are here already. */
  readonly waiting?: number | undefined;
  readonly isReading: boolean;
}

export interface ConnectionsView {
  readonly list: readonly ConnectionView[];
  /** A passphrase is set; every connection uses the same. */
  readonly hasPassphrase: boolean;
  readonly isUnlocked: boolean;
}

export interface NewConnection {
  readonly exchange: string;
  readonly label: string;
  readonly credentials: {
    readonly apiKey: string;
    readonly secret?: string;
    readonly password?: string;
    readonly uid?: string;
  };
}

export interface ReadingProgress {
  readonly stream: ExchangeStream;
  readonly streamIndex: number;
  readonly streamCount: number;
  /** Share of this history, 0 to 1; an estimate. */
  readonly done: number;
  /** Records of this sync so far. */
  readonly records: number;
  /** The exchange wants a pause of so long. */
  readonly pauseMs?: number;
}

/** What a reading brought, checked against the ledger and not written yet. */
export interface ReadConnection {
  readonly records: number;
  /** Absent if the exchange reported nothing new at all. */
  readonly preview?: Pick<ImportPreview, 'previewId' | 'totals' | 'known' | 'newSources'>;
}
