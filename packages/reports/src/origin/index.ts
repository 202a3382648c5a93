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
export { GAP_TEXTS, PART_LABELS, ROLE_TITLES } from './origin-words.data.ts';
