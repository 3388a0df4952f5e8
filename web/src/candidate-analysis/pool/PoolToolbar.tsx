import { Columns3, Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { Button } from '../../ui/inputs/Button.tsx';
import { Checkbox } from '../../ui/inputs/Checkbox.tsx';
import { SearchInput } from '../../ui/inputs/SearchInput.tsx';
import { Popover } from '../../ui/layers/Popover.tsx';
import { PoolFilters } from './PoolFilters.tsx';
import type { PoolAddress } from './poolAddress.ts';
import { poolColumns } from './poolColumns.ts';
import type { PoolLayout } from './usePoolLayout.ts';

export interface PoolToolbarProps {
  address: PoolAddress;
  onChange: (change: Partial<PoolAddress>) => void;
  layout: PoolLayout;
  count: number;
  onExport: () => void;
  searches: ReactNode;
  children?: ReactNode;
}

export function PoolToolbar({ address, onChange, layout, count, onExport, searches, children }: PoolToolbarProps) {
  return (
    <div className="flex flex-col gap-1.5 print:hidden">
      <div className="flex flex-wrap items-center gap-2">
        {/* The open tab already says what this is. */}
        <h2 className="mr-auto text-sm text-muted tabular-nums">
          <span className="sr-only">{m.pool_title()} </span>
          {m.pool_count({ count, text: formatNumber(count) })}
        </h2>
        <SearchInput
          value={address.q}
          onChange={(q) => onChange({ q })}
          placeholder={m.analysis_search()}
          delay={120}
          className="max-sm:w-full"
        />
        <PoolFilters address={address} onChange={onChange} />
        {searches}
        <ColumnsMenu layout={layout} />
        <Button icon={<Download />} onClick={onExport}>
          {m.pool_export()}
        </Button>
      </div>
      {children}
    </div>
  );
}

function ColumnsMenu({ layout }: { layout: PoolLayout }) {
  return (
    <Popover title={m.pool_columns()} align="end" trigger={<Button icon={<Columns3 />}>{m.pool_columns()}</Button>}>
      <div className="flex flex-col gap-2">
        {poolColumns.map(({ id, label }) => (
          <Checkbox
            key={id}
            checked={!layout.hidden.includes(id)}
            disabled={id === 'candidate'}
            onChange={() => layout.toggle(id)}
          >
            {label()}
          </Checkbox>
        ))}
        <Button onClick={layout.reset}>{m.pool_columns_reset()}</Button>
      </div>
    </Popover>
  );
}
