import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { skillsFacet } from '../../../plugins/facets/skills/skillsFacet.ts';
import type { CandidateFilter } from '../../candidates/candidateFilter.ts';
import type { Ctx } from '../../context.ts';
import { createProject } from '../../projects/createProject.ts';
import { searchLines } from '../../search/searchableText.ts';
import { createTestContext, type TestContext } from '../../testing/createTestContext.ts';
import { type CandidateOrder, orderCandidates } from './rankCandidates.ts';

const people = [
  { fullName: 'Ada', location: 'Łódź', experienceYears: 5, educationLevel: 'master', skills: ['Python'], stage: 'APPLIED' },
  {
    fullName: 'Bob',
    location: 'Berlin',
    experienceYears: 9,
    educationLevel: 'bachelor',
    skills: ['Java', 'Python'],
    stage: 'OFFER',
  },
  { fullName: 'Cleo', location: null, experienceYears: null, educationLevel: null, skills: ['Berlin'], stage: 'APPLIED' },
] as const;

describe('orderCandidates', () => {
  let test: TestContext;
  let ctx: Ctx;
  let projectId: string;
  const names = new Map<string, string>();
  beforeAll(async () => {
    test = await createTestContext({ plugins: [skillsFacet] });
    ctx = await test.signedIn();
    ({ id: projectId } = await createProject(ctx, { title: 'Engineer' }));
    for (const { skills, ...person } of [...people, { ...people[0], fullName: 'Old', archivedAt: new Date() }]) {
      const skillKeys = skills.map((skill) => skill.toLowerCase());
      const searchText = searchLines(person.fullName, [person.location, ...skills]);
      const { id } = await ctx.db.candidate.create({
        data: { ...person, projectId, skills: [...skills], skillKeys, searchText },
      });
      names.set(id, person.fullName);
    }
  });
  afterAll(() => test.drop());

  async function order(query: Partial<CandidateFilter & CandidateOrder>): Promise<(string | undefined)[]> {
    const { ids } = await orderCandidates(ctx, { projectId, onePerPerson: true, ...query });
    const hex = ids.toString('hex').match(/.{32}/g) ?? [];
    return hex.map((id) => names.get(id.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')));
  }

  it.each([
    [{ sort: 'YEARS' }, ['Bob', 'Ada', 'Cleo']],
    [{ sort: 'YEARS', direction: 'ASC' }, ['Ada', 'Bob', 'Cleo']],
    [{ sort: 'LOCATION' }, ['Bob', 'Ada', 'Cleo']],
    [{ sort: 'DEGREE' }, ['Ada', 'Bob', 'Cleo']],
    [{ sort: 'NAME', direction: 'DESC' }, ['Cleo', 'Bob', 'Ada']],
    [{ sort: 'NAME', location: 'lodz' }, ['Ada']],
    [{ sort: 'NAME', location: 'berlin' }, ['Bob']],
    [{ sort: 'NAME', minYears: 6 }, ['Bob']],
    [{ sort: 'NAME', maxYears: 6 }, ['Ada']],
    [{ sort: 'NAME', education: 'bachelor' }, ['Ada', 'Bob']],
    [{ sort: 'NAME', skills: ['python'] }, ['Ada', 'Bob']],
    [{ sort: 'NAME', stage: 'OFFER' }, ['Bob']],
    [{ sort: 'NAME', search: 'python NOT java' }, ['Ada']],
    [{ archived: true }, ['Old']],
    [{ search: 'nobody' }, []],
  ] as const)('with %j gives %j', async (query, expected) => {
    expect(await order(query)).toEqual(expected);
  });
});
