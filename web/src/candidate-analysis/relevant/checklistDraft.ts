/** One line of the checklist while it is adjusted. */
export interface DraftItem {
  key: string;
  label: string;
  kind: string;
  category: string;
  importance: string;
  /** As typed. */
  years: string;
  knockOut: boolean;
  /** 0 to 1; null when the user wrote it. */
  confidence: number | null;
}

export interface SavedItem {
  key: string;
  label: string;
  kind: string;
  category: string;
  importance: string;
  minYears?: number | null | undefined;
  knockOut: boolean;
  confidence?: number | null | undefined;
}

export function toDraft(items: readonly SavedItem[]): DraftItem[] {
  return items.map(({ key, label, kind, category, importance, minYears, knockOut, confidence }) => ({
    key,
    label,
    kind,
    category,
    importance,
    knockOut,
    years: minYears == null ? '' : String(minYears),
    confidence: confidence ?? null,
  }));
}

/** Only skills and work as a whole are counted in years. */
export function hasYears({ kind }: Pick<DraftItem, 'kind'>): boolean {
  return kind === 'SKILL' || kind === 'EXPERIENCE';
}

const mostYears = 60;

/** Null when empty; NaN when it is not a number of years. */
export function readYears(text: string): number | null {
  const trimmed = text.trim().replace(',', '.');
  if (trimmed === '') return null;
  const years = Number(trimmed);
  return years >= 0 && years <= mostYears ? years : Number.NaN;
}

/** Whether it can be saved: work as a whole needs a number unless it is dropped. */
export function isValid(item: DraftItem): boolean {
  const years = readYears(item.years);
  if (Number.isNaN(years)) return false;
  return item.kind !== 'EXPERIENCE' || item.importance === 'DROPPED' || years !== null;
}

export function isSame(a: readonly DraftItem[], b: readonly DraftItem[]): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** With a change to one item; what is not a must knocks nobody out. */
export function changeItem(items: readonly DraftItem[], key: string, change: Partial<DraftItem>): DraftItem[] {
  return items.map((item) => {
    if (item.key !== key) return item;
    const next = { ...item, ...change };
    return next.importance === 'MUST' ? next : { ...next, knockOut: false };
  });
}

/** With skills that the user typed, as musts on top; those that are there already become musts. */
export function addSkills(items: readonly DraftItem[], names: readonly string[]): DraftItem[] {
  let next = [...items];
  for (const label of names) {
    const same = next.find((item) => item.label.toLowerCase() === label.toLowerCase());
    if (same) next = changeItem(next, same.key, { importance: 'MUST' });
    else next.unshift({ ...added, key: `new ${label.toLowerCase()}`, label });
  }
  return next;
}

const added = { kind: 'SKILL', category: 'TECHNICAL', importance: 'MUST', years: '', knockOut: false, confidence: null };
