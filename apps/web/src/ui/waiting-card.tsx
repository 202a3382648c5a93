/** In the place of a card whose figures are still being computed. */
import { Card, CardBody } from '../../../ui/card.tsx';
import { SkeletonCard } from '../../../ui/skeleton.tsx';

export function WaitingCard({ rows }: { readonly rows: number }) {
  return (
    <Card>
      <CardBody>
        <SkeletonCard rows={rows} />
      </CardBody>
    </Card>
  );
}
