/** The short name of a report that stands on each page: year, person and the beginning of its seal. */
import type { TaxYearReport } from '@cryptax/tax-de';

export function reportId({ frame, seal }: TaxYearReport): string {
  return `CTX-${frame.year}-${frame.person.role}-${seal.slice(0, 8).toUpperCase()}`;
}
