import { Tabs } from '@base-ui/react/tabs';
import { TabList, type TabListProps } from '../../../ui/TabList.tsx';

/** Tabs of which the first is open. */
export function FirstTabs(props: TabListProps) {
  return (
    <Tabs.Root value={props.tabs[0]?.id} className="contents">
      <TabList {...props} />
    </Tabs.Root>
  );
}
