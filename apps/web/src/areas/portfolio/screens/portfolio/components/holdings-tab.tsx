/** What is held: curve and allocation, every asset, chains, and what stands out. */
import { useState } from 'react';
import { Card, CardBody } from '../../../../../ui/card.tsx';
import { InTurn } from '../../../../../ui/in-turn.tsx';
import { ValueCurve } from '../../../parts/value-curve.tsx';
import type { PortfolioModel, PortfolioRange } from '../../../portfolio-types.ts';
import { AllocationCard } from './allocation-card.tsx';
import { ChainsCard } from './chains-card.tsx';
import { InsightsCard } from './insights-card.tsx';
import { PositionsCard } from './positions-card.tsx';

export interface HoldingsTabProps {
  readonly model: PortfolioModel;
  readonly range: PortfolioRange;
  readonly onRange: (range: PortfolioRange) => void;
  readonly onAsset: (asset: string) => void;
}

export function HoldingsTab({ model, range, onRange, onAsset }: HoldingsTabProps) {
  const [chainId, setChainId] = useState<string | null>(null);
  const chain = model.chains.find(({ id }) => id === chainId);
  // On a narrow page the rail dissolves into the column: the picture follows the curve, remarks come before details.
  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_18.75rem] xl:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="grid min-w-0 content-start gap-4 max-lg:contents">
        <Card className="max-lg:order-1">
          <CardBody>
            <InTurn waiting={<div className="h-75" />}>
              <ValueCurve
                series={model.series}
                largeEvents={model.largeEvents}
                range={range}
                onRange={onRange}
                height={260}
              />
            </InTurn>
          </CardBody>
        </Card>
        <div className="min-w-0 max-lg:order-3">
          <InTurn>
            <PositionsCard model={model} chain={chain ?? null} onAllChains={() => setChainId(null)} onOpen={onAsset} />
          </InTurn>
        </div>
        <div className="min-w-0 max-lg:order-5">
          <InTurn>
            <ChainsCard chains={model.chains} chosen={chainId} onChoose={setChainId} />
          </InTurn>
        </div>
      </div>
      <div className="grid min-w-0 content-start gap-4 max-lg:contents">
        <div className="min-w-0 max-lg:order-2">
          <InTurn>
            <AllocationCard model={model} />
          </InTurn>
        </div>
        <div className="min-w-0 max-lg:order-4">
          <InTurn>
            <InsightsCard insights={model.insights} />
          </InTurn>
        </div>
      </div>
    </div>
  );
}
