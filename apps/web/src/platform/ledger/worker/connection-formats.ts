/** The formats in which records of connections are imported, one per exchange; files never have them. */
import { CONNECTABLE_EXCHANGES } from '@cryptax/api-contract';
import { connectionFormat } from '@cryptax/importers';

export const CONNECTION_FORMATS = CONNECTABLE_EXCHANGES.map(({ id, name }) => connectionFormat(id, name));
