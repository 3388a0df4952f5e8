import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Pagination } from '../../ui/Pagination.tsx';

export interface TableFooterProps {
  from: number;
  to: number;
  total: number;
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

export function TableFooter({ from, to, total, page, pages, onPage }: TableFooterProps) {
  const count = formatNumber(total);
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 pt-3">
      <p className="text-sm text-muted tabular-nums" aria-live="polite">
        {m.analysis_showing({ from, to, count: total, total: count })}
      </p>
      <Pagination page={page} pages={pages} onChange={onPage} />
    </div>
  );
}
