/** The way of the money as a picture. Its boxes are those of the package; the table below holds the same for who cannot see it. */
import { type OriginPicture, type PictureBand, type PictureBox, ROLE_TITLES } from '@cryptax/reports/origin';
import { useId } from 'react';
import { useLocale, useStrings } from '../../../../platform/i18n/locale.tsx';
import { Card } from '../../../../ui/card.tsx';
import { useEuro } from '../../../../ui/use-euro.ts';
import { type Placed, placeBoxes, SIZE } from './picture-places.ts';
import { originStrings } from './strings.ts';

export function OriginPictureView({ picture }: { readonly picture: OriginPicture }) {
  const t = useStrings(originStrings);
  const id = useId();
  const { boxes, height } = placeBoxes(picture.boxes);
  const byId = new Map(boxes.map((box) => [box.id, box]));
  const most = Math.max(1, ...picture.bands.map(({ euro }) => Number(euro)));
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
          {([0, 1, 2, 3, 4] as const).map((column) => (
            <text key={column} x={SIZE.left(column)} y={12} className="fill-ink-3 text-[11px]">
              {t(`column.${column}`)}
            </text>
          ))}
          {picture.bands.map((band) => (
            <Band
              key={`${band.from} ${band.to}`}
              band={band}
              from={byId.get(band.from)}
              to={byId.get(band.to)}
              most={most}
              bottom={height - 8}
            />
          ))}
          {boxes.map((box) => (
            <Box key={box.id} box={box} />
          ))}
        </svg>
      </section>
    </Card>
  );
}

function Box({ box }: { readonly box: Placed<PictureBox> }) {
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
        {cut(`${ROLE_TITLES[box.role][locale]}, ${box.count}`)}
      </text>
    </g>
  );
}

interface BandProps {
  readonly band: PictureBand;
  readonly from: Placed<PictureBox> | undefined;
  readonly to: Placed<PictureBox> | undefined;
  readonly most: number;
  readonly bottom: number;
}

/** Broad where much went. Money that bought again runs back below the boxes. */
function Band({ band, from, to, most, bottom }: BandProps) {
  if (from === undefined || to === undefined) return null;
  const [x1, y1] = [from.x + SIZE.box, from.y + SIZE.high / 2];
  const [x2, y2] = [to.x, to.y + SIZE.high / 2];
  const middle = (x1 + x2) / 2;
  const isBack = band.isBack || from.column === to.column;
  const path = isBack
    ? `M${from.x + SIZE.box / 2} ${from.y + SIZE.high} Q${(from.x + to.x + SIZE.box) / 2} ${bottom} ${to.x + SIZE.box / 2} ${to.y + SIZE.high}`
    : `M${x1} ${y1} C${middle} ${y1} ${middle} ${y2} ${x2} ${y2}`;
  return (
    <path
      d={path}
      fill="none"
      stroke="var(--accent)"
      strokeOpacity={0.35}
      strokeDasharray={isBack ? '5 4' : undefined}
      strokeWidth={1.5 + (9 * Number(band.euro)) / most}
    />
  );
}

/** As much as the box has room for; the table has the whole name. */
function cut(text: string): string {
  return text.length > 22 ? `${text.slice(0, 21)}…` : text;
}
