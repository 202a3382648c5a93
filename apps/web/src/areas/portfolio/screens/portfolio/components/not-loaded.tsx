/** A part of the page whose answer failed, in its place: why, and where to read more. */
import type { LedgerError } from '../../../../../platform/ledger/answer.ts';
import { LedgerErrorWords } from '../../../../../platform/ledger/ledger-failed.tsx';
import { Callout } from '../../../../../ui/callout.tsx';

export function NotLoaded({ error }: { readonly error: LedgerError }) {
  return (
    <Callout tone="danger" size="line">
      <LedgerErrorWords error={error} />
    </Callout>
  );
}
