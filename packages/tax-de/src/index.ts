export { type Assessment, assessCouple, assessPerson } from './assess/assess.ts';
export type { AssessIssueCode } from './assess/assess-years.ts';
export type { CarryBackWay, CarryBackWays } from './assess/carry-back-ways.ts';
export type { AssessedYear, LossMoves } from './assess/law-year.ts';
export { parseProfile } from './assess/parse-profile.ts';
export { roomBelowLimit } from './assess/room-below-limit.ts';
export type {
  CarryBackChoice,
  CarryBackWaiver,
  LossLaw,
  ProfileError,
  TaxProfile,
  YearProfile,
} from './assess/tax-profile.ts';
export { cryptoTaxable, taxableSum } from './assess/taxable-sum.ts';
export { type CertaintyInput, type Matched, matchedLedger } from './certainty/analysis.ts';
export {
  type MatchedAnswers,
  matchedAnswers,
  type PreparedRead,
  preparedRead,
  type RankingOf,
  rankingWith,
} from './certainty/assumed-read.ts';
export type { BoundText } from './certainty/bound.ts';
export type { Remedy } from './certainty/causes.ts';
export { type Certainty, certaintyOf, type QuestionEffect } from './certainty/certainty.ts';
export {
  type CertaintyReview,
  certaintyReview,
  type GroupAnswer,
  type QuestionGroup,
} from './certainty/certainty-review.ts';
export { coinsInDoubt } from './certainty/coins-in-doubt.ts';
export { jointTaxRange, type RangedPerson } from './certainty/joint-range.ts';
export { type OpenPoint, openPoints, type PossibleDuplicate, unbookedYears } from './certainty/open-points.ts';
export { NO_PRICES, type PriceKnowledge } from './certainty/price-knowledge.ts';
export { type ReadLedger, readLedger, type ToldEntries } from './certainty/read-ledger.ts';
export { type UnreadRowFacts, unreadRowFacts } from './certainty/unread-rows.ts';
export type { YearCertainty } from './certainty/year-certainty.ts';
export { type ComputedLedger, type ComputeOptions, computeLedger } from './compute/compute-ledger.ts';
export { loadEngine } from './compute/load-engine.ts';
export { compareStatement } from './dac8/compare-statement.ts';
export type { Dac8Category } from './dac8/dac8-entries.ts';
export type { Dac8Row, Dac8Sum } from './dac8/dac8-mirror.ts';
export type { StatementCause, StatementDifference, StatementLine, StatementRow } from './dac8/statement.ts';
export { transferSales, transferValues } from './dac8/transfer-values.ts';
export type { FormFieldId } from './forms/form-lines.data.ts';
export { assetLabel, type EntryAdvice, type FormBlock, type FormLine, formBlocks } from './forms/form-lines.ts';
export { giftPairs, isLinkedGift, linkedGift } from './gifts/linked-gift.ts';
export { Sha256 } from './hash/sha256.ts';
export { firstFreeDay, isTaxFree, lastTaxableDay } from './holding-period/last-taxable-day.ts';
export { canSwitchMethod, canSwitchMethodAt, poolMethod } from './methods/can-switch-method.ts';
export type { MethodNote, MethodStatus } from './methods/method-status.data.ts';
export { methodNote } from './methods/method-status.ts';
export { compareYears, type DeclaredYear, type PastYear } from './past-years/compare-years.ts';
export type { Assumption } from './report/assumptions.ts';
export type { Balance, BalanceLine } from './report/balances.ts';
export type { CarriedLine, CarriedReason } from './report/carried-lines.ts';
export type { ChoiceEffect } from './report/choice-effects.ts';
export type { Choice } from './report/choices.ts';
export type { Completeness, Silence, WalletCoverage, WalletInfo } from './report/completeness.ts';
export { draftReport, type ReportDraft, type ReportError, type ReportStep } from './report/draft-report.ts';
export type { SourceRef } from './report/event-index.ts';
export type { DerivativeLine, FeeEffect, FeeLine, IncomeLine, MovementLine } from './report/event-lines.ts';
export type { IncomeSpan } from './report/income-spans.ts';
export { instructionNote, type LotInstruction, saleDayOf, splitReceipt } from './report/lot-instruction.ts';
export type { LotLine } from './report/lot-lines.ts';
export type { MethodPage, PoolMethodLine, PriceSourceLine } from './report/method-page.ts';
export type {
  DocumentSubject,
  FieldChange,
  ManualChange,
  ReportDocument,
  ReportFrame,
  ReportInput,
  ReportPerson,
  YearEndValue,
} from './report/report-input.ts';
export type { RollForwardLine } from './report/roll-forward.ts';
export { buildTaxYearReport, type HashBytes, sealDraft } from './report/seal-report.ts';
export { type SoldCounts, soldIn } from './report/sold-counts.ts';
export type { DisposalSums, Summary } from './report/summary.ts';
export type { DraftReport, TaxYearReport } from './report/tax-year-report.ts';
export type { TokenLine } from './report/token-lines.ts';
export type { TransactionLine } from './report/transaction-lines.ts';
export { type Difference, type Verification, type VerifyError, verifyReport } from './report/verify-report.ts';
export type { Warning, WarningCode } from './report/warnings.ts';
export { yearEndSales, yearEndValues } from './report/year-end.ts';
export type {
  OpinionCause,
  OpinionDifference,
  OpinionRow,
  SecondOpinion,
  TheirSale,
} from './second-opinion/opinion.ts';
export { secondOpinion } from './second-opinion/second-opinion.ts';
export { capitalTax } from './tariff/capital-tax.ts';
export { estimateYear } from './tariff/estimate-year.ts';
export { estimateTax, type NotModelled, type TaxEstimate } from './tariff/extra-tax.ts';
export { type TariffAnswer, type TariffError, type TariffQuestion, tariff } from './tariff/tariff.ts';
export { ENGINE_VERSION, RULE_BOOK_VERSION } from './version.ts';
export type { Mark } from './years/year-rules.data.ts';
export { type Sourced, TAX_YEARS, yearRules } from './years/year-rules.ts';
