import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ownParams, readTab, tabParams } from '../tabAddress.ts';
import { type AnalysisTab, tabs } from './tabs.ts';

export interface OpenTab {
  current: AnalysisTab;
  /** @param own the tab's parameters, in place of those it had when it was left */
  open: (id: string, own?: URLSearchParams) => void;
}

/**
 * The open tab, from the address. A tab that is opened again has the parameters it had when it was left. They are not in the address meanwhile, so that a
 * link contains only what it shows.
 */
export function useTab(): OpenTab {
  const [params, setParams] = useSearchParams();
  const left = useRef(new Map<string, URLSearchParams>());
  const tab = readTab(params, tabs);
  const open = (id: string, own = left.current.get(id) ?? new URLSearchParams()) => {
    if (id === tab.id) return;
    left.current.set(tab.id, ownParams(params));
    setParams(tabParams(params, id === tabs[0]?.id ? null : id, own));
  };
  return { current: tab, open };
}
