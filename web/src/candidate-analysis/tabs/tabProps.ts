export interface TabProps {
  /** Global id of the position. */
  projectId: string;
  /** The position's UUID. */
  internalId: string;
  /** Weights from the sliders by facet; they sum to 1. */
  weights: ReadonlyMap<string, number>;
  /** Opens a candidate by UUID. */
  onOpen: (uuid: string) => void;
  /** Incremented with each retry: the tab's query passes it as its `fetchKey`, or a failed query would fail again without being sent. */
  attempt: number;
}
