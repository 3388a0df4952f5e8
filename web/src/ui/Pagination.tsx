import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Fragment } from 'react';
import { m } from '../paraglide/messages.js';
import { Button } from './inputs/Button.tsx';
import { IconButton } from './inputs/IconButton.tsx';
import { pageWindow } from './pageWindow.ts';

export interface PaginationProps {
  /** 1-based. */
  page: number;
  pages: number;
  onChange: (page: number) => void;
}

/** At most seven page buttons; renders nothing when there is only one page. */
export function Pagination({ page, pages, onChange }: PaginationProps) {
  if (pages <= 1) return null;
  return (
    <nav aria-label={m.ui_pages()} className="flex items-center gap-1">
      <IconButton
        size="sm"
        label={m.ui_previous_page()}
        icon={<ChevronLeft />}
        disabled={page <= 1}
        onClick={() => onChange(page - 1)}
      />
      {pageWindow(page, pages).map((number, index, shown) => (
        <Fragment key={number}>
          {index > 0 && number > (shown[index - 1] ?? 0) + 1 ? (
            <span className="text-faint" aria-hidden="true">
              …
            </span>
          ) : null}
          <Button
            size="sm"
            variant={number === page ? 'secondary' : 'ghost'}
            aria-current={number === page ? 'page' : undefined}
            aria-label={m.ui_page_number({ page: number })}
            className="min-w-7 px-1.5! tabular-nums"
            onClick={() => onChange(number)}
          >
            {number}
          </Button>
        </Fragment>
      ))}
      <IconButton
        size="sm"
        label={m.ui_next_page()}
        icon={<ChevronRight />}
        disabled={page >= pages}
        onClick={() => onChange(page + 1)}
      />
    </nav>
  );
}
