import { Tabs } from '@base-ui/react/tabs';
import { classNames } from './classNames.ts';

export interface TabListProps {
  label: string;
  tabs: readonly { id: string; label: () => string }[];
  className?: string;
}

/** The tabs of a Tabs.Root: in one line, which scrolls where it is too narrow. */
export function TabList({ label, tabs, className }: TabListProps) {
  return (
    <Tabs.List aria-label={label} className={classNames('flex min-w-0 gap-1', className)}>
      {tabs.map((tab) => (
        <Tabs.Tab
          key={tab.id}
          value={tab.id}
          className="-mb-px h-9 shrink-0 scroll-mx-8 border-b-2 border-transparent px-2.5 text-sm font-medium whitespace-nowrap text-muted hover:text-body focus-visible:-outline-offset-2 data-active:border-accent data-active:text-body coarse:h-11"
        >
          {tab.label()}
        </Tabs.Tab>
      ))}
    </Tabs.List>
  );
}
