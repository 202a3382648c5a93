/** How a file fared, in one tag, and how sure the format is. */

import { useLocale } from '../../../platform/i18n/locale.tsx';
import { useStrings } from '../../../platform/i18n/use-strings.ts';
import type { FilePreview } from '../../../platform/ledger/import-types.ts';
import { sourceLabel } from '../../../platform/ledger/source-label.ts';
import { Badge } from '../../../ui/badge.tsx';
import { counted } from './counted.ts';
import { importStrings } from './strings.ts';

export function FileStatus({ file }: { readonly file: FilePreview }) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  if (file.problem !== undefined) return <Badge tone="danger">{t('status.failed')}</Badge>;
  if (file.format === null) return <Badge tone="review">{t('status.unknown')}</Badge>;
  if (file.counts.review > 0)
    return <Badge tone="review">{t('status.review', counted(file.counts.review, locale))}</Badge>;
  if (file.events === 0 && file.counts.duplicate > 0) return <Badge>{t('status.known')}</Badge>;
  return <Badge tone="gain">{t('status.complete')}</Badge>;
}

/** From here on a format is taken as certain: every header it needs is there. */
const SURE = 0.99;

export function FormatName({ file }: { readonly file: FilePreview }) {
  const t = useStrings(importStrings);
  const locale = useLocale();
  if (file.format === null) return t('format.unknown');
  const percent = Math.round(file.confidence * 100);
  const sureness = file.confidence >= SURE ? t('confidence.sure') : t('confidence.likely', { percent });
  return `${sourceLabel(file.format.source, locale)}, ${sureness}`;
}
