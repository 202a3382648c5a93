/** A sheet of paper on the page: hairline, title, and what belongs to it at the right end of the head, below it where there is no room. */
import type { ComponentProps, ReactNode } from 'react';
import { cx } from './class-names.ts';

export function Card({ className, ...rest }: ComponentProps<'section'>) {
  return <section className={cx('min-w-0 rounded-lg border border-line bg-surface shadow-1', className)} {...rest} />;
}

export interface CardHeadProps {
  readonly title: ReactNode;
  /** Beside the title: a count, a range, a remark. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly id?: string | undefined;
  /** Heading level, so that the outline of the page stays whole. */
  readonly level?: 2 | 3 | undefined;
}

export function CardHead({ title, note, actions, id, level = 2 }: CardHeadProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1 px-4 pt-3.5 sm:px-4.5">
      <Heading id={id} className={cx('text-base font-semibold tracking-[-.009em]', !note && 'mr-auto')}>
        {title}
      </Heading>
      {note && <span className="num mr-auto min-w-0 text-xs whitespace-normal wrap-anywhere text-ink-3">{note}</span>}
      {actions && <div className="flex min-w-0 flex-wrap items-center gap-2">{actions}</div>}
    </div>
  );
}

/** A table inside the body reaches to the edges of the card, so that its first column stands under the title. */
export const TO_CARD_EDGES = '-mx-4 sm:-mx-4.5';

export function CardBody({ className, ...rest }: ComponentProps<'div'>) {
  return <div className={cx('px-4 pt-3 pb-4.5 sm:px-4.5', className)} {...rest} />;
}

/** Head and body on one card: `className` is the card's, `bodyClass` the body's. */
export interface TitledCardProps extends Omit<CardHeadProps, 'id'>, Omit<ComponentProps<'section'>, 'title'> {
  readonly bodyClass?: string | undefined;
}

export function TitledCard({ title, note, actions, level, bodyClass, children, ...card }: TitledCardProps) {
  return (
    <Card {...card}>
      <CardHead title={title} note={note} actions={actions} level={level} />
      <CardBody className={bodyClass}>{children}</CardBody>
    </Card>
  );
}
