import { Prisma } from '../../prisma/generated/client.ts';

/** Keeps these advisory locks apart from the product's other ones. */
const lockSpace = 7_270_737;

/**
 * Locks the grouping of a position's candidates by person. Take it before writing any candidate row: grouping also writes rows of other candidates, so two
 * writers would otherwise deadlock.
 */
export async function lockPersons(tx: Prisma.TransactionClient, { projectId }: { projectId: string }): Promise<void> {
  await tx.$executeRaw`/* keep the plan */ select ${personsLock(projectId)}`;
}

/** The part of a statement that locks as {@link lockPersons} does. */
export function personsLock(projectId: string): Prisma.Sql {
  return Prisma.sql`pg_advisory_xact_lock(${lockSpace}::int, hashtext(${projectId}))`;
}

interface Member {
  id: string;
  keys: string[] | null;
  personId: string | null;
}

/** A candidate that the caller's transaction is going to write. */
export interface FreshCandidate {
  id: string;
  personKeys: readonly string[];
}

/** Who is to belong to whom. */
export interface GroupedPersons {
  /** The person of each fresh candidate; null: nobody else is the same. */
  fresh: ReadonlyMap<string, string | null>;
  /** Candidates whose person is another one now. */
  moved: readonly { id: string; person: string | null }[];
}

/**
 * Updates `Candidate.personId` after the keys of some candidates were written: candidates of the position that share a key, directly or through others, get the
 * id of the first of them; a candidate that shares no key gets null. Candidates that a user declared different people are not joined, not even through others.
 * A group whose documents no longer share keys is split again. Call it under {@link lockPersons}.
 */
export async function groupPersons(
  tx: Prisma.TransactionClient,
  { projectId, candidateIds }: { projectId: string; candidateIds: readonly string[] },
): Promise<void> {
  const { moved } = await findGroups(tx, { projectId, candidateIds, fresh: [] });
  await movePersons(tx, moved);
}

/** The same for candidates that are not written yet, so that each is written once, with its person. Write what it returns before the transaction ends. */
export function groupFresh(
  tx: Prisma.TransactionClient,
  { projectId, fresh }: { projectId: string; fresh: readonly FreshCandidate[] },
): Promise<GroupedPersons> {
  return findGroups(tx, { projectId, candidateIds: [], fresh });
}

/** Writes the persons of candidates that changed theirs. */
export async function movePersons(tx: Prisma.TransactionClient, moved: GroupedPersons['moved']): Promise<void> {
  if (moved.length === 0) return;
  await tx.$executeRaw`/* keep the plan */
    update candidates set person_id = moved.person
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as moved(id uuid, person uuid) where candidates.id = moved.id`;
}

interface Changed {
  projectId: string;
  candidateIds: readonly string[];
  fresh: readonly FreshCandidate[];
}

async function findGroups(tx: Prisma.TransactionClient, { projectId, candidateIds, fresh }: Changed): Promise<GroupedPersons> {
  const freshKeys = [...new Set(fresh.flatMap(({ personKeys }) => personKeys))];
  const members = await tx.$queryRaw<Member[]>`/* keep the plan */
    with changed as (select id, person_keys, person_id from candidates where id = any(${[...candidateIds]}::uuid[])),
    keys as (select ${freshKeys}::text[] || coalesce((select array_agg(key) from changed, unnest(changed.person_keys) as key), '{}') as list),
    touched as (
      select coalesce(person_id, id) as person from changed
      union
      select coalesce(person_id, id) from candidates where project_id = ${projectId}::uuid and person_keys && (select list from keys)
    ),
    joined as (
      select person as id from touched
      union
      select candidates.id from touched join candidates on candidates.project_id = ${projectId}::uuid and candidates.person_id = touched.person
    )
    select candidates.id::text as id, person_keys as keys, person_id::text as "personId"
    from joined join candidates on candidates.id = joined.id where candidates.project_id = ${projectId}::uuid`;
  const ids = members.map(({ id }) => id);
  const apart: Apart = ids.length > 1 ? await readApart(tx, ids) : new Map();
  const unwritten = fresh.map(({ id, personKeys }): Member => ({ id, keys: [...personKeys], personId: null }));
  const persons = findPersons([...members, ...unwritten], apart);
  return {
    fresh: new Map(fresh.map(({ id }) => [id, persons.get(id) ?? null])),
    moved: members.flatMap(({ id, personId }) => {
      const person = persons.get(id) ?? null;
      return person === personId ? [] : [{ id, person }];
    }),
  };
}

type Apart = ReadonlyMap<string, ReadonlySet<string>>;

/** For each candidate, those that a user declared to be somebody else. */
async function readApart(tx: Prisma.TransactionClient, ids: readonly string[]): Promise<Apart> {
  const pairs = await tx.differentPerson.findMany({
    where: { OR: [{ oneId: { in: [...ids] } }, { otherId: { in: [...ids] } }] },
    select: { oneId: true, otherId: true },
  });
  const apart = new Map<string, Set<string>>();
  for (const { oneId, otherId } of pairs) {
    apart.set(oneId, (apart.get(oneId) ?? new Set()).add(otherId));
    apart.set(otherId, (apart.get(otherId) ?? new Set()).add(oneId));
  }
  return apart;
}

interface Person {
  /** The smallest id of the members, which is the oldest. */
  id: string;
  members: string[];
}

/** The person of each member that shares a key with another: the smallest id among them. */
function findPersons(members: readonly Member[], apart: Apart): Map<string, string> {
  const persons = new Map<string, Person>(members.map(({ id }) => [id, { id, members: [id] }]));
  const personOf = (id: string) => persons.get(id) as Person;
  const holders = new Map<string, string[]>();
  for (const { id, keys } of members.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    for (const key of keys ?? []) {
      const others = holders.get(key) ?? [];
      // Usually comparing with the first holder is enough; candidates declared different are each compared.
      if (!others.some((other) => join(persons, personOf(other), personOf(id), apart))) holders.set(key, [...others, id]);
    }
  }
  const shared = members.filter(({ id }) => personOf(id).members.length > 1);
  return new Map(shared.map(({ id }) => [id, personOf(id).id]));
}

/** Joins two persons, unless a user declared some of their members different. */
function join(persons: Map<string, Person>, one: Person, other: Person, apart: Apart): boolean {
  if (one === other) return true;
  const [small, large] = one.members.length < other.members.length ? [one, other] : [other, one];
  if (apart.size > 0 && small.members.some((id) => large.members.some((member) => apart.get(id)?.has(member)))) return false;
  large.members.push(...small.members);
  if (small.id < large.id) large.id = small.id;
  for (const id of small.members) persons.set(id, large);
  return true;
}
