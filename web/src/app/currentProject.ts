const key = 'demo.currentProjectId';

/** Raw id of the position last worked on: /candidate-analysis opens it when there is no `?project=`. */
export function readCurrentProject(): string | null {
  return localStorage.getItem(key);
}

export function storeCurrentProject(internalId: string): void {
  localStorage.setItem(key, internalId);
}
