/** The six features, each with a small picture of what it looks like. */
import type { ReactNode } from 'react';
import { useStrings } from '../../../../../platform/i18n/use-strings.ts';
import { lowerStrings } from '../lower-strings.ts';
import {
  ElsterPicture,
  ImportPicture,
  LimitPicture,
  MethodsPicture,
  PricesPicture,
  StoragePicture,
} from './feature-pictures.tsx';

type FeatureKey = 'import' | 'limit' | 'privacy' | 'elster' | 'strategies' | 'prices';

export function Features() {
  const t = useStrings(lowerStrings);
  return (
    <section id="features" className="scroll-mt-6 pt-20">
      <div className="items-end justify-between sm:flex">
        <h2 className="max-w-[20ch] text-3xl font-semibold">{t('features.title')}</h2>
        <p className="mt-2 text-xs text-ink-3">{t('features.note')}</p>
      </div>
      <div className="mt-9 grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
        <Feature name="import" picture={<ImportPicture />} />
        <Feature name="limit" picture={<LimitPicture />} />
        <Feature name="privacy" picture={<StoragePicture />} id="security" />
        <Feature name="elster" picture={<ElsterPicture />} />
        <Feature name="strategies" picture={<MethodsPicture />} />
        <Feature name="prices" picture={<PricesPicture />} />
      </div>
    </section>
  );
}

interface FeatureProps {
  readonly name: FeatureKey;
  readonly picture: ReactNode;
  readonly id?: string;
}

function Feature({ name, picture, id }: FeatureProps) {
  const t = useStrings(lowerStrings);
  return (
    <article id={id} className="scroll-mt-6">
      <div className="flex h-42 flex-col justify-center rounded-[.75rem] border border-line bg-surface px-5">
        {picture}
      </div>
      <h3 className="mt-4 text-lg font-semibold">{t(`feature.${name}`)}</h3>
      <p className="mt-0.5 text-ink-2">{t(`feature.${name}.line`)}</p>
    </article>
  );
}
