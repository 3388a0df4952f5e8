import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownParams, readTab, tabParams } from './tabAddress.ts';
import { type AnalysisTab, tabs } from './tabs.ts';

export interface OpenTab {
  current: AnalysisTab;
  open: (id: string) => void;
}

/**
 * The open tab, from the address. A tab that is opened again has the parameters it had when it was left. They are not in the address meanwhile, so that a
 * link contains only what it shows.
 */
export function useTab(): OpenTab {
  const [params, setParams] = useSearchParams();
  const left = useRef(new Map<string, URLSearchParams>());
  const tab = readTab(params, tabs);
  const open = (id: string) => {
    if (id === tab.id) return;
    left.current.set(tab.id, ownParams(params));
    setParams(tabParams(params, id === tabs[0]?.id ? null : id, left.current.get(id) ?? new URLSearchParams()));
  };
  return { current: tab, open };
}
