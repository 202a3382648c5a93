/** In the place of a card whose content is still on its way. */
import { Card, CardBody } from './card.tsx';
import { SkeletonCard, type SkeletonCardProps } from './skeleton.tsx';

export function WaitingCard(props: SkeletonCardProps) {
  return (
    <Card>
      <CardBody>
        <SkeletonCard {...props} />
      </CardBody>
    </Card>
  );
}
