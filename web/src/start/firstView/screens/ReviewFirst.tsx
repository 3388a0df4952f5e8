import { m } from '../../../paraglide/messages.js';
import { ReviewLead } from '../../../review/ReviewLead.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

/** Without a screening in the address nobody knows yet whether there is anything to review. */
export function ReviewFirst() {
  return (
    <>
      <PageHeader title={m.review_title()} actions={<Skeleton className="h-8 w-104 max-w-full" />} />
      <div data-unless="screening" className="flex flex-col gap-4 p-6 max-sm:p-4">
        <ReviewLead />
      </div>
    </>
  );
}
