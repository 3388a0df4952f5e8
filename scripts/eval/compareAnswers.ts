/** The answers of one version of a plugin: a digest per question. */
export interface PluginAnswers {
  version: string;
  answers: Record<string, string>;
}

/** Keyed by kind and id: "extractor local". */
export type Answers = Record<string, PluginAnswers>;

/**
 * One sentence for each plugin whose answers changed while its version stayed the same: results stored under that version would never be recomputed. An
 * extractor is not blamed if its reader now reads the document differently, so an extractor's digests name the reading they are based on.
 */
export function findUnraisedVersions(committed: Answers, current: Answers): string[] {
  return Object.entries(current).flatMap(([plugin, { version, answers }]) => {
    const before = committed[plugin];
    if (before === undefined || before.version !== version) return [];
    const changed = Object.keys(answers).filter((question) => isChanged(before.answers[question], answers[question]!));
    if (changed.length === 0) return [];
    const named = changed.slice(0, 3).join(', ');
    const others = changed.length > 3 ? ` and ${changed.length - 3} more` : '';
    return [
      `The answers of ${plugin} changed (${named}${others}) and its version did not: raise the version of ${plugin} from ${version}, then run: npm run answers`,
    ];
  });
}

/** A new question proves nothing. */
function isChanged(before: string | undefined, now: string): boolean {
  if (before === undefined || before === now) return false;
  const [readBefore, factsBefore] = before.split(' ');
  const [readNow, factsNow] = now.split(' ');
  return factsBefore === undefined || (readBefore === readNow && factsBefore !== factsNow);
}
