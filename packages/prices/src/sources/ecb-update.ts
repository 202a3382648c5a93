/** Newer reference rates from the ECB itself: the file of the last 90 days, to be joined with the bundled rates. */

import type { HttpClient, HttpFailure } from '@cryptax/http';
import type { Result } from '@cryptax/kernel';
import { err, ok } from '@cryptax/kernel';
import { ECB_90_DAYS_URL, parseEcbXml } from '../rates/ecb-files.ts';
import type { DailySeries } from '../series/daily-series.ts';

export interface EcbUpdate {
  readonly series: readonly DailySeries[];
  /** The file as it came, to be kept. */
  readonly xml: string;
}

/** `url`: a page cannot ask the ECB directly (no CORS) and passes its own server's address. */
export function fetchEcbUpdate(
  client: HttpClient,
  url: string = ECB_90_DAYS_URL,
): Promise<Result<EcbUpdate, HttpFailure>> {
  return client.get({
    url,
    key: 'ecb',
    headers: { accept: 'application/xml, text/xml' },
    retries: 0,
    decode: (xml): Result<EcbUpdate, HttpFailure> => {
      const series = parseEcbXml(xml);
      return series.ok ? ok({ series: series.value, xml }) : err({ code: 'garbage' });
    },
  });
}
