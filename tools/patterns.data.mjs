/**
 * Patterns whose backtracking the detector cannot bound, each with what bounds it: the length of its input, or that every
 * text it sees is our own. `check-patterns.mjs` refuses an entry whose pattern is gone.
 */

/** Stands for the patterns that a file puts together at run time. */
const MADE = 'new RegExp';

const OWN_TEXT = 'Only our own texts and tables pass through it.';
const TYPED = 'Typed by the person into one field; nobody else can fill it.';
const MARKED = 'A try begins at a mark that its repetition cannot contain, so each character is tried once.';
const OPERATOR = 'A setting of whoever runs the server.';
const SHORT_HEADER = 'Headers are cut to 300 characters before (normalizeHeader).';

/** Folders that hold no reader of foreign text at all. */
export const OWN_TEXT_FOLDERS = ['apps/web/src/areas/learn/help/', 'apps/web/landing-facts/'];

export const REVIEWED = [
  ...of(
    'packages/importers/src/connections/pair-events.ts',
    'Instants as the ledger prints them.',
    String.raw`/:00(?:\.0+)?Z$/`,
  ),
  ...of('packages/importers/src/detect/header-template.ts', OWN_TEXT, String.raw`/(\{[a-z]+\})/`),
  ...of('packages/importers/src/detect/header-template.ts', SHORT_HEADER, MADE),
  ...of(
    'packages/importers/src/formats/coinbase/transactions.ts',
    'The note is cut to 300 characters before.',
    String.raw`/for ([\d.,]+) (\S+) on (\S+?)-(\S+)(?: at ([\d.,]+) )?/i`,
  ),
  ...of('packages/importers/src/map/row-keys.ts', MARKED, String.raw`/[\p{Cc}]|^\d[.,]\d+E\+\d+$/iu`),
  ...of(
    'packages/importers/src/map/stated-zone.ts',
    'Lines are cut to 500 characters before (LONGEST_LINE).',
    String.raw`/(?:time ?zone|zeitzone)\s*[:=]?\s*([a-z]+\/[a-z_]+|(?:utc|gmt)(?:\s*[+-]\d{1,2}(?::?\d{2})?)?)/i`,
  ),
  ...of(
    'packages/importers/src/values/amount-cell.ts',
    'Cells over 120 characters are refused before (LONGEST_CELL).',
    String.raw`/^([+\-−]?[\d.,' ]+(?:[eE][+-]?\d{1,3}(?![A-Za-z]))?)\s*([A-Za-z$][\w.$]*)$/`,
  ),
  ...of(
    'packages/importers/src/values/asset.ts',
    'Cells over 400 characters are refused before.',
    String.raw`/^(\S+?)(?:\s+\([^()]*\)|;\d+)$/`,
  ),
  ...of(
    'packages/importers/src/values/date-layout.ts',
    'Tails over 64 characters are refused before (LONGEST_TAIL).',
    String.raw`/^(?:[.,]\d{1,9})?\s*(?:(Z|UTC|GMT)?\s*(?:([+-])(\d{1,2}):?(\d{2})?)?)\s*(?:\([^)]{1,40}\))?$/i`,
  ),
  ...of(
    'packages/importers/src/values/number-text.ts',
    'Cells over 120 characters are refused before (LONGEST_CELL).',
    String.raw`/^([+\-−]?)((?:\d|[.,'](?=\d)|(?<=\d)[.,](?=$|[eE]))*)(?:[eE]([+-]?\d{1,3}))?$/`,
    '/0+$/',
  ),
  ...of(
    'packages/importers/src/wizard/header-words.data.ts',
    SHORT_HEADER,
    String.raw`/\b(?:incl(?:uding|usive)?|inkl(?:usive)?|excl(?:uding|usive)?|exkl(?:usive)?|with(?:out)?|mit|ohne|after|before|nach|vor|net|netto|gross|brutto|less|minus|plus|zzgl|abzgl|abzüglich|zuzüglich)\b.*(?:fees?|gebühr|gebuehr|geb\b|commission|provision|entgelt|spesen|courtage|kosten|spread)/`,
    String.raw`/\b(?:buy|received?|in|kauf|incoming)\b.*\b(?:currency|asset|coin|währung)\b/`,
    String.raw`/\b(?:sell|sent|out|verkauf|outgoing)\b.*\b(?:currency|asset|coin|währung)\b/`,
    String.raw`/\b(?:buy|received?|kauf|incoming)\b.*\b(?:amount|quantity|menge|betrag)\b/`,
    String.raw`/\b(?:sell|sent|verkauf|outgoing)\b.*\b(?:amount|quantity|menge|betrag)\b/`,
    String.raw`/\b(?:quote|fiat|price)\b.*\b(?:currency|asset|währung)\b|\bfiat\b/`,
  ),
  ...of(
    'packages/kernel/src/exact-json.ts',
    'Takes every character it tries, a string without an end included, so no place is tried twice.',
    String.raw`/"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|-?\d[\d.eE+-]*/g`,
  ),
  ...of('packages/ledger/src/engine/lot-names.ts', 'Ids of lots, made by the engine.', String.raw`/#\d+$/`),
  ...of(
    'packages/ledger/src/notation/parse-notation.ts',
    OWN_TEXT,
    String.raw`/^("(?:[^"\\]|\\.)*"|[^\s":]+):\s+(.*)$/`,
  ),
  ...of('packages/ledger/src/notation/tokens.ts', OWN_TEXT, String.raw`/"(?:[^"\\]|\\.)*"|\S+/g`),
  ...of(
    'packages/onchain/src/addresses/detect-chains.ts',
    'Addresses over 64 characters are refused before.',
    String.raw`/^(?:[a-z0-9]+(?:[-_][a-z0-9]+)*\.)*[a-z0-9]+(?:[-_][a-z0-9]+)*\.near$/`,
  ),
  ...of(
    'packages/onchain/src/addresses/secret.ts',
    MARKED,
    String.raw`/"(?:ciphertext|kdfparams)"\s*:/i`,
    '/-----BEGIN [A-Z ]*PRIVATE KEY-----/',
  ),
  ...of('packages/onchain/src/decode/decode-arguments.ts', MARKED, String.raw`/\[\d*\]$/`),
  ...of('packages/onchain/src/readers/units.ts', 'At most 80 digits, by the pattern before it.', '/0+$/'),
  ...of(
    'packages/planning/src/lots/plan-pool.ts',
    'Decimals of the ledger: 30 digits on each side.',
    String.raw`/\.?0+$/`,
  ),
  ...of(
    'packages/prices/src/rates/ecb-files.ts',
    MARKED,
    String.raw`/<Cube\s+time=['"]([^'"]*)['"]|<Cube\s+currency=['"]([A-Z]{3})['"]\s+rate=['"]([^'"]*)['"]/g`,
  ),
  ...of('packages/prices/src/services/service-bases.ts', OPERATOR, String.raw`/\/+$/`),
  ...of('packages/reports/src/text/messages.ts', OWN_TEXT, String.raw`/\{(\w+)(?:\|([^|{}]*)\|([^{}]*))?\}/g`),
  ...of(
    'packages/tax-de/src/report/choices.ts',
    'Decimals of the ledger: 30 digits on each side.',
    String.raw`/^0*\.?0*$/`,
  ),
  ...of('apps/cli/src/messages.ts', OWN_TEXT, String.raw`/\{(\w+)\}/g`),
  ...of(
    'apps/server/src/exchanges/plans/bitfinex.ts',
    'Anchored; each alternative runs back over the line once.',
    '/^(?:Exchange|Trading fees|Deposit|Withdrawal|.* Withdrawal #|.*Withdrawal fee|Transfer of)/i',
  ),
  ...of(
    'apps/server/src/exchanges/reading/raw-json.ts',
    'Decimals of an answer whose size is limited; anchored.',
    String.raw`/^-?0*\.?0*$/`,
  ),
  ...of('apps/server/src/exchanges/relay/guarded-fetch.ts', OPERATOR, String.raw`/\/+$/`),
  ...of('apps/server/src/proxy/outside.ts', OPERATOR, String.raw`/\/+$/`),
  ...of(
    'apps/server/src/rest/parse-request.ts',
    'Part of an address, whose length the server limits; anchored.',
    '/^(?:([A-Za-z_][A-Za-z0-9_]{0,62}):(?!:))?(?:"([^"]+)"|([A-Za-z_][A-Za-z0-9_]*))(?:::([a-z]+))?$/',
  ),
  ...of(
    'apps/web/src/areas/chains/screens/defi/components/call-form.tsx',
    TYPED,
    String.raw`/^(https:\/\/\S+\/tx\/)?(0x[0-9a-f]{64})(?:[/?#]\S*)?$/i`,
  ),
  ...of(
    'apps/web/src/areas/entries/screens/transactions/model/pill-draft.ts',
    TYPED,
    String.raw`/^(-?[^-–]+?)\s*(?:-|–|\.\.|bis|to)\s*(-?[^-–]+)$/`,
  ),
  ...of('apps/web/src/areas/account/sync/sync-key.ts', TYPED, MADE),
  ...of('apps/web/src/platform/i18n/strings.ts', OWN_TEXT, String.raw`/\{\{(\w+)\}\}/g`),
  ...of('apps/web/src/platform/ledger/error-text.ts', OWN_TEXT, String.raw`/\{\{(\w+)\}\}/g`),
  ...of(
    'apps/web/src/platform/ledger/used-cells.ts',
    'Cells over 120 characters are refused before.',
    String.raw`/^[+\u2212-]?\s*[€$£]?\s*\d[\d.,'\s]*([€$£]|\p{L}{2,8})?$/u`,
  ),
  ...of(
    'apps/web/src/ui/format/mask.ts',
    'Amounts as the app prints them.',
    String.raw`/[+\u2212-]?(?:[<>]\u00a0?)?\u20ac?[+\u2212-]?\d[\d.,\u00a0']*\d|[+\u2212-]?\u20ac?\d/`,
  ),
  ...of(
    'apps/web/src/areas/import/worker/propose-mapping.ts',
    'The name of a file: 255 characters at most.',
    String.raw`/\.\w+$/`,
  ),
  ...of(
    'packages/ledger/src/assets/token-name.ts',
    'The pattern above it between two anchors; every repetition in it has an upper end.',
    MADE,
  ),
];

function of(file, why, ...patterns) {
  return patterns.map((pattern) => ({ file, pattern, why }));
}
