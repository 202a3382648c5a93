/** The name of an event: income is called by its kind, everything else by what it is. */
import type { Translate } from '../../../../../platform/i18n/strings.ts';
import type { EventRow } from '../../../../../platform/ledger/event-types.ts';
import type { kindStrings } from '../../../../../platform/ledger/kind-strings.ts';

export type KindWords = Translate<typeof kindStrings.table>;

export function kindName({ kind, incomeKind }: Pick<EventRow, 'kind' | 'incomeKind'>, t: KindWords): string {
  return kind === 'income' && incomeKind !== undefined ? t(`income.${incomeKind}`) : t(kind);
}
