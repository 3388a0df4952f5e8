const key = 'demo.currentProjectId';

/** The position last worked at, by its raw id: where /candidate-analysis begins without `?project=`. */
export function readCurrentProject(): string | null {
  return localStorage.getItem(key);
}

export function storeCurrentProject(internalId: string): void {
  localStorage.setItem(key, internalId);
}
