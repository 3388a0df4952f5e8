import { classNames } from '../classNames.ts';

/** One block in the shape of the coming content. Set the size by class: `h-4 w-32`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classNames('skeleton block rounded-control bg-gray-bg', className)} />;
}
