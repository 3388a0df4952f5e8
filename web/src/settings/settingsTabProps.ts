export interface SettingsTabProps {
  /** Counts the attempts to load the tab: a query's `fetchKey`. */
  attempt: number;
}
