/** Where the amounts of a format stand, each with the column of its coin, how its numbers are written and in which unit. */
import type { ColumnRole, UnitColumn } from '../formats/format.ts';
import type { NumberStyle } from '../values/number-text.ts';
import type { AmountColumn } from './amount-reader.ts';
import type { BoundFormat } from './compile-format.ts';

export type AmountColumns = ReturnType<typeof amountColumns>;

export function amountColumns(
  { index, definition }: BoundFormat,
  styles: Readonly<Partial<Record<ColumnRole, NumberStyle>>>,
) {
  const column = (role: ColumnRole, coin: ColumnRole): AmountColumn => ({
    role,
    column: index[role],
    coin: index[coin],
    style: styles[role],
    shift: definition.units?.[role as UnitColumn] ?? 0,
  });
  return {
    amount: column('amount', 'asset'),
    amountIn: column('amountIn', 'asset'),
    amountOut: column('amountOut', 'asset'),
    toAmount: column('toAmount', 'toAsset'),
    total: column('total', 'quoteAsset'),
    price: column('price', 'quoteAsset'),
    buyAmount: column('buyAmount', 'buyAsset'),
    sellAmount: column('sellAmount', 'sellAsset'),
    fee: column('fee', 'feeAsset'),
    fee2: column('fee2', 'feeAsset2'),
    fee3: column('fee3', 'feeAsset3'),
    value: column('value', 'valueAsset'),
  };
}
