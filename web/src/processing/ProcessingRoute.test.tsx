import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { offlineError, statusError } from '../app/relay/RequestError.ts';
import { announceReturn } from '../app/relay/returns.ts';
import { environment } from '../app/testing/mockEnvironment.ts';
import { renderRoute } from '../app/testing/renderRoute.tsx';
import { setLocale } from '../paraglide/runtime.js';
import { sendMissing } from '../upload/queue/sendMissing.ts';
import * as processingRoute from './ProcessingRoute.tsx';

vi.mock('../app/relay/environment.ts', () => import('../app/testing/mockEnvironment.ts'));

const address = '/processing?screening=s1';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

describe('the processing screen', () => {
  it('shows the progress of each file, what was found in it and why one failed', async () => {
    await open({}, [
      document('1', { fileName: 'job.docx', kind: 'JOB_DESCRIPTION', state: 'DONE' }),
      document('2', {
        candidate: { fullName: 'Ada Novak', title: 'Glazier', experienceYears: 7 },
        state: 'DONE',
        factsFound: 12,
      }),
      document('3', { fileName: 'broken.pdf', state: 'FAILED', error: { message: 'The document is damaged.' } }),
      document('4', { fileName: 'scan.pdf', state: 'READING', ocr: true }),
    ]);
    expect(screen.getByRole('heading', { name: 'AI Processing in Progress' })).toBeTruthy();
    expect(row('Ada Novak').textContent).toContain('Glazier');
    expect(within(row('broken.pdf')).getByRole('alert').textContent).toBe('Failed to extract resumes. The document is damaged.');
    expect(row('scan.pdf').textContent).toContain('OCR');
    expect(screen.getByText('3 / 4')).toBeTruthy();
  });

  it('shows the percent of all, what is done of the requirements, and the figures that the server measured', async () => {
    const read = { jobDescriptionsRead: true, skillsExtracted: true, criteriaWeighted: false };
    const { push } = await open({ ...read, secondsLeft: 42, insights: 57, currentFile: 'ada.pdf' }, []);
    const overall = screen.getByRole('region', { name: 'Overall progress' });
    expect(overall.textContent).toContain('Current Task: Reading ada.pdf');
    expect(within(overall).getByRole('progressbar')).toBeTruthy();
    const steps = ['Job requirements parsed', 'Skills extracted', 'Criteria weighted'].map((step) => row(step).textContent);
    expect(steps).toEqual(['Job requirements parseddone', 'Skills extracteddone', 'Criteria weightednot yet']);
    const figure = (label: string) => screen.getByText(label).parentElement?.querySelector('dd')?.textContent;
    expect(figure('Files Processed')).toBe('3 / 4');
    expect(figure('Est. Time Remaining')).toMatch(/^42 s/);
    expect(figure('Insights Generated')).toBe('57');
    await push('useProcessingUpdatesSubscription', screening({ ...read, secondsLeft: null, insights: 60 }, []));
    expect(figure('Est. Time Remaining')).toBe('—');
    expect(figure('Insights Generated')).toBe('60');
  });

  it.each([
    ['en', 'Failed to extract JD text. Empty.', 'Failed to extract resumes. Empty.'],
    ['ru', 'Не удалось прочитать описание вакансии. Empty.', 'Не удалось прочитать резюме. Empty.'],
  ] as const)('says in %s which job description and which resume could not be read', async (locale, description, resume) => {
    void setLocale(locale, { reload: false });
    const error = { message: 'Empty.' };
    await open({}, [
      document('1', { fileName: 'job.docx', kind: 'JOB_DESCRIPTION', state: 'FAILED', error }),
      document('2', { fileName: 'cv.pdf', state: 'FAILED', error }),
    ]);
    expect(within(row('job.docx')).getByRole('alert').textContent).toBe(description);
    expect(within(row('cv.pdf')).getByRole('alert').textContent).toBe(resume);
    void setLocale('en', { reload: false });
  });

  it('follows the events of the screening, and leaves for the review when it has ended', async () => {
    const { push, router } = await open({}, [document('1', { state: 'QUEUED' })]);
    await push('useProcessingUpdatesSubscription', screening({ filesProcessed: 4 }, [document('1', { state: 'DONE' })]));
    expect(screen.getByText('4 / 4')).toBeTruthy();
    await push('useProcessingUpdatesSubscription', screening({ state: 'COMPLETED' }, []));
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe('/review?screening=s1'));
  });

  it('fetches what it has missed while the events did not come', async () => {
    const { sent, answer } = await open({}, [document('1', { state: 'QUEUED' })]);
    announceReturn();
    await waitFor(() => sent('useProcessingUpdatesQuery'));
    await answer('useProcessingUpdatesQuery', screening({ filesProcessed: 2 }, [document('1', { state: 'DONE' })]));
    expect(screen.getByText('2 / 4')).toBeTruthy();
  });

  it('shows the files that the server is found to have when a batch is sent again', async () => {
    const { answer } = await open({ state: 'UPLOADING' }, []);
    const file = new File(['cv'], 'again.pdf');
    const sent = sendMissing(environment, 's1', { kind: 'RESUME', files: [{ id: '1', kind: 'RESUME', file }] });
    await answer('sendMissingQuery', screening({}, [document('1', { fileName: file.name, sizeBytes: file.size })]));
    await sent;
    expect(row('again.pdf').textContent).toContain('1 page');
  });

  it('says that it loads, tells why it could not, and loads on retry', async () => {
    const { fail, answer } = await renderRoute(processingRoute, address);
    expect(screen.getByText('Loading…')).toBeTruthy();
    await fail('ProcessingRouteQuery', offlineError());
    expect(screen.getByRole('alert').textContent).toContain("The server isn't responding.");
    await act(async () => screen.getByRole('button', { name: 'Retry' }).click());
    await answer('ProcessingRouteQuery', screening({}, []));
    expect(screen.getByRole('heading', { name: 'AI Processing in Progress' })).toBeTruthy();
  });

  it('leads to the upload where nothing is processed', async () => {
    const { answerWith } = await renderRoute(processingRoute, '/processing');
    await answerWith('ProcessingRouteQuery', { viewer: { __typename: 'User', id: 'u', latestScreening: null } });
    expect(screen.getByRole('link').getAttribute('href')).toBe('/');
  });

  it('asks before it cancels, says what is kept, and stays when the server refuses', async () => {
    const { sent, answerWith, router } = await open({}, []);
    act(() => screen.getByRole('button', { name: 'Cancel Processing' }).click());
    const question = screen.getByRole('alertdialog', { name: 'Stop the processing of 1 file?' });
    act(() => within(question).getByRole('button', { name: 'Stop' }).click());
    expect(sent('CancelScreeningMutation').request.variables).toEqual({ input: { screeningId: 'screening' } });
    await answerWith('CancelScreeningMutation', {
      cancelScreening: { __typename: 'AppError', __isNode: null, message: 'This screening has ended.' },
    });
    expect(await screen.findAllByText('This screening has ended.')).not.toEqual([]);
    expect(router.state.location.pathname).toBe('/processing');
  });

  it('goes back to the upload once it is cancelled', async () => {
    const { answerWith, router } = await open({ filesProcessed: 0, filesKept: 2 }, []);
    act(() => screen.getByRole('button', { name: 'Cancel Processing' }).click());
    expect(screen.getByText('2 of 4 files are read and will be kept.')).toBeTruthy();
    act(() => within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Stop' }).click());
    const cancelled = { __typename: 'Screening', id: 'screening', state: 'CANCELLED', filesKept: 3 };
    await answerWith('CancelScreeningMutation', {
      cancelScreening: { __typename: 'CancelScreeningPayload', screening: cancelled },
    });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    // All were waiting for their scores when the question was asked: none had finished, and three were kept.
    expect(await screen.findAllByText('Stopped. 3 of 4 files were read and kept.')).not.toEqual([]);
  });

  it('offers to go on without files that are sent from elsewhere and do not come', async () => {
    const { sent, fail } = await open({ state: 'UPLOADING', expectedFiles: 6, filesTotal: 4 }, []);
    act(() => screen.getByRole('button', { name: 'Continue without 2 files' }).click());
    expect(sent('LateFilesMutation').request.variables).toEqual({ input: { screeningId: 'screening' } });
    await fail('LateFilesMutation', statusError(503));
    expect(await screen.findAllByText(/unavailable right now/)).not.toEqual([]);
    expect(screen.getByRole('button', { name: 'Continue without 2 files' })).toBeTruthy();
  });
});

async function open(fields: object, documents: object[]) {
  const route = await renderRoute(processingRoute, address);
  await route.answer('ProcessingRouteQuery', screening(fields, documents));
  return route;
}

function screening(fields: object, documents: object[]) {
  const connection = { edges: documents.map((node) => ({ node })), totalCount: documents.length };
  return {
    Screening: () => ({
      id: 'screening',
      internalId: 's1',
      state: 'RUNNING',
      progress: 0.5,
      phase: 'RESUMES',
      currentFile: null,
      secondsLeft: null,
      insights: 5,
      filesTotal: 4,
      expectedFiles: 4,
      filesProcessed: 3,
      filesFailed: 0,
      documents: connection,
      ...fields,
    }),
  };
}

function document(id: string, fields: object) {
  return {
    id: `document${id}`,
    fileName: `cv${id}.pdf`,
    kind: 'RESUME',
    format: 'PDF',
    sizeBytes: 2048,
    pages: 1,
    ocr: false,
    factsFound: 0,
    error: null,
    duplicateOf: null,
    candidate: null,
    ...fields,
  };
}

function row(text: string): HTMLElement {
  const found = screen.getByText(text).closest('li');
  if (!found) throw new Error(`No row ${text}`);
  return found;
}
