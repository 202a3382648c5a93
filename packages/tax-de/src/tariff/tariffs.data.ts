/**
 * Constants of § 32a (1) EStG and §§ 3, 4 SolZG by tax year. 2022 is the version of May 2022, 2024 the version of
 * December 2024; both hold for the whole year. Decimal texts as printed in the statute.
 */

export interface TariffRow {
  readonly year: number;
  /** Basic allowance; zone 1 ends here. */
  readonly allowance: number;
  readonly zone2End: number;
  readonly zone3End: number;
  readonly zone4End: number;
  /** Zone 2: (a * y + 1400) * y. */
  readonly a: string;
  /** Zone 3: (b * z + 2397) * z + c. */
  readonly b: string;
  readonly c: string;
  /** Zone 4: 0.42 x - d4; zone 5: 0.45 x - d5. */
  readonly d4: string;
  readonly d5: string;
}

export const TARIFF_ROWS: readonly TariffRow[] = [
  row(2013, [8130, 13469, 52881, 250730], ['933.70', '228.74', '1014', '8196', '15718']),
  row(2014, [8354, 13469, 52881, 250730], ['974.58', '228.74', '971', '8239', '15761']),
  row(2015, [8472, 13469, 52881, 250730], ['997.60', '228.74', '948.68', '8261.29', '15783.19']),
  row(2016, [8652, 13669, 53665, 254446], ['993.62', '225.40', '952.48', '8394.14', '16027.52']),
  row(2017, [8820, 13769, 54057, 256303], ['1007.27', '223.76', '939.57', '8475.44', '16164.53']),
  row(2018, [9000, 13996, 54949, 260532], ['997.80', '220.13', '948.49', '8621.75', '16437.70']),
  row(2019, [9168, 14254, 55960, 265326], ['980.14', '216.16', '965.58', '8780.90', '16740.68']),
  row(2020, [9408, 14532, 57051, 270500], ['972.87', '212.02', '972.79', '8963.74', '17078.74']),
  row(2021, [9744, 14753, 57918, 274612], ['995.21', '208.85', '950.96', '9136.63', '17374.99']),
  row(2022, [10347, 14926, 58596, 277825], ['1088.67', '206.43', '869.32', '9336.45', '17671.20']),
  row(2023, [10908, 15999, 62809, 277825], ['979.18', '192.59', '966.53', '9972.98', '18307.73']),
  row(2024, [11784, 17005, 66760, 277825], ['954.80', '181.19', '991.21', '10636.31', '18971.06']),
  row(2025, [12096, 17443, 68480, 277825], ['932.30', '176.64', '1015.13', '10911.92', '19246.67']),
  row(2026, [12348, 17799, 69878, 277825], ['914.51', '173.10', '1034.87', '11135.63', '19470.38']),
];

export interface SoliRow {
  readonly from: number;
  readonly to: number;
  /** Income tax up to which no surcharge is due, single; a jointly assessed couple has twice as much. */
  readonly limit: number;
  /** Glide rate in tenths of a percent: 119 = 11.9 %. */
  readonly glidePerMille: number;
}

export const SOLI_ROWS: readonly SoliRow[] = [
  { from: 2013, to: 2020, limit: 972, glidePerMille: 200 },
  { from: 2021, to: 2022, limit: 16956, glidePerMille: 119 },
  { from: 2023, to: 2023, limit: 17543, glidePerMille: 119 },
  { from: 2024, to: 2024, limit: 18130, glidePerMille: 119 },
  { from: 2025, to: 2025, limit: 19950, glidePerMille: 119 },
  { from: 2026, to: 2026, limit: 20350, glidePerMille: 119 },
];

function row(
  year: number,
  [allowance, zone2End, zone3End, zone4End]: readonly [number, number, number, number],
  [a, b, c, d4, d5]: readonly [string, string, string, string, string],
): TariffRow {
  return { year, allowance, zone2End, zone3End, zone4End, a, b, c, d4, d5 };
}
