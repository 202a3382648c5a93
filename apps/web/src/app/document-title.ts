/** The title of the browser tab: "{title} | Cryptax", or the brand alone where there is no title. */
const BRAND = 'Cryptax';

export function documentTitle(title: string | null): string {
  return title === null ? BRAND : `${title} | ${BRAND}`;
}
