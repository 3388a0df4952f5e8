import { act, fireEvent, render, screen } from '@testing-library/react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment } from 'relay-test-utils';
import { expect, it, vi } from 'vitest';
import { BulkProgress } from './BulkProgress.tsx';
import { type BulkStart, useBulkJob } from './useBulkJob.ts';

const started = { id: 'job', kind: 'moveStage', state: 'PENDING', completed: 0, failed: 0, total: 4 };
const request: BulkStart = {
  projectId: 'position',
  ids: ['00010203-0405-0607-0809-0a0b0c0d0e0f'],
  action: { kind: 'moveStage', stage: 'INTERVIEW' },
};

function open() {
  const environment = createMockEnvironment();
  const onEnded = vi.fn<(job: { readonly state: string }) => void>();
  const onFailed = vi.fn<(reason: string) => void>();
  function Footer() {
    const bulk = useBulkJob(onEnded);
    return (
      <>
        <button type="button" disabled={bulk.running} onClick={() => bulk.start({ ...request, onFailed })}>
          Start
        </button>
        {bulk.job ? <BulkProgress job={bulk.job} onCancel={bulk.cancel} onClose={bulk.clear} /> : null}
      </>
    );
  }
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Footer />
    </RelayEnvironmentProvider>,
  );
  const { mock } = environment;
  const operation = (name: string) => mock.getAllOperations().find(({ request: { node } }) => node.operation.name === name)!;
  const start = () => fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  const answer = (result: object) =>
    act(async () => mock.resolve(operation('bulkMutationsMoveStageMutation'), { data: { result } }));
  const push = (job: object) =>
    act(async () => mock.nextValue(operation('useFollowJobSubscription'), { data: { jobUpdated: { ...started, ...job } } }));
  return { operation, start, answer, push, onEnded, onFailed };
}

const payload = { __typename: 'BulkMoveStagePayload', job: started };

it('starts an operation on packed ids, follows it, and tells once that it has ended', async () => {
  const { operation, start, answer, push, onEnded } = open();
  start();
  expect(operation('bulkMutationsMoveStageMutation').request.variables['input']).toEqual({
    stage: 'INTERVIEW',
    background: true,
    selection: { projectId: 'position', ids: 'AAECAwQFBgcICQoLDA0ODw==' },
  });
  await answer(payload);
  await push({ state: 'PROGRESS', completed: 1, failed: 1 });
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('50');
  expect(screen.getByRole('button', { name: '1 left unchanged' })).toBeTruthy();
  expect(onEnded).not.toHaveBeenCalled();
  await push({ state: 'SUCCESS', completed: 3, failed: 1 });
  expect(screen.getByText('3 of 4')).toBeTruthy();
  expect(onEnded.mock.calls.map(([job]) => job.state)).toEqual(['SUCCESS']);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('progressbar')).toBeNull();
});

it('cancels the running job', async () => {
  const { operation, start, answer } = open();
  start();
  await answer(payload);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(operation('useCancelJobMutation').request.variables['input']).toEqual({ jobId: 'job' });
});

it('says why an operation was not started, and can be started again', async () => {
  const { start, answer, onFailed } = open();
  start();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(true);
  await answer({ __typename: 'AppError', code: 'NOT_FOUND', message: 'Project not found.', issues: [] });
  expect(onFailed).toHaveBeenCalledWith('Project not found.');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Start' }).disabled).toBe(false);
});
