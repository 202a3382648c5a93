import type { FormatDefinition } from '../format.ts';
import { trezorSuite } from './suite.ts';
import { trezorSuite2021 } from './suite-2021.ts';
import { trezorWalletLegacy } from './wallet-legacy.ts';

export const trezorFormats: readonly FormatDefinition[] = [trezorSuite, trezorSuite2021, trezorWalletLegacy];
