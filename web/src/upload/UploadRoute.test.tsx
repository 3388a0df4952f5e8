import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineError } from '../app/relay/RequestError.ts';
import { renderRoute } from '../app/testing/renderRoute.tsx';
import * as uploadRoute from './UploadRoute.tsx';

vi.mock('../app/relay/environment.ts', () => import('../app/testing/mockEnvironment.ts'));

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the upload screen', () => {
  it('counts what was chosen, takes files out again, and can start with one of each', async () => {
    await open();
    expect(start().disabled || start().getAttribute('aria-disabled') === 'true').toBe(true);
    expect(screen.getByText('Upload at least 1 requirement and 1 resume to begin')).toBeTruthy();
    await choose('Browse requirements', [file('job.pdf', 4 * 1024)]);
    await choose('Browse resumes', [file('a.pdf'), file('b.docx')]);
    expect(screen.getByText('job.pdf').closest('li')?.textContent).toContain('4 KB');
    expect(screen.getByText('1 Requirements, 2 Resumes (3/50 total)')).toBeTruthy();
    screen.getByRole('button', { name: 'Remove b.docx' }).focus();
    fireEvent.click(screen.getByRole('button', { name: 'Remove b.docx' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove a.pdf' }));
    expect(screen.getByText('Ready to analyze 1 requirement(s) and 1 resume(s)')).toBeTruthy();
    fireEvent.click(within(zone('Resumes / CVs')).getByRole('button', { name: 'Clear All' }));
    expect(screen.getByText('1 Requirements, 0 Resumes (1/50 total)')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Browse resumes' }));
  });

  it('says what happens next, and that nothing has run yet', async () => {
    await open();
    expect(screen.getByText('Your screenings will be listed here.')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'What happens next' })).getAllByRole('listitem')).toHaveLength(3);
  });

  it('leads to the last screenings, and follows those that run', async () => {
    const { push } = await open('/', {}, [
      recent('s2', { state: 'RUNNING', progress: 0.25, project: { id: 'p2', title: 'Glazier' } }),
      recent('s1', { filesUnread: 1 }),
    ]);
    const running = screen.getByRole('link', { name: /Glazier/ });
    expect(running.getAttribute('href')).toBe('/processing?screening=s2');
    expect(running.textContent).toContain('Reading 25%');
    const ended = screen.getByRole('link', { name: /Plumber/ });
    expect(ended.getAttribute('href')).toBe('/review?screening=s1');
    expect(ended.textContent).toContain('4 resumes · 1 not read');
    await push('FollowScreeningSubscription', { Screening: () => recent('s2', { project: { id: 'p2', title: 'Glazier' } }) });
    expect(screen.getByRole('link', { name: /Glazier/ }).getAttribute('href')).toBe('/review?screening=s2');
  });

  it('says that the position of the address is gone, instead of starting another one', async () => {
    const { answerWith } = await renderRoute(uploadRoute, '/?project=gone');
    await answerWith('UploadRouteQuery', { installation: { maxFiles: 50, maxFileMb: 1 }, viewer: null, project: null });
    expect(screen.getByText("This position doesn't exist or was deleted")).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to positions' }).getAttribute('href')).toBe('/projects');
    expect(screen.queryByRole('button', { name: 'Browse resumes' })).toBeNull();
  });

  it('names what cannot be sent, with its reason, at the file', async () => {
    await open();
    await choose('Browse resumes', [file('photo.png'), file('empty.pdf', 0), file('big.pdf', 2 * 1024 * 1024)]);
    const reasons = screen.getAllByRole('alert').map(({ textContent }) => textContent);
    expect(reasons).toEqual(['Not a PDF, DOC, DOCX or TXT file', 'This file is empty', 'Larger than 1 MB']);
    expect(screen.getByText('0 Requirements, 0 Resumes (0/50 total)')).toBeTruthy();
  });

  it('leaves out the file beyond the limit and names it', async () => {
    await open();
    await choose('Browse requirements', [file('job.pdf')]);
    await choose(
      'Browse resumes',
      Array.from({ length: 50 }, (_, index) => file(`cv${index}.pdf`)),
    );
    expect(screen.getByRole('alert').textContent).toContain('cv49.pdf');
    expect(screen.getByText('1 Requirements, 49 Resumes (50/50 total)')).toBeTruthy();
  });

  it('opens a screening with what it will send, and goes to its progress', async () => {
    const { sent, answerWith, router } = await open();
    await choose('Browse requirements', [file('job.pdf')]);
    await choose('Browse resumes', [file('a.pdf'), file('photo.png')]);
    fireEvent.click(start());
    const { input } = sent('useStartScreeningMutation').request.variables;
    expect(input).toEqual({ projectId: null, expectedJobDescriptions: 1, expectedResumes: 1 });
    const screening = { __typename: 'Screening', id: 'screening', internalId: 's1' };
    await answerWith('useStartScreeningMutation', { startScreening: { __typename: 'StartScreeningPayload', screening } });
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/processing?screening=s1'));
  });

  it('keeps the files when it cannot start, tells why, and starts on retry', async () => {
    const { fail, sent } = await open();
    await choose('Browse requirements', [file('job.pdf')]);
    await choose('Browse resumes', [file('a.pdf')]);
    fireEvent.click(start());
    await fail('useStartScreeningMutation', offlineError());
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain("Couldn't start the analysis");
    expect(alert.textContent).toContain(
      "The server isn't responding. Check your connection and try again. Your files are still here.",
    );
    expect(screen.getByText('a.pdf')).toBeTruthy();
    fireEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(sent('useStartScreeningMutation').request.variables.input).toMatchObject({ expectedResumes: 1 });
  });

  it('asks for resumes only where the position has requirements already', async () => {
    const { sent } = await open('/?project=p1', {
      title: 'Glazier',
      internalId: 'p1',
      candidateCount: 0,
      requirements: { id: 'r' },
    });
    expect(screen.getByRole('heading', { name: 'Add documents to Glazier' })).toBeTruthy();
    expect(screen.getByText('Upload at least 1 resume to begin')).toBeTruthy();
    await choose('Browse resumes', [file('a.pdf')]);
    fireEvent.click(start());
    expect(sent('useStartScreeningMutation').request.variables.input).toMatchObject({
      projectId: 'p1',
      expectedJobDescriptions: 0,
    });
  });

  it('says why the sample documents did not start', async () => {
    const { sent, answerWith } = await open();
    fireEvent.click(screen.getByRole('button', { name: 'Try with sample documents' }));
    expect(sent('SampleButtonMutation').request.variables).toEqual({ input: { locale: 'en' } });
    const refused = { __typename: 'AppError', message: 'Too many requests. Try again in 9 seconds.' };
    await answerWith('SampleButtonMutation', { startSampleScreening: refused });
    expect(await screen.findAllByText('Too many requests. Try again in 9 seconds.')).not.toEqual([]);
  });

  it('says that it loads, and tells why it could not', async () => {
    const { fail } = await renderRoute(uploadRoute, '/');
    expect(screen.getByText('Loading…')).toBeTruthy();
    await fail('UploadRouteQuery', offlineError());
    expect(screen.getByRole('alert').textContent).toContain("The server isn't responding.");
  });
});

async function open(address = '/', project: object = {}, screenings: object[] = []) {
  const route = await renderRoute(uploadRoute, address);
  await route.answer('UploadRouteQuery', {
    Installation: () => ({ maxFiles: 50, maxFileMb: 1 }),
    ...(address.includes('project=') && { Project: () => project }),
    User: () => ({ screenings: { edges: screenings.map((node) => ({ node })) } }),
  });
  return route;
}

function recent(id: string, fields: object) {
  return {
    id,
    internalId: id,
    state: 'COMPLETED',
    progress: 1,
    createdAt: '2026-03-01T10:00:00Z',
    filesUnread: 0,
    project: { id: 'p1', title: 'Plumber' },
    resumes: { totalCount: 4 },
    ...fields,
  };
}

/** Different content for each name, because identical files count as copies. */
function file(name: string, bytes = name.length): File {
  return new File([bytes === 0 ? '' : name.padEnd(bytes)], name);
}

async function choose(label: string, files: File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(`input[type=file][aria-label="${label}"]`);
  if (!input) throw new Error(`No input ${label}`);
  await act(async () => fireEvent.change(input, { target: { files } }));
}

function start(): HTMLButtonElement {
  return screen.getByRole<HTMLButtonElement>('button', { name: 'Start AI Analysis' });
}

function zone(title: string): HTMLElement {
  const found = screen.getByRole('heading', { name: title }).closest('section');
  if (!found) throw new Error(`No zone ${title}`);
  return found;
}
