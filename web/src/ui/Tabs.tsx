import { Tabs as BaseTabs } from '@base-ui/react/tabs';
import type { ReactNode } from 'react';

export interface TabsProps<Value extends string = string> {
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  tabs: readonly { value: Value; label: ReactNode; count?: number | null }[];
  /** The panel of the tab that is open. */
  children: ReactNode;
}

export function Tabs<Value extends string>({ value, onChange, label, tabs, children }: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: Value) => onChange(next)} className="flex min-h-0 min-w-0 flex-col">
      <BaseTabs.List aria-label={label} className="relative flex gap-1 overflow-x-auto border-b border-line">
        {tabs.map((tab) => (
          <BaseTabs.Tab key={tab.value} value={tab.value} className={tabClass}>
            {tab.label} {tab.count == null ? null : <span className="ml-1 text-xs text-faint tabular-nums">{tab.count}</span>}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator className="absolute bottom-0 left-0 h-0.5 w-(--active-tab-width) translate-x-(--active-tab-left) bg-accent" />
      </BaseTabs.List>
      <BaseTabs.Panel value={value} className="min-h-0 min-w-0 flex-1 outline-none">
        {children}
      </BaseTabs.Panel>
    </BaseTabs.Root>
  );
}

const tabClass =
  'h-9 rounded-control px-2.5 text-sm font-medium whitespace-nowrap text-muted hover:text-body data-active:text-body focus-visible:-outline-offset-2 coarse:h-11';
