import type { Prisma } from '../../prisma/generated/client.ts';

/** Keeps these advisory locks apart from the product's other ones. */
const lockSpace = 7_270_737;

/**
 * Locks the grouping of a position's candidates by person. Take it before writing any candidate row: grouping also writes rows of other candidates, so two
 * writers would otherwise deadlock.
 */
export async function lockPersons(tx: Prisma.TransactionClient, { projectId }: { projectId: string }): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(${lockSpace}::int, hashtext(${projectId}))`;
}

interface Member {
  id: string;
  keys: string[] | null;
  personId: string | null;
}

/**
 * Updates `Candidate.personId` after the keys of some candidates were written: candidates of the position that share a key, directly or through others, get
 * the id of the first of them; a candidate that shares no key gets null. A group whose documents no longer share keys is split again. Call it under
 * {@link lockPersons}.
 */
export async function groupPersons(
  tx: Prisma.TransactionClient,
  { projectId, candidateIds }: { projectId: string; candidateIds: readonly string[] },
): Promise<void> {
  const members = await tx.$queryRaw<Member[]>`
    with changed as (select id, person_keys, person_id from candidates where id = any(${[...candidateIds]}::uuid[])),
    touched as (
      select coalesce(person_id, id) as person from changed
      union
      select coalesce(candidates.person_id, candidates.id) from changed
        join candidates on candidates.person_keys && changed.person_keys and candidates.project_id = ${projectId}::uuid
    )
    select id::text as id, person_keys as keys, person_id::text as "personId" from candidates
    where project_id = ${projectId}::uuid and (person_id in (select person from touched) or id in (select person from touched))`;
  const persons = findPersons(members);
  const moved = members.flatMap(({ id, personId }) => {
    const person = persons.get(id) ?? null;
    return person === personId ? [] : [{ id, person }];
  });
  if (moved.length === 0) return;
  await tx.$executeRaw`
    update candidates set person_id = moved.person
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id uuid, person uuid) where candidates.id = moved.id`;
}

/** The person of each member that shares a key with another: the smallest id among them, which is the oldest. */
function findPersons(members: readonly Member[]): Map<string, string> {
  const parents = new Map(members.map(({ id }) => [id, id]));
  const rootOf = (id: string): string => {
    let root = id;
    for (let parent = parents.get(root); parent !== undefined && parent !== root; parent = parents.get(root)) root = parent;
    parents.set(id, root);
    return root;
  };
  const holders = new Map<string, string>();
  for (const { id, keys } of members) {
    for (const key of keys ?? []) {
      const [older, newer] = [rootOf(id), rootOf(holders.get(key) ?? id)].sort() as [string, string];
      parents.set(newer, older);
      holders.set(key, older);
    }
  }
  const sizes = new Map<string, number>();
  for (const { id } of members) sizes.set(rootOf(id), (sizes.get(rootOf(id)) ?? 0) + 1);
  return new Map(members.filter(({ id }) => (sizes.get(rootOf(id)) ?? 0) > 1).map(({ id }) => [id, rootOf(id)]));
}
