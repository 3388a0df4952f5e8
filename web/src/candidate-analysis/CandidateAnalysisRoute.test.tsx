import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineError } from '../app/relay/RequestError.ts';
import { renderRoute } from '../app/testing/renderRoute.tsx';
import * as analysisRoute from './CandidateAnalysisRoute.tsx';
import { packMatrix } from './ranking/packMatrix.ts';

vi.mock('../app/relay/environment.ts', () => import('../app/testing/mockEnvironment.ts'));

const facets = [
  {
    key: 'skills',
    label: 'Skills Relevance',
    defaultWeight: 0.5,
    column: { id: 'relevance', label: 'Relevance', unit: 'PERCENT' },
  },
  { key: 'experience', label: 'Experience Years', defaultWeight: 0.5, column: null },
];
const people = ['Ada Novak', 'Bo Larsen', 'Cy Rossi'];
const uuid = (index: number) => `00000000-0000-4000-8000-00000000000${index}`;
const globalId = (index: number) => btoa(`Candidate:${uuid(index)}`);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => undefined, removeEventListener: () => undefined }));
});

describe('the candidate analysis', () => {
  it('ranks the candidates, best first, with their figures above', async () => {
    await open([90, 50, null]);
    expect(names()).toEqual(['Ada Novak', 'Bo Larsen', 'Cy Rossi']);
    expect(tile('Top Performer').textContent).toContain('90.0');
    expect(tile('Average Score').textContent).toContain('70.0');
    expect(rows()[2]?.textContent).toContain('Unknown');
    expect(screen.getByText('Showing 1 to 3 of 3 candidates')).toBeTruthy();
  });

  it('says that it loads, and tells why it could not', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { fail, answer, answerWith } = await renderRoute(analysisRoute, '/candidate-analysis?project=p1');
    expect(screen.getByText('Loading…')).toBeTruthy();
    await fail('CandidateAnalysisRouteQuery', offlineError());
    expect(screen.getByRole('alert').textContent).toContain("The server isn't responding.");
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    await answer('CandidateAnalysisRouteQuery', loaded([90, 50, 10]));
    await answerWith('useRowCandidatesQuery', { nodes: [0, 1, 2].map(listed) });
    expect(names()).toEqual(people);
  });

  it('leads to the upload where a position has no candidates yet', async () => {
    await open([]);
    const links = screen.getAllByRole('link', { name: 'Add resumes' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/?project=p1', '/?project=p1']);
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Build Metrics' })).toBeNull();
  });

  it('says that a position is gone', async () => {
    const { answerWith } = await renderRoute(analysisRoute, '/candidate-analysis?project=p1');
    await answerWith('CandidateAnalysisRouteQuery', {
      project: null,
      installation: { facets },
      newest: { edges: [] },
      switchable: { edges: [] },
    });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/projects');
  });

  it('puts the position last worked on into an address that names none, without loading it twice', async () => {
    localStorage.setItem('demo.currentProjectId', 'p1');
    const { answer, answerWith, sent, router } = await renderRoute(analysisRoute, '/candidate-analysis?tab=top');
    expect(sent('CandidateAnalysisRouteQuery').request.variables).toMatchObject({ projectId: 'p1' });
    await answer('CandidateAnalysisRouteQuery', loaded([90, 50, 10]));
    await waitFor(() => expect(router.state.location.search).toBe('?tab=top&project=p1'));
    await answerWith('useRowCandidatesQuery', { nodes: [0, 1, 2].map(listed) });
    expect(names()).toEqual(people);
    expect(() => sent('CandidateAnalysisRouteQuery')).toThrow('was not sent');
  });

  it('opens the newest position where the one last worked on is gone', async () => {
    localStorage.setItem('demo.currentProjectId', 'gone');
    const { answerWith, sent, router } = await renderRoute(analysisRoute, '/candidate-analysis');
    const newest = { edges: [{ node: { id: 'newest', internalId: 'p2' } }] };
    const switchable = { edges: [] };
    await answerWith('CandidateAnalysisRouteQuery', { project: null, installation: { facets }, newest, switchable });
    await waitFor(() => expect(router.state.location.search).toBe('?project=p2'));
    await waitFor(() => expect(sent('CandidateAnalysisRouteQuery').request.variables).toMatchObject({ projectId: 'p2' }));
  });

  it('ranks anew at once when a slider moves, without asking the server', async () => {
    const { environment } = await open([90, 50, 20], [0, 60, 100]);
    const asked = environment.mock.getAllOperations().length;
    const slider = within(screen.getByRole('group', { name: 'Skills Relevance' })).getByRole('slider', { hidden: true });
    fireEvent.change(slider, { target: { value: '0' } });
    expect(names()).toEqual(['Cy Rossi', 'Bo Larsen', 'Ada Novak']);
    expect(screen.getByText('Ranked by your weights')).toBeTruthy();
    const shares = screen.getAllByRole('slider', { hidden: true }).map((input) => input.getAttribute('aria-valuetext'));
    expect(shares).toEqual(['0%', '100%']);
    expect(environment.mock.getAllOperations()).toHaveLength(asked);
  });

  it('has a slider, a column and a sort key for whatever metric the server names', async () => {
    const column = { id: 'facet.charisma', label: 'Charm', unit: 'POINTS' };
    const known = [facets[0]!, { key: 'charisma', label: 'Charisma', defaultWeight: 0.5, column }];
    const { answer, answerWith, router } = await renderRoute(analysisRoute, '/candidate-analysis?project=p1');
    await answer('CandidateAnalysisRouteQuery', loaded([90, 50, 20], [0, 60, 100], undefined, undefined, known));
    await answerWith('useRowCandidatesQuery', { nodes: [0, 1, 2].map(listed) });
    expect(screen.getByRole('group', { name: 'Charisma' })).toBeTruthy();
    const head = screen.getByRole('columnheader', { name: 'Charm' });
    fireEvent.click(within(head).getByRole('button'));
    await waitFor(() => expect(router.state.location.search).toContain('sort=facet.charisma'));
    await waitFor(() => expect(names()).toEqual(['Cy Rossi', 'Bo Larsen', 'Ada Novak']));
  });

  it('keeps the rows where they are while pay is typed in one of them', async () => {
    await open([90, 50, 20], [60, 50, 70]);
    fireEvent.click(screen.getByRole('button', { name: /^Edit expected pay of Bo Larsen/ }));
    fireEvent.change(screen.getByRole('textbox', { name: /pay/i }), { target: { value: '64000' } });
    const slider = within(screen.getByRole('group', { name: 'Skills Relevance' })).getByRole('slider', { hidden: true });
    fireEvent.change(slider, { target: { value: '0' } });
    expect(names()).toEqual(people);
    expect(within(rows()[1]!).getByRole('textbox')).toHaveProperty('value', '64000');
    fireEvent.click(within(rows()[1]!).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(names()).toEqual(['Cy Rossi', 'Ada Novak', 'Bo Larsen']));
  });

  it('says that the pay typed in a row is saved, and shows it', async () => {
    const { answerWith } = await open([90, 50, 20]);
    fireEvent.click(screen.getByRole('button', { name: /^Edit expected pay of Bo Larsen/ }));
    fireEvent.change(screen.getByRole('textbox', { name: /pay/i }), { target: { value: '64000' } });
    fireEvent.click(within(rows()[1]!).getByRole('button', { name: 'Save' }));
    const candidate = { __typename: 'Candidate', id: globalId(1), paymentExpected: 64_000, currency: 'USD' };
    await answerWith('useSetPaymentMutation', { result: { __typename: 'SetCandidatePaymentPayload', candidate } });
    expect(screen.getByText('Payment saved')).toBeTruthy();
    expect(rows()[1]?.textContent).toContain('$64k');
  });

  it.each([
    ['a candidate', [0, 2]],
    ['everybody', []],
  ])('keeps what is typed in a row when another tab deletes %s, and says so', async (_whom, left) => {
    const { answer, environment } = await open([90, 50, 20]);
    fireEvent.click(screen.getByRole('button', { name: /^Edit expected pay of Bo Larsen/ }));
    fireEvent.change(screen.getByRole('textbox', { name: /pay/i }), { target: { value: '64000' } });
    await act(async () => environment.commitUpdate((store) => store.get('project')?.invalidateRecord()));
    await answer(
      'RankingUpdatesQuery',
      loaded(
        left.map((person) => 90 - person * 10),
        undefined,
        left,
      ),
    );
    expect(screen.getByRole('alert').textContent).toContain('Deleted elsewhere: Bo Larsen');
    expect(screen.getByRole('textbox', { name: /pay/i })).toHaveProperty('value', '64000');
    expect(names()).toEqual(people);
    fireEvent.click(within(rows()[1]!).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(names()).toEqual(left.map((person) => people[person])));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps what is typed when another tab deletes the position, and says so', async () => {
    const { answerWith, environment } = await open([90, 50, 20]);
    fireEvent.click(screen.getByRole('button', { name: /^Edit expected pay of Bo Larsen/ }));
    fireEvent.change(screen.getByRole('textbox', { name: /pay/i }), { target: { value: '64000' } });
    await act(async () => environment.commitUpdate((store) => store.get('project')?.invalidateRecord()));
    await answerWith('RankingUpdatesQuery', { project: null });
    expect(screen.getByRole('alert').textContent).toContain("This position doesn't exist or was deleted");
    expect(screen.getByRole('textbox', { name: /pay/i })).toHaveProperty('value', '64000');
  });

  it('weighs metrics equally where all default weights are 0', async () => {
    const known = facets.map((facet) => ({ ...facet, defaultWeight: 0 }));
    const { answer, answerWith } = await renderRoute(analysisRoute, '/candidate-analysis?project=p1');
    await answer('CandidateAnalysisRouteQuery', loaded([90, 50, 20], [0, 60, 100], undefined, undefined, known));
    await answerWith('useRowCandidatesQuery', { nodes: [0, 1, 2].map(listed) });
    const shares = screen.getAllByRole('slider', { hidden: true }).map((input) => input.getAttribute('aria-valuetext'));
    expect(shares).toEqual(['50%', '50%']);
    expect(names()).toEqual(['Cy Rossi', 'Bo Larsen', 'Ada Novak']);
  });

  it('lists a person who came in two documents once, by the better one, and unfolds the other with the reason', async () => {
    const { answer, answerWith, sent } = await renderRoute(analysisRoute, '/candidate-analysis?project=p1');
    await answer('CandidateAnalysisRouteQuery', loaded([90, 50, 20], undefined, undefined, [1, 0, 1]));
    await answerWith('useRowCandidatesQuery', { nodes: [0, 1].map(listed) });
    expect(names()).toEqual(['Ada Novak', 'Bo Larsen']);
    expect(tile('Total Candidates').textContent).toContain('2');
    expect(tile('Average Score').textContent).toContain('70.0');
    await act(async () => screen.getByRole('button', { name: '2 documents of Ada Novak' }).click());
    await waitFor(() => expect(sent('useRowCandidatesQuery').request.variables.ids).toHaveLength(3));
    const other = { ...listed(2), sameAs: [{ reasons: ['EMAIL'], candidate: { id: globalId(0), internalId: uuid(0) } }] };
    await answerWith('useRowCandidatesQuery', { nodes: [listed(0), other, listed(1)] });
    expect(names()).toEqual(['Ada Novak', 'Cy Rossi', 'Bo Larsen']);
    expect(rows()[1]?.textContent).toContain('Same e-mail');
    await act(async () => screen.getByRole('button', { name: '2 documents of Ada Novak' }).click());
    expect(names()).toEqual(['Ada Novak', 'Bo Larsen']);
  });

  it('opens a candidate while the names and titles in the list are still on their way', async () => {
    const { answer } = await renderRoute(analysisRoute, '/candidate-analysis?project=p1');
    await answer('CandidateAnalysisRouteQuery', loaded([90, 50, 20]));
    fireEvent.click(screen.getAllByRole('button', { name: 'Loading…' })[1]!);
    await answer('useCandidateHeadQuery', candidate(1, 50));
    expect(screen.getByRole('dialog', { name: 'Bo Larsen' }).textContent).toContain('50.0');
  });

  it('keeps the ranking when the titles cannot be fetched, and fetches them on retry', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { answer, answerWith, fail } = await renderRoute(analysisRoute, '/candidate-analysis?project=p1');
    await answer('CandidateAnalysisRouteQuery', loaded([90, 50, 20]));
    await fail('useRowCandidatesQuery', offlineError());
    expect(rows().map(({ textContent }) => /\d\d\.0/.exec(textContent)?.[0])).toEqual(['90.0', '50.0', '20.0', undefined]);
    expect(screen.getByRole('alert').textContent).toContain("Couldn't load names, titles and locations");
    expect(screen.getByRole('alert').textContent).toContain("The server isn't responding.");
    act(() => screen.getByRole('button', { name: 'Retry' }).click());
    await answerWith('useRowCandidatesQuery', { nodes: [0, 1, 2].map(listed) });
    expect(names()).toEqual(people);
    expect(screen.getAllByText('Glazier · Oslo')).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('searches on the server, and says when nobody matches', async () => {
    const { router, answerWith, sent } = await open([90, 50, 20]);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'rust' } });
    await waitFor(() => expect(router.state.location.search).toContain('q=rust'));
    await waitFor(() => expect(sent('useMatchingQuery').request.variables).toMatchObject({ search: 'rust' }));
    const searchMeaning = { text: 'rust', broken: false, similar: [] };
    await answerWith('useMatchingQuery', {
      node: { __typename: 'Project', id: 'project', matchingCandidates: '', searchMeaning },
    });
    expect(screen.getByText('No candidates match “rust”')).toBeTruthy();
    await act(async () => screen.getAllByRole('button', { name: 'Clear search' }).at(-1)?.click());
    await waitFor(() => expect(names()).toEqual(people));
  });

  it('shows everywhere what a correction changes, and stays with the person whose drawer is open', async () => {
    const { answer, sent } = await open([90, 50, 20]);
    fireEvent.click(screen.getByRole('button', { name: 'Bo Larsen' }));
    await answer('useCandidateHeadQuery', candidate(1, 50));
    const drawer = screen.getByRole('dialog', { name: 'Bo Larsen' });
    expect(drawer.textContent).toContain('50.0');
    fireEvent.click(within(drawer).getByRole('tab', { name: 'Resume' }));
    await waitFor(() => sent('ResumeTabQuery'));
    await answer('ResumeTabQuery', candidate(1, 50));
    const years = within(drawer).getByRole('region', { name: 'Years of experience' });
    fireEvent.click(within(years).getByRole('button', { name: 'Edit years of experience' }));
    fireEvent.change(within(years).getByRole('textbox'), { target: { value: '9' } });
    fireEvent.click(within(years).getByRole('button', { name: 'Save' }));
    expect(sent('useCorrectCandidateMutation').request.variables.input).toEqual({
      candidateId: globalId(1),
      field: 'YEARS',
      value: 9,
    });
    await answer('useCorrectCandidateMutation', {
      ...candidate(1, 100),
      ...renamed(1, 100, 'Bo Larsson'),
      CorrectCandidateResult: () => ({ __typename: 'CorrectCandidatePayload' }),
    });
    expect(drawer.textContent).toContain('100.0');
    // Immediately, before the ranking is fetched again.
    expect(screen.getByRole('dialog', { name: 'Bo Larsson' })).toBe(drawer);
    expect(names()).toEqual(['Ada Novak', 'Bo Larsson', 'Cy Rossi']);
    // The rows come back in another order.
    await answer('RankingUpdatesQuery', loaded([100, 90, 20], undefined, [1, 0, 2]));
    await waitFor(() => expect(names()).toEqual(['Bo Larsson', 'Ada Novak', 'Cy Rossi']));
    expect(tile('Top Performer').textContent).toContain('100.0');
    expect(tile('Top Performer').textContent).toContain('Bo Larsson');
    expect(tile('Average Score').textContent).toContain('70.0');
    expect(screen.getByRole('dialog', { name: 'Bo Larsson' })).toBe(drawer);
  });
});

/** Overall scores by person (both facets the same unless given separately), the rows in the given order of people. */
function loaded(
  scores: (number | null)[],
  second: (number | null)[] = scores,
  order = scores.map((_, index) => index),
  persons: number[] = [],
  known: readonly { key: string }[] = facets,
) {
  const matrix = packMatrix(
    known.map(({ key }) => key),
    order.map((person, row) => ({
      id: uuid(person),
      name: people[person] ?? '',
      values: [scores[row] ?? null, second[row] ?? null],
      matchedSkills: 1,
      years: 3,
      payment: null,
      person: persons[row] ?? 0,
    })),
  );
  return {
    Project: () => ({
      id: 'project',
      internalId: 'p1',
      title: 'Glazier',
      scoreMatrix: { ...matrix, people: new Set(order.map((_, row) => persons[row] || `alone ${row}`)).size },
      latestScreening: null,
      summary: { totalCandidatesChange: null, averageScoreChange: null },
      skills: ['Glass', 'Putty'],
    }),
    Installation: () => ({ facets: known }),
    ProjectCandidatesConnection: () => ({ edges: [], pageInfo: { hasNextPage: false } }),
    QueryProjectsConnection: () => ({ edges: [] }),
  };
}

function candidate(person: number, score: number) {
  return {
    Node: () => ({ __typename: 'Candidate', id: globalId(person) }),
    Candidate: () => ({
      id: globalId(person),
      internalId: uuid(person),
      displayName: people[person],
      project: { id: 'project' },
      stage: 'APPLIED',
      paymentExpected: null,
      warnings: [],
      document: null,
      score: {
        id: `score${person}`,
        facets: facets.map((facet) => ({ ...facet, value: score, explanation: 'Because.', evidence: [] })),
      },
      facts: {
        corrected: [],
        ...Object.fromEntries(
          ['name', 'title', 'email', 'phone', 'location', 'website', 'linkedin', 'summary', 'salary'].map((key) => [key, null]),
        ),
        years: { value: 3, evidence: [] },
        skills: [],
        experience: [],
        education: [],
        certifications: [],
        languages: [],
        achievements: [],
      },
    }),
  };
}

function renamed(person: number, score: number, displayName: string) {
  const answered = candidate(person, score);
  return { ...answered, Candidate: () => ({ ...answered.Candidate(), displayName }) };
}

async function open(scores: (number | null)[], second?: (number | null)[]) {
  const route = await renderRoute(analysisRoute, '/candidate-analysis?project=p1');
  await route.answer('CandidateAnalysisRouteQuery', loaded(scores, second));
  if (scores.length > 0) await route.answerWith('useRowCandidatesQuery', { nodes: scores.map((_, person) => listed(person)) });
  return route;
}

function listed(person: number) {
  return {
    __typename: 'Candidate',
    id: globalId(person),
    internalId: uuid(person),
    positionTitle: 'Glazier',
    hasMailAddress: true,
    identityHidden: false,
    displayName: people[person],
    title: 'Glazier',
    location: 'Oslo',
    warnings: [],
    sameAs: [],
    mustHaves: null,
    saved: null,
    activityCount: 0,
    email: null,
    paymentExpected: null,
    currency: null,
    project: { id: 'project', title: 'Glazier' },
  };
}

function rows(): HTMLElement[] {
  return screen.queryAllByRole('row').slice(1);
}

function names(): (string | null)[] {
  return [...document.querySelectorAll('[data-open-candidate]')].map(({ textContent }) => textContent);
}

function tile(label: string): HTMLElement {
  const found = screen.getByText(label).parentElement;
  if (!found) throw new Error(`No tile ${label}`);
  return found;
}
