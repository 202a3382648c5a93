/** Everything that can be said about a file, a row, an entry or a price: the unions of the packages that say it. */
import type { ReviewCode } from '@cryptax/importers';
import type { LedgerFileIssueCode, LedgerIssueCode } from '@cryptax/ledger';
import type { ChainReviewCode } from '@cryptax/onchain';
import type { PriceCsvIssue, ValuationIssueCode } from '@cryptax/prices';
import type { AssessIssueCode } from '@cryptax/tax-de';
import type { PLAN_MESSAGES } from './plan-messages.data.ts';

/** Remarks of the command line, whose own they are. */
type PlanRemarkCode = keyof typeof PLAN_MESSAGES;

export type MessageCode =
  | ReviewCode
  | ChainReviewCode
  | LedgerIssueCode
  | LedgerFileIssueCode
  | ValuationIssueCode
  | PriceCsvIssue
  | AssessIssueCode
  | PlanRemarkCode;
