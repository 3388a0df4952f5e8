import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineError } from '../app/relay/RequestError.ts';
import { dropToken, storeToken } from '../app/session/token.ts';
import { renderRoute } from '../app/testing/renderRoute.tsx';
import { m } from '../paraglide/messages.js';
import { unsavedWork } from '../ui/unsaved/UnsavedScope.ts';
import * as reviewRoute from './ReviewRoute.tsx';

vi.mock('../app/relay/environment.ts', () => import('../app/testing/mockEnvironment.ts'));

const address = '/review?screening=s1';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the review screen', () => {
  it('shows each resume with its years, skills and score, best first, and the unread ones in a line below', async () => {
    await open({}, [
      resume('0', { candidate: candidate('Bob Stone', { score: 40 }) }),
      resume('1', { candidate: candidate('Ada Novak', { score: 91.5, skillsMatched: ['Glass'] }) }),
      resume('2', {
        fileName: 'broken.pdf',
        state: 'FAILED',
        error: { message: 'The document is damaged.' },
        unread: { reason: 'The document is damaged.', remedy: 'Send another file.' },
      }),
      resume('3', { fileName: 'copy.pdf', duplicateOf: { fileName: 'ada.pdf' } }),
    ]);
    const line = screen.getByRole('button', { name: /1 document not read/ });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    fireEvent.click(line);
    const broken = screen.getByTitle('broken.pdf').closest('li');
    expect(broken?.textContent).toContain('The document is damaged. Send another file.');
    const rows = screen.getAllByRole('button', { name: /Stone|Novak/ });
    expect(rows.map(({ textContent }) => textContent?.includes('Ada'))).toEqual([true, false]);
    const ada = screen.getByRole('button', { name: /Ada Novak/ });
    expect(ada.textContent).toContain('1 of 2 skills');
    expect(ada.textContent).toContain('91.5');
    expect(screen.getByText('Same file as ada.pdf')).toBeTruthy();
    expect(screen.getByText('1 failed')).toBeTruthy();
  });

  it('shows its step, four measured figures, the form of the requirements, and where it leads', async () => {
    await open({ averageScore: 88.5 }, [resume('1', { candidate: candidate('Ada Novak') })]);
    expect(screen.getByRole('heading', { name: 'Review Extracted Information' })).toBeTruthy();
    const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    expect(steps.map(({ textContent }) => textContent?.replace(/\d/, ''))).toEqual(['Upload', 'Review', 'Analysis']);
    expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, 'step', null]);
    for (const [label, value] of [
      ['Resumes Uploaded', /^1$/],
      ['Avg Match Score', /^88\.5$/],
      ['Skills Identified', /^3$/],
      ['Processing Time', /^1\.5 s/],
    ] as const)
      expect(screen.getByText(label).closest('div')?.nextElementSibling?.textContent).toMatch(value);
    const link = (name: string) => screen.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect([link('Analyze Candidates'), link('Add More Resumes'), link('Re-upload')]).toEqual([
      '/candidate-analysis?project=p1',
      '/?project=p1',
      '/?project=p1',
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'Modify Requirements' }));
    for (const field of ['Position', 'Experience Required', 'Education', 'Salary Range'])
      expect(screen.getByLabelText(field)).toBeTruthy();
  });

  it('gives a document that was not read a candidate to type its facts into', async () => {
    const { sent, answerWith } = await openUnread();
    fireEvent.click(screen.getByRole('button', { name: 'Type the facts in' }));
    expect(sent('useTypeFactsInMutation').request.variables).toEqual({ input: { documentId: 'document2' } });
    await answerWith('useTypeFactsInMutation', {
      typeFactsIn: { __typename: 'TypeFactsInPayload', candidate: { id: 'typed', displayName: 'broken.pdf' } },
    });
    expect(sent('useCandidateHeadQuery').request.variables).toMatchObject({ id: 'typed' });
    expect(screen.getByRole('dialog', { name: 'broken.pdf' })).toBeTruthy();
  });

  it('reads another file in the place of one that was not read, and says how it ended', async () => {
    const { sent, answerWith } = await openUnread();
    const other = new File(['Ada'], 'ada.txt');
    fireEvent.change(screen.getByLabelText('Send another file: broken.pdf'), { target: { files: [other] } });
    expect(sent('useReadAgainMutation').request.variables).toEqual({ input: { documentId: 'document2', file: null } });
    expect(screen.getByText('Reading…')).toBeTruthy();
    const document = { __typename: 'Document', id: 'document2' };
    await answerWith('useReadAgainMutation', { readAgain: { __typename: 'ReadAgainPayload', document } });
    const read = { ...document, __isNode: 'Document', state: 'DONE', fileName: 'ada.txt', unread: null };
    await answerWith('followReadingQuery', { node: { ...read, document: read } });
    expect(await screen.findAllByText('ada.txt was read')).not.toEqual([]);
    expect(sent('useReviewUpdatesQuery').request.variables).toEqual({ id: 'screening' });
  });

  it('keeps a document that the server does not take, and tells why', async () => {
    const { answerWith } = await openUnread();
    fireEvent.change(screen.getByLabelText('Send another file: broken.pdf'), { target: { files: [new File([''], 'a.txt')] } });
    const error = { __typename: 'AppError', code: 'EMPTY_FILE', message: 'The file is empty.', issues: [] };
    await answerWith('useReadAgainMutation', { readAgain: error });
    expect(await screen.findAllByText('The file is empty.')).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Type the facts in' })).toBeTruthy();
  });

  it('keeps its requirements and ids in the browser, which shows them while the server is asked again', async () => {
    storeToken('secret', true);
    await open({}, [resume('1', { candidate: candidate('Ada Novak') }), resume('2', { candidate: candidate('Bob Stone') })]);
    const kept = ['demo.review.requirements', 'demo.review.resumes'].map((key) => localStorage.getItem(key) ?? '');
    expect(JSON.parse(kept[0] ?? '')).toMatchObject({
      screening_id: 's1',
      position: 'Glazier',
      requiredSkills: ['Glass', 'Mirrors'],
    });
    expect(JSON.parse(kept[1] ?? '')).toEqual([{ candidate_id: 'id of Bob Stone' }, { candidate_id: 'id of Ada Novak' }]);
    cleanup();
    await renderRoute(reviewRoute, address);
    expect(screen.getByText('Glazier')).toBeTruthy();
    expect(screen.getByText('Mirrors')).toBeTruthy();
    cleanup();
    await renderRoute(reviewRoute, '/review?screening=another');
    expect(screen.queryByText('Glazier')).toBeNull();
    dropToken();
  });

  it('warns of hidden text, of recognised scans and of other notes at the resume', async () => {
    const warnings = [
      { code: 'hidden-text', message: 'Text that nobody can see.' },
      { code: 'pages-left-out', message: 'Only 50 pages were read.' },
    ];
    await open({}, [resume('1', { candidate: candidate('Ada Novak'), ocr: true, warnings })]);
    const ada = screen.getByRole('button', { name: /Ada Novak/ });
    for (const mark of ['Hidden text', 'OCR', '1 note']) expect(ada.textContent).toContain(mark);
    expect(screen.getByTitle('Only 50 pages were read.')).toBeTruthy();
  });

  it('says that nothing has arrived yet while the screening runs, and how far it is', async () => {
    await open({ state: 'RUNNING', filesProcessed: 1, filesTotal: 9, expectedFiles: 9 }, []);
    expect(screen.getByText('1 of 9 files read')).toBeTruthy();
    expect(screen.getByText('No resumes yet')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Watch progress' }).getAttribute('href')).toBe('/processing?screening=s1');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what of a job description was not read', async () => {
    const message = 'Only “Glazier” was read.';
    const warnings = [
      { code: 'several-advertisements', message },
      { code: 'ocr', message: 'A picture.' },
    ];
    await open({ descriptions: { edges: [{ node: { id: 'd', fileName: 'jobs.txt', error: null, warnings } }] } }, []);
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain(`jobs.txt: ${message}`);
    expect(notice.textContent).not.toContain('A picture.');
  });

  it('says that a job description was not read, and not that it asks for nothing', async () => {
    const stopped = { id: 'd', fileName: 'job.pdf', state: 'CANCELLED', error: null, warnings: [] };
    await open({ state: 'CANCELLED', requiredSkills: [], descriptions: { edges: [{ node: stopped }] } }, []);
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain('job.pdf was not read');
    expect(notice.textContent).not.toContain(m.review_nothing_required());
  });

  it('says when the job description asks for nothing, and when another could not be read', async () => {
    const failed = {
      id: 'd',
      fileName: 'job.pdf',
      error: { message: 'Protected by a password. Remove the password and upload it again.' },
      warnings: [],
    };
    const read = { id: 'e', fileName: 'other.pdf', state: 'DONE', error: null, warnings: [] };
    await open({ requiredSkills: [], descriptions: { edges: [{ node: failed }, { node: read }] } }, []);
    const notice = screen.getByRole('alert');
    expect(notice.textContent).toContain(
      'Failed to extract JD text. job.pdf: Protected by a password. Remove the password and upload it again.',
    );
    expect(notice.textContent).toContain('lists no required skills');
    const link = within(notice).getByRole('link', { name: 'Upload another job description' });
    expect(link.getAttribute('href')).toBe('/?project=p1');
  });

  it('saves a required skill that was added and one that was taken off', async () => {
    const { sent, answer } = await open({}, []);
    addSkill('Putty');
    fireEvent.click(screen.getByRole('button', { name: 'Remove Glass' }));
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const { input } = sent('useSaveRequirementsMutation').request.variables;
    expect(input).toMatchObject({ projectId: 'project', baseRevisionId: 'revision', requiredSkills: ['Mirrors', 'Putty'] });
    await answer('useSaveRequirementsMutation', {
      UpdateRequirementsResult: () => ({ __typename: 'UpdateRequirementsPayload' }),
      ...project(['Mirrors', 'Putty']),
    });
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(skills()).toEqual(['Mirrors', 'Putty']);
  });

  it('keeps what was typed when somebody else saved meanwhile, and offers the current requirements', async () => {
    const { answerWith } = await open({}, []);
    addSkill('Putty');
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const error = { __typename: 'AppError', code: 'CONFLICT', message: 'The record has changed meanwhile.', issues: [] };
    await answerWith('useSaveRequirementsMutation', { updateRequirements: error });
    expect(screen.getByRole('alert').textContent).toContain('Someone else changed these requirements');
    expect(screen.getByRole('button', { name: 'Show their version' })).toBeTruthy();
    expect(skills()).toEqual(['Glass', 'Mirrors', 'Putty']);
  });

  it('tells the rule of a line that the server refused, and sends it again on retry', async () => {
    const { answerWith, sent } = await open({}, []);
    fireEvent.click(screen.getByRole('button', { name: 'Edit' }));
    fireEvent.change(screen.getByLabelText('Salary Range'), { target: { value: 'too long' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    const issues = [{ pointer: '/salary', message: 'At most 500 characters.' }];
    const error = { __typename: 'AppError', code: 'INVALID_INPUT', message: 'Invalid', issues };
    await answerWith('useSaveRequirementsMutation', { updateRequirements: error });
    expect(screen.getByRole('alert').textContent).toContain('Failed to save requirements');
    expect(screen.getByRole('alert').textContent).toContain('At most 500 characters.');
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(sent('useSaveRequirementsMutation').request.variables.input.salary).toBe('too long');
  });

  it('asks before an edit of the requirements is lost', async () => {
    await open({}, []);
    addSkill('Putty');
    fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(skills()).toEqual(['Glass', 'Mirrors', 'Putty']);
    expect(unsavedWork.dirty).toBe(true);
    fireEvent.click(screen.getByRole('button', { name: m.ui_discard() }));
    expect(skills()).toEqual(['Glass', 'Mirrors']);
    expect(unsavedWork.dirty).toBe(false);
  });

  it('fetches the figures anew after a correction', async () => {
    const { answer, environment, sent } = await open({ averageScore: 50 }, [resume('1', { candidate: candidate('Ada Novak') })]);
    await act(async () => environment.commitUpdate((store) => store.get('project')?.invalidateRecord()));
    expect(sent('useReviewUpdatesQuery').request.variables).toEqual({ id: 'screening' });
    await answer('useReviewUpdatesQuery', screening({ averageScore: 77 }, [resume('1', { candidate: candidate('Ada Novak') })]));
    expect(screen.getByText('77.0')).toBeTruthy();
  });

  it('says that it loads, tells why it could not, and leads to the upload where there is nothing', async () => {
    const { fail, answerWith } = await renderRoute(reviewRoute, '/review');
    expect(screen.getByText('Loading…')).toBeTruthy();
    await fail('ReviewRouteQuery', offlineError());
    expect(screen.getByRole('alert').textContent).toContain("The server isn't responding.");
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    await answerWith('ReviewRouteQuery', { viewer: { __typename: 'User', id: 'u', latestScreening: null } });
    expect(screen.getByText('Nothing to review yet')).toBeTruthy();
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });
});

/** A review with one unread document, its line expanded. */
async function openUnread() {
  const route = await open({}, [
    resume('2', {
      fileName: 'broken.pdf',
      state: 'FAILED',
      unread: { reason: 'The document is damaged.', remedy: 'Send another file.' },
    }),
  ]);
  fireEvent.click(screen.getByRole('button', { name: /1 document not read/ }));
  return route;
}

interface ScreeningFields {
  requiredSkills?: string[];
  [field: string]: unknown;
}

async function open(fields: ScreeningFields, resumes: object[]) {
  const route = await renderRoute(reviewRoute, address);
  await route.answer('ReviewRouteQuery', screening(fields, resumes));
  return route;
}

function project(requiredSkills: string[]) {
  return {
    Project: () => ({
      id: 'project',
      internalId: 'p1',
      title: 'Glazier',
      requirements: {
        id: 'revision',
        position: 'Glazier',
        experience: null,
        education: null,
        salary: null,
        requiredSkills,
        niceSkills: [],
        sourceName: null,
        createdAt: '2026-03-01T10:00:00Z',
        selected: [],
        extracted: [],
        evidence: [],
      },
    }),
  };
}

function screening({ requiredSkills = ['Glass', 'Mirrors'], ...fields }: ScreeningFields, resumes: object[]) {
  return {
    Screening: () => ({
      id: 'screening',
      internalId: 's1',
      state: 'COMPLETED',
      progress: 1,
      filesTotal: 4,
      expectedFiles: 4,
      filesProcessed: 4,
      filesFailed: 1,
      averageScore: null,
      skillsIdentified: 3,
      processingSeconds: 1.5,
      modelUse: null,
      resumes: { totalCount: resumes.length, edges: resumes.map((node) => ({ node })) },
      descriptions: { edges: [] },
      ...fields,
    }),
    ...project(requiredSkills),
  };
}

function resume(id: string, fields: object) {
  return {
    id: `document${id}`,
    fileName: `cv${id}.pdf`,
    state: 'DONE',
    format: 'PDF',
    ocr: false,
    warnings: [],
    error: null,
    unread: null,
    originalPath: null,
    duplicateOf: null,
    candidate: null,
    ...fields,
  };
}

function candidate(name: string, { score = 50, skillsMatched = [] }: { score?: number; skillsMatched?: string[] } = {}) {
  return {
    id: name,
    internalId: `id of ${name}`,
    displayName: name,
    fullName: name,
    title: 'Glazier',
    experienceYears: 7,
    skillsMatched,
    score: { id: `score of ${name}`, overall: score, scoredAt: '2026-03-01T11:00:00Z' },
  };
}

function addSkill(name: string): void {
  const field = screen.getByLabelText('Add a required skill');
  fireEvent.change(field, { target: { value: name } });
  fireEvent.keyDown(field, { key: 'Enter' });
}

function skills(): string[] {
  const section = screen.getByRole('region', { name: 'Must have' });
  return within(section)
    .queryAllByRole('button', { name: /^Remove / })
    .map((button) => (button.getAttribute('aria-label') ?? '').replace('Remove ', ''));
}
