/** While the code of a screen is on its way. The router shows it only for waits that can be felt. */
import { SkeletonCard } from '../ui/skeleton.tsx';

export function RoutePending() {
  return (
    <div className="max-w-(--page-max) py-6">
      <SkeletonCard />
    </div>
  );
}
