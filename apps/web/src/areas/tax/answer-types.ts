/** What the screen of an answer to the tax office asks for and gets. */
import type { AnswerGap, AnswerPoint, AskedAddress } from '@cryptax/reports/answer';

export interface AnswerChoices {
  /** Newest first. */
  readonly years: readonly number[];
  readonly wallets: readonly { readonly id: string; readonly name: string; readonly isPlatform: boolean }[];
  /** Own addresses with the wallets that they belong to. */
  readonly addresses: readonly Pick<AskedAddress, 'address' | 'wallets'>[];
}

/** What would be enclosed, and what stands in the way. */
export interface AnswerView {
  readonly annexes: readonly {
    readonly point: AnswerPoint;
    readonly number: number | null;
    readonly rows: number;
    readonly isUntold: boolean;
  }[];
  readonly gaps: readonly AnswerGap[];
  readonly office: string;
  readonly taxNumber: string;
}
