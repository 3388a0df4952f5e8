import type { SuggestionsRow } from '../../plugins/comparisons/groupComparisons.ts';
import { matchName, type ProjectRequirements } from '../../plugins/contract.ts';
import { skillsThatImply } from '../../plugins/knowledge/skills.ts';
import { Prisma } from '../../prisma/generated/client.ts';
import { requireViewer } from '../access/requireViewer.ts';
import { isActive } from '../candidates/activeCandidate.ts';
import type { Ctx } from '../context.ts';
import { canonicalAlternatives } from '../knowledge.ts';
import { assessFit } from './assessFit.ts';
import { comparisonOf } from './comparisonOf.ts';
import { loadCompared } from './loadCompared.ts';

/** How many past applicants are scored: those with the most required skills. The screen says so. */
export const mostAssessed = 300;

export interface SuggestCandidatesInput {
  requirements: ProjectRequirements;
  /** Leave out this position's candidates and other candidates of the same people. */
  exceptProjectId?: string | undefined;
  /** At most {@link mostAssessed}. */
  take?: number | undefined;
}

export interface Suggestions {
  items: SuggestionsRow[];
  /** Past applicants with at least one of the required skills. */
  found: number;
}

/**
 * Applicants of (other) positions for these requirements, best fit first, each person once. The database selects those with the most required skills, and only
 * these are scored. Without a required skill nobody is suggested.
 *
 * @throws AppError UNAUTHENTICATED
 */
export async function suggestCandidates(
  ctx: Ctx,
  { requirements, exceptProjectId, take = mostAssessed }: SuggestCandidatesInput,
): Promise<Suggestions> {
  requireViewer(ctx);
  const keys = await heldKeys(ctx, skillKeys(requirements.requiredSkills));
  if (keys.length === 0) return { items: [], found: 0 };
  const { rows, found } = await findApplicants(ctx, keys, exceptProjectId ?? null);
  const candidates = await loadCompared(ctx, { ids: rows.map(({ id }) => id) });
  const items = comparisonOf(ctx, 'suggestions').compare(candidates, { assess: assessFit(ctx, requirements) });
  return { items: onePerPerson(items, new Map(rows.map(({ id, personKeys }) => [id, personKeys]))).slice(0, take), found };
}

/** Keys of the skills that meet the required ones: themselves, their alternatives, and skills that imply them. */
function skillKeys(required: readonly string[]): string[] {
  const names = required.flatMap(canonicalAlternatives).flatMap((name) => [name, ...skillsThatImply(name)]);
  return [...new Set(names.map((name) => matchName({ name, known: null })))].filter((key) => key !== '');
}

/** Only the skills that somebody has: of the dozens that may imply a skill few occur, and each costs a search over all candidates. */
async function heldKeys({ db }: Ctx, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const held = keys.map((key) => Prisma.sql`exists (select 1 from candidates where skill_keys @> array[${key}]::text[])`);
  const [row] = await db.$queryRaw<{ held: boolean[] }[]>`select array[${Prisma.join(held)}] as held`;
  return keys.filter((_key, place) => row?.held[place]);
}

interface Applicant {
  id: string;
  personKeys: string[];
}

async function findApplicants(
  ctx: Ctx,
  keys: readonly string[],
  exceptProjectId: string | null,
): Promise<{ rows: Applicant[]; found: number }> {
  const elsewhere = exceptProjectId === null ? Prisma.sql`true` : Prisma.sql`candidates.project_id <> ${exceptProjectId}::uuid`;
  const met = keys.map((key) => Prisma.sql`(${key}::text = any(skill_keys))::int`);
  const rows = await ctx.db.$queryRaw<(Applicant & { found: number })[]>`
    with applicants as materialized (
      select * from (
        select id, experience_years, ${Prisma.join(met, ' + ')} as met from candidates where ${elsewhere} and ${isActive}
      ) as counted where met > 0
    ),
    best as (select * from applicants order by met desc, experience_years desc nulls last, id desc limit ${2 * mostAssessed}::int)
    select best.id::text as id, coalesce(person_keys, '{}') as "personKeys", (select count(*)::int from applicants) as found
    from best join candidates on candidates.id = best.id
    where not exists (select 1 from candidates as here where here.project_id = ${exceptProjectId}::uuid and here.person_keys && candidates.person_keys)
    order by met desc, best.experience_years desc nulls last, best.id desc
    limit ${mostAssessed}::int`;
  return { rows, found: rows[0]?.found ?? 0 };
}

/** Of documents with a person key in common, only the best. */
function onePerPerson(items: readonly SuggestionsRow[], keys: ReadonlyMap<string, readonly string[]>): SuggestionsRow[] {
  const taken = new Set<string>();
  return items.filter(({ candidateId }) => {
    const own = keys.get(candidateId) ?? [];
    const isNew = !own.some((key) => taken.has(key));
    for (const key of own) taken.add(key);
    return isNew;
  });
}
