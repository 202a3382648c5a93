/**
 * The whole report as JSON, exactly as it was sealed: `cryptax verify` reads it back. The schema beside this file
 * (report.schema.json) describes every field.
 */
import type { TaxYearReport } from '@cryptax/tax-de';

export function reportJson(report: TaxYearReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}
