/** The picture of each kind of wallet. */
import { Landmark, Layers, type LucideIcon, Shield, Wallet } from 'lucide-react';
import type { WalletCard } from '../../../../../platform/ledger/ledger-api.ts';

export const TYPE_ICONS: Readonly<Record<WalletCard['type'], LucideIcon>> = {
  exchange: Landmark,
  hardware: Shield,
  software: Wallet,
  defi: Layers,
  unknown: Wallet,
};
