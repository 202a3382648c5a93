/** Files that are no export of anybody, by name: they were not even looked at. */

import { useStrings } from '../../../platform/i18n/use-strings.ts';
import { Callout } from '../../../ui/callout.tsx';
import { importStrings } from './strings.ts';

export function RefusedFiles({ names }: { readonly names: readonly string[] }) {
  const t = useStrings(importStrings);
  if (names.length === 0) return null;
  return (
    <Callout tone="danger" className="mt-3">
      {t('refused', { names: names.join(', ') })}
    </Callout>
  );
}
