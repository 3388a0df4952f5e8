export interface TabProps {
  /** Global id of the position. */
  projectId: string;
  /** The position's UUID. */
  internalId: string;
  /** Weights from the sliders by facet; they sum to 1. */
  weights: ReadonlyMap<string, number>;
  /**
   * Opens the candidate.
   *
   * @param neighbour the one before or after in the tab's list, for going through it in the dialog
   */
  onOpen: (uuid: string, neighbour?: (uuid: string, step: 1 | -1) => string | undefined) => void;
  /** Incremented with each retry: the tab's query passes it as its `fetchKey`, or a failed query would fail again without being sent. */
  attempt: number;
}
