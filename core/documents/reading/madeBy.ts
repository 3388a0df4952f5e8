/** A plugin and its version as stored beside what it made: "pdf@4". */
export function pluginVersion({ id, version }: { id: string; version: string }): string {
  return `${id}@${encodeURIComponent(version)}`;
}

export interface Makers {
  readerId: string;
  readerVersion: string;
  extractorId: string;
  extractorVersion: string;
}

/** `Document.checkedBy`: "pdf@4 local@4". */
export function checkedBy({ readerId, readerVersion, extractorId, extractorVersion }: Makers): string {
  const reader = pluginVersion({ id: readerId, version: readerVersion });
  return `${reader} ${pluginVersion({ id: extractorId, version: extractorVersion })}`;
}

/** `CandidateScore.scoredBy`: "growth@1 relevance@1 skills@4". */
export function scoredBy(scorers: readonly { id: string; version: string }[]): string {
  return scorers.map(pluginVersion).sort().join(' ');
}
