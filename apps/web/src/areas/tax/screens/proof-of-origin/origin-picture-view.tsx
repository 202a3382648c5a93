/** The way of the money as a picture. Its boxes are those of the package; the table below holds the same for who cannot see it. */
import {
  COLUMN_TITLES,
  entriesText,
  type OriginPicture,
  type PlacedBand,
  type PlacedBox,
  placePicture,
  ROLE_WORDS,
} from '@cryptax/reports/origin';
import { useId } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { Card } from '../../../../ui/card.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import { originStrings } from './strings.ts';

const SIZE = { width: 900, box: 142, high: 50, gap: 14, top: 24, foot: 20, thickest: 10 } as const;

export function OriginPictureView({ picture }: { readonly picture: OriginPicture }) {
  const t = useStrings(originStrings);
  const id = useId();
  const locale = useLocale();
  const { height, columns, boxes, bands } = placePicture(picture, SIZE);
  return (
    <Card className="px-4 py-3.5 sm:px-4.5">
      <h2 id={id} className="mb-2 text-sm font-semibold">
        {t('picture')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reached by keys */}
      <section className="overflow-x-auto" aria-labelledby={id} tabIndex={0}>
        <svg
          viewBox={`0 0 ${SIZE.width} ${height}`}
          className="w-full min-w-180"
          role="img"
          aria-label={t('picture.spoken')}
        >
          {columns.map((x, column) => (
            <text key={x} x={x} y={12} className="fill-ink-3 text-[11px]">
              {COLUMN_TITLES[column]?.[locale]}
            </text>
          ))}
          {bands.map((band) => (
            <Band key={`${band.from} ${band.to}`} band={band} />
          ))}
          {boxes.map((box) => (
            <Box key={box.id} box={box} />
          ))}
        </svg>
      </section>
    </Card>
  );
}

function Box({ box }: { readonly box: PlacedBox }) {
  const t = useStrings(originStrings);
  const locale = useLocale();
  const euro = useEuro();
  const isOpen = box.role === 'unclear' || box.role === 'assumed';
  return (
    <g transform={`translate(${box.x} ${box.y})`}>
      <rect
        width={SIZE.box}
        height={SIZE.high}
        rx={6}
        fill="var(--surface)"
        stroke={isOpen ? 'var(--review)' : 'var(--line-strong)'}
        strokeDasharray={isOpen ? '4 3' : undefined}
      />
      <text x={8} y={15} className="fill-ink text-[11px] font-semibold">
        {cut(box.wallet ?? t('others'))}
      </text>
      <text x={8} y={29} className="num fill-ink text-[11px]">
        {euro(box.euro)}
      </text>
      <text x={8} y={42} className="fill-ink-3 text-[10px]">
        {`${ROLE_WORDS[box.role][locale]}, ${entriesText(box.count, locale)}`}
      </text>
    </g>
  );
}

/** Broad where much went. */
function Band({ band: { curve, weight, isBack } }: { readonly band: PlacedBand }) {
  const [x, y, ...rest] = curve;
  return (
    <path
      d={`M${x} ${y} C${rest.join(' ')}`}
      fill="none"
      stroke="var(--accent)"
      strokeOpacity={0.35}
      strokeDasharray={isBack ? '5 4' : undefined}
      strokeWidth={weight}
    />
  );
}

/** As much as the box has room for; the table has the whole name. */
function cut(text: string): string {
  return text.length > 22 ? `${text.slice(0, 21)}…` : text;
}
