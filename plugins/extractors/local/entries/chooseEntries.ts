export interface Readings<Entry> {
  labelled: readonly Entry[];
  /** Whether the labels need no second opinion, unless they leave gaps. */
  sure: boolean;
  byRules: () => readonly Entry[];
  /** Whether an entry has all that such entries usually say. */
  isComplete: (entry: Entry) => boolean;
}

/**
 * The labels' entries if the labels are sure and leave no gaps. Otherwise the rules' entries, unless they have more gaps: the rules know the usual résumés better,
 * but in an unusual one they find nothing or only parts.
 */
export function chooseEntries<Entry>({ labelled, sure, byRules, isComplete }: Readings<Entry>): readonly Entry[] {
  if (sure && labelled.length > 0 && labelled.every(isComplete)) return labelled;
  const found = byRules();
  const shareComplete = (entries: readonly Entry[]) =>
    entries.length > 0 ? entries.filter(isComplete).length / entries.length : 0;
  return found.length === 0 || shareComplete(labelled) > shareComplete(found) ? labelled : found;
}
