/** An entry in the sidebar's Recent and Starred. `id` is unique together with `type`. */
export interface Visit {
  id: string;
  type: 'project' | 'candidate' | 'screening';
  title: string;
  /** Path inside the application, including the query. */
  path: string;
  /** When it was last opened, in ms since 1970. */
  ts: number;
  starred: boolean;
}

const limits = { recent: 12, starred: 20 };
const listeners = new Set<() => void>();
let owner = '';
let lists: { recent: Visit[]; starred: Visit[] } = { recent: [], starred: [] };

/** Each user of this browser has separate lists. */
export function setVisitOwner(userId: string): void {
  if (owner === userId) return;
  owner = userId;
  lists = { recent: readList('recent'), starred: readList('starred') };
  announce();
}

/** Puts a page on top of Recent, and updates its title and path if it is starred. */
export function recordVisit(visit: Omit<Visit, 'ts' | 'starred'>): void {
  const starred = lists.starred.some((other) => isSame(other, visit));
  const entry: Visit = { ...visit, ts: Date.now(), starred };
  save({
    recent: [entry, ...lists.recent.filter((other) => !isSame(other, visit))].slice(0, limits.recent),
    starred: lists.starred.map((other) => (isSame(other, visit) ? { ...other, title: visit.title, path: visit.path } : other)),
  });
}

/** A deleted position leaves Recent and Starred. */
export function forgetProject(id: string): void {
  const others = (visits: Visit[]) => visits.filter((visit) => !isSame(visit, { id, type: 'project' }));
  save({ recent: others(lists.recent), starred: others(lists.starred) });
}

export function toggleStar(visit: Visit): void {
  const starred = !lists.starred.some((other) => isSame(other, visit));
  const others = lists.starred.filter((other) => !isSame(other, visit));
  save({
    recent: lists.recent.map((other) => (isSame(other, visit) ? { ...other, starred } : other)),
    starred: starred ? [{ ...visit, starred }, ...others].slice(0, limits.starred) : others,
  });
}

export function currentVisits(): { recent: Visit[]; starred: Visit[] } {
  return lists;
}

export function onVisitsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function isSame(one: Pick<Visit, 'id' | 'type'>, other: Pick<Visit, 'id' | 'type'>): boolean {
  return one.id === other.id && one.type === other.type;
}

function save(next: typeof lists): void {
  lists = next;
  localStorage.setItem(storageKey('recent'), JSON.stringify(next.recent));
  localStorage.setItem(storageKey('starred'), JSON.stringify(next.starred));
  announce();
}

function announce(): void {
  for (const listener of listeners) listener();
}

function storageKey(list: keyof typeof limits): string {
  return `noa.${list}.${owner}`;
}

/** Users can edit the storage, so anything that does not look like a visit is dropped. */
function readList(list: keyof typeof limits): Visit[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey(list)) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isVisit).slice(0, limits[list]) : [];
  } catch {
    return [];
  }
}

function isVisit(value: unknown): value is Visit {
  const { id, type, title, path } = (value ?? {}) as Record<string, unknown>;
  return [id, type, title].every((part) => typeof part === 'string') && typeof path === 'string' && /^\/(?!\/)/.test(path);
}
