/** What one version of a plugin answered: a digest by question. */
export interface PluginAnswers {
  version: string;
  answers: Record<string, string>;
}

/** By kind and id: "extractor local". */
export type Answers = Record<string, PluginAnswers>;

/**
 * One sentence for each plugin whose answers changed while its version did not: stored results of that version would never be made again. An
 * extractor is not to blame for a document that its reader now reads otherwise, so digests of extractors say which reading they rest on.
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

/** A question that was not asked before proves nothing. */
function isChanged(before: string | undefined, now: string): boolean {
  if (before === undefined || before === now) return false;
  const [readBefore, factsBefore] = before.split(' ');
  const [readNow, factsNow] = now.split(' ');
  return factsBefore === undefined || (readBefore === readNow && factsBefore !== factsNow);
}
