export type { FormatDefinition, FormatKind } from './formats/format.ts';
export { FORMATS } from './formats/registry.ts';
export { importFiles } from './import-files.ts';
export type * from './import-types.ts';
export { importMessage } from './messages.ts';
export { type InputFile, readBytes } from './read/input-file.ts';
export { type FileContent, readTables } from './read/read-tables.ts';
