import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { WhatCounts } from '../../../analytics/decisions/WhatCounts.tsx';
import { NameSwapFrame } from '../../../analytics/impact/NameSwapFrame.tsx';
import { m } from '../../../paraglide/messages.js';
import { buttonClass } from '../../../ui/inputs/Button.tsx';
import { Skeleton } from '../../../ui/loading/Skeleton.tsx';
import { TableSkeleton } from '../../../ui/loading/TableSkeleton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';

export function DecisionsFirst() {
  return (
    <ReportFirst title={m.decisions_title()} subtitle={m.decisions_subtitle()} actions={<Skeleton className="h-8 w-80" />}>
      <WhatCounts />
    </ReportFirst>
  );
}

export function ImpactFirst() {
  return (
    <ReportFirst title={m.impact_title()} subtitle={m.impact_subtitle()} actions={<Skeleton className="h-8 w-166 max-w-full" />}>
      <NameSwapFrame>
        <Skeleton className="mt-3 h-18 w-full" />
      </NameSwapFrame>
    </ReportFirst>
  );
}

interface ReportFirstProps {
  title: string;
  subtitle: string;
  /** As wide as the choices and buttons that come. */
  actions: ReactNode;
  children: ReactNode;
}

/** A report on a position: what introduces it, where the browser knows which position it is. */
function ReportFirst({ title, subtitle, actions, children }: ReportFirstProps) {
  return (
    <>
      <PageHeader
        title={title}
        subtitle={subtitle}
        actions={
          <>
            <Link to="/analytics" className={buttonClass('ghost')}>
              <ArrowLeft aria-hidden="true" />
              {m.impact_back()}
            </Link>
            {actions}
          </>
        }
      />
      <div data-unless="position" className="flex min-w-0 flex-col gap-4 p-6 max-sm:p-4">
        {children}
        <TableSkeleton rows={5} columns={5} />
      </div>
    </>
  );
}
