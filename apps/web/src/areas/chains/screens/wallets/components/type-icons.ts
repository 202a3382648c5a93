/** The picture of each kind of wallet. */
import { Landmark, Layers, type LucideIcon, Shield, Wallet } from 'lucide-react';
import type { WalletCard } from '../../../wallet-types.ts';

export const TYPE_ICONS: Readonly<Record<WalletCard['type'], LucideIcon>> = {
  exchange: Landmark,
  hardware: Shield,
  software: Wallet,
  defi: Layers,
  unknown: Wallet,
};
