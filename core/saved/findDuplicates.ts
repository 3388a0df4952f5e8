import type { Ctx } from '../context.ts';

export interface KeyedCandidate {
  id: string;
  /** `personKeys`: the e-mail, the phone, the name with the title. */
  keys: readonly string[] | null;
}

/** The candidates that share a key with another one of the list, unless a user declared the two different people. */
export async function findDuplicates({ db }: Pick<Ctx, 'db'>, candidates: readonly KeyedCandidate[]): Promise<string[]> {
  const groups = sharedKeys(candidates);
  const ids = [...new Set(groups.flat())];
  if (ids.length === 0) return [];
  const told = await db.$queryRaw<{ one: string; other: string }[]>`
    select one_id::text as one, other_id::text as other from different_persons
    where one_id = any(${ids}::uuid[]) and other_id = any(${ids}::uuid[])`;
  const different = new Set(told.flatMap(({ one, other }) => [`${one} ${other}`, `${other} ${one}`]));
  // Usually nobody declared anything; then groups of any size cost one pass.
  if (different.size === 0) return ids;
  const alike = groups.flatMap((group) =>
    group.filter((id) => group.some((other) => other !== id && !different.has(`${id} ${other}`))),
  );
  return [...new Set(alike)];
}

function sharedKeys(candidates: readonly KeyedCandidate[]): string[][] {
  const byKey = new Map<string, string[]>();
  for (const { id, keys } of candidates)
    for (const key of new Set(keys)) {
      const group = byKey.get(key);
      if (group === undefined) byKey.set(key, [id]);
      else group.push(id);
    }
  return [...byKey.values()].filter(({ length }) => length > 1);
}
