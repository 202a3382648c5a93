/** What a page is made of. Sizes are in points; every block carries its tag, so that a reader hears what it is. */
import type { Picture } from './picture.ts';
import type { Tag } from './structure-tree.ts';

export type Block =
  | TextBlock
  | ListBlock
  | TableBlock
  | RuleBlock
  | PictureBlock
  | ColumnsBlock
  | TogetherBlock
  | PageBlock;

export interface Look {
  readonly size: number;
  readonly color: string;
  readonly bold?: boolean;
  /** Height of a line against that of the typeface. */
  readonly leading?: number;
}

export interface TextBlock extends Look {
  readonly kind: 'text';
  readonly tag: Extract<Tag, 'H1' | 'H2' | 'H3' | 'P'>;
  readonly text: string;
  /** Space above and below. */
  readonly above?: number;
  readonly below?: number;
  readonly bookmark?: boolean;
  /** Never alone at the foot of a page: it goes with what follows. */
  readonly leads?: boolean;
}

export interface ListBlock extends Look {
  readonly kind: 'list';
  readonly items: readonly string[];
}

export interface RuleBlock {
  readonly kind: 'rule';
  readonly weight: number;
  readonly color: string;
}

/** Made smaller where the page is too narrow for it; never broken. */
export interface PictureBlock {
  readonly kind: 'picture';
  readonly picture: Picture;
}

/** Side by side, of equal width, on one page. */
export interface ColumnsBlock {
  readonly kind: 'columns';
  readonly columns: readonly (readonly Block[])[];
  readonly gap: number;
  readonly above?: number;
  readonly below?: number;
}

/** On one page as long as a page has the room. */
export interface TogetherBlock {
  readonly kind: 'together';
  readonly blocks: readonly Block[];
}

/** What follows begins a page of this kind. */
export interface PageBlock {
  readonly kind: 'page';
  readonly orientation: Orientation;
  /** A new page even where this one is of that kind. */
  readonly isNew?: boolean;
}

/** Where blocks stand between the edges of a page. */
export interface Frame {
  readonly x: number;
  readonly width: number;
}

export type Orientation = 'portrait' | 'landscape';

export interface TableColumn {
  readonly title: string;
  /** `*` takes what the others leave. */
  readonly width: number | '*';
  /** Figures stand to the right, are never broken, and get the room they need from the starred column. */
  readonly isFigure: boolean;
  readonly bold?: boolean;
  /** The cell names its row. */
  readonly namesRow?: boolean;
}

export interface TableTotal {
  readonly label: string;
  /** Null where there is no sum. */
  readonly cells: readonly (string | null)[];
}

export interface TableBlock {
  readonly kind: 'table';
  readonly columns: readonly TableColumn[];
  readonly hasHead: boolean;
  readonly length: number;
  /** Made when it is drawn, so that a long list is never in memory as a whole. */
  readonly row: (index: number) => readonly string[];
  /** A row that is a result of those above it. */
  readonly isBold?: (index: number) => boolean;
  readonly totals: readonly TableTotal[];
  readonly size: number;
  /** Space above and below the text of a row. */
  readonly air: number;
  readonly gap?: number;
  readonly above?: number;
  readonly below?: number;
}
