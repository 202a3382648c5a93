/** An article on the page: blocks of text, links to other articles in place, links to the web in a tab of their own. */
import { assertNever } from '@cryptax/kernel';
import { Link } from '@tanstack/react-router';
import { cx, linkClass } from '../../../ui/class-names.ts';
import type { Article, Block, Span } from './article.ts';

export function ArticleView({ article }: { readonly article: Article }) {
  return (
    <div className="grid gap-3 text-base leading-6">
      {article.blocks.map((block) => (
        <BlockView key={block.at} block={block} />
      ))}
    </div>
  );
}

function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'heading':
      return block.level === 2 ? (
        <h3 className="mt-3 text-base font-semibold">{block.text}</h3>
      ) : (
        <h4 className="mt-1 text-sm font-semibold">{block.text}</h4>
      );
    case 'paragraph':
      return (
        <p className="text-ink-2">
          <Spans spans={block.spans} />
        </p>
      );
    case 'note':
      return (
        <p className="rounded-md bg-info-tint px-3 py-2.5 text-sm text-ink-2">
          <Spans spans={block.spans} />
        </p>
      );
    case 'list':
      return <ListView block={block} />;
    case 'table':
      return <TableView block={block} />;
    default:
      return assertNever(block);
  }
}

function ListView({ block }: { readonly block: Extract<Block, { kind: 'list' }> }) {
  const List = block.ordered ? 'ol' : 'ul';
  return (
    <List
      className={cx('grid gap-1.5 pl-5 text-ink-2 marker:text-ink-3', block.ordered ? 'list-decimal' : 'list-disc')}
    >
      {block.items.map(({ at, spans }) => (
        <li key={at} className="wrap-anywhere">
          <Spans spans={spans} />
        </li>
      ))}
    </List>
  );
}

function TableView({ block: { head, rows, figures } }: { readonly block: Extract<Block, { kind: 'table' }> }) {
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <thead className="text-left text-xs text-ink-3">
          <tr>
            {head.map(({ at, spans }) => (
              <th key={at} scope="col" className={cx('py-1.5 pr-3 font-medium last:pr-0', figures[at] && 'text-right')}>
                <Spans spans={spans} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="text-ink-2">
          {rows.map((row) => (
            <tr key={row.at} className="border-t border-line align-top">
              {row.cells.map(({ at, spans }) => (
                <td key={at} className={cx('py-1.5 pr-3 last:pr-0', figures[at] && 'num text-right')}>
                  <Spans spans={spans} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Spans({ spans }: { readonly spans: readonly Span[] }) {
  return spans.map((span) => <SpanView key={span.at} span={span} />);
}

function SpanView({ span }: { readonly span: Span }) {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'strong':
      return <b className="font-semibold text-ink">{span.text}</b>;
    case 'code':
      return <code className="rounded-sm bg-sunken px-1 py-0.25 font-mono text-xs text-ink">{span.text}</code>;
    case 'article':
      return (
        <Link to="." search={(old) => ({ ...old, help: span.slug })} resetScroll={false} className={linkClass('prose')}>
          {span.text}
        </Link>
      );
    case 'outside':
      return (
        <a href={span.url} target="_blank" rel="noreferrer" className={linkClass('prose')}>
          {span.text}
        </a>
      );
    default:
      return assertNever(span);
  }
}
