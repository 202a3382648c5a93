export { explainOrigin } from './explain-origin.ts';
export { originDocument } from './origin-document.ts';
export { type OriginPicture, originPicture, type PictureBand, type PictureBox } from './origin-picture.ts';
export {
  ORIGIN_PARTS,
  ORIGIN_ROLES,
  type OriginGap,
  type OriginPart,
  type OriginProof,
  type OriginRole,
  type OriginTarget,
} from './origin-proof.ts';
export { type OriginRow, originRows } from './origin-rows.ts';
export { COLUMN_TITLES, entriesText, GAP_TEXTS, PART_LABELS, ROLE_TITLES, ROLE_WORDS } from './origin-words.data.ts';
export { type PlacedBand, type PlacedBox, placePicture } from './picture-places.ts';
