/**
 * What may be asked again after the worker died, because asking twice is asking once. Everything else writes, or rests on
 * what the dead worker held in its memory.
 */
import type { LedgerApi } from './ledger-api.ts';

const REPEATABLE: ReadonlySet<string> = new Set<keyof LedgerApi>([
  ...(['open', 'formats', 'previewImport', 'imports', 'proposeMapping', 'cancelImport', 'storageSpace'] as const),
  ...(['queryEvents', 'queryEventIds', 'eventRows', 'eventFacets', 'eventDetail', 'similarEvents'] as const),
  ...([
    'previewEdit',
    'eventPrints',
    'journal',
    'oldSteps',
    'rules',
    'views',
    'reviewList',
    'gapFixes',
    'previewFix',
  ] as const),
  ...(['summary', 'taxSettings', 'livePrices', 'backup', 'damagedRecords'] as const),
  ...(['planPositions', 'saleStage', 'saleMove', 'saleParts', 'comparePositions', 'methodYears'] as const),
  ...(['methodParts', 'multiYearPlan', 'harvest', 'repurchases', 'batch', 'radar', 'couple', 'printPlan'] as const),
  ...(['portfolioModel', 'openLots', 'rebalance'] as const),
  ...(['taxReport', 'reportLines', 'explainFigure', 'explainParts', 'eventFacts', 'reportYears'] as const),
  ...(['makeFile', 'peekFile', 'readingCheck', 'dueNotices', 'networkFees'] as const),
  ...(['createPack', 'sealedReports', 'recheckReport', 'personData'] as const),
  ...(['currentPrices', 'marketQuotes', 'extraTaxes', 'venueFees', 'venue', 'ratesInfo', 'priceFiles'] as const),
  ...(['manualPrices', 'walletList', 'walletDetails', 'exportWallets', 'chainSettings', 'walletCalls'] as const),
  ...(['findCall', 'readingEffects', 'connections', 'methodLock', 'poolMethods'] as const),
  ...(['syncOwner', 'previewRestore'] as const),
]);

/** These give back no Result; what goes wrong with them is thrown. */
const PLAIN: ReadonlySet<string> = new Set<keyof LedgerApi>(['open', 'formats']);

export function hasPlainAnswer(name: string): boolean {
  return PLAIN.has(name);
}

export function isRepeatable(name: string): boolean {
  return REPEATABLE.has(name);
}
