import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { RelayEnvironmentProvider } from 'react-relay';
import { createMockEnvironment, MockPayloadGenerator } from 'relay-test-utils';
import type { MockResolvers } from 'relay-test-utils/lib/RelayMockPayloadGenerator';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { useSaveCandidate } from '../../candidate/actions/useSaveCandidate.ts';
import { Recompute } from '../../candidate-analysis/metrics/Recompute.tsx';
import { decodeScoreMatrix } from '../../candidate-analysis/ranking/decodeScoreMatrix.ts';
import { packMatrix } from '../../candidate-analysis/ranking/packMatrix.ts';
import { useRollback } from '../../candidate-analysis/relevant/useRollback.ts';
import type { LiveRanking } from '../../candidate-analysis/useRanking.ts';
import { setLocale } from '../../paraglide/runtime.js';
import { Toasts } from '../../ui/layers/Toasts.tsx';
import { useCancelJob } from '../jobs/useCancelJob.ts';
import { readKeptSaved } from '../kept/kept.ts';
import { offlineError } from '../relay/RequestError.ts';

const done = vi.fn<() => void>();
const kept = () => readKeptSaved().map(({ status }) => status);

interface FailingAction {
  operation: string;
  told: Record<'en' | 'ru', string>;
  Action: () => ReactNode;
  answer: MockResolvers;
  /** What shows that it worked in the end. */
  worked: () => void;
}

const saved = { Candidate: () => ({ internalId: 'c1', saved: { status: 'SHORTLISTED', starred: true } }) };

/** The messages of the error catalogue that a toast tells. */
const actions: FailingAction[] = [
  {
    operation: 'useSaveCandidateMutation',
    told: { en: 'Failed to save candidate', ru: 'Не удалось сохранить кандидата' },
    Action: function Save() {
      const { save } = useSaveCandidate();
      return <Press run={() => save('c', 'SHORTLISTED')} />;
    },
    answer: { SaveCandidateResult: () => ({ __typename: 'SaveCandidatePayload' }), ...saved },
    worked: () => expect(kept()).toEqual(['shortlisted']),
  },
  {
    operation: 'useSaveCandidateUnsaveMutation',
    told: { en: 'Failed to remove candidate', ru: 'Не удалось убрать кандидата' },
    Action: function Remove() {
      const { unsave } = useSaveCandidate();
      return <Press run={() => unsave('c', { onDone: done })} />;
    },
    answer: { UnsaveCandidateResult: () => ({ __typename: 'UnsaveCandidatePayload' }), Candidate: () => ({ saved: null }) },
    worked: () => expect(done).toHaveBeenCalledOnce(),
  },
  {
    operation: 'useCancelJobMutation',
    told: { en: 'Failed to cancel job', ru: 'Не удалось отменить задание' },
    Action: function Cancel() {
      const { cancel, busy } = useCancelJob();
      return <Press run={() => cancel('job')} busy={busy} />;
    },
    answer: { CancelJobResult: () => ({ __typename: 'CancelJobPayload' }) },
    worked: () => expect(screen.getByRole('button', { name: 'Do it' })).toHaveProperty('disabled', false),
  },
  {
    operation: 'useRollbackMutation',
    told: { en: 'Failed to rollback revision', ru: 'Не удалось откатить версию' },
    Action: function Rollback() {
      const { rollback } = useRollback('project', done);
      return <Press run={() => rollback('revision')} />;
    },
    answer: { RollbackRequirementsResult: () => ({ __typename: 'RollbackRequirementsPayload' }) },
    worked: () => expect(done).toHaveBeenCalledOnce(),
  },
  {
    operation: 'RecomputeQuery',
    told: { en: 'Failed to compute score', ru: 'Не удалось вычислить оценку' },
    Action: () => <Recompute projectId="project" shares={{ skills: 100 }} live={{ table, whole: true } as LiveRanking} />,
    answer: { Node: () => ({ __typename: 'Project' }), Project: () => ({ ranking: null }) },
    worked: () => expect(screen.getByText(/changed on the server|на сервере изменились/)).toBeTruthy(),
  },
];

const table = decodeScoreMatrix(
  packMatrix(
    ['skills'],
    [
      {
        id: '00000000-0000-4000-8000-000000000001',
        name: 'Ada',
        values: [90],
        matchedSkills: 1,
        years: 3,
        payment: null,
        person: 0,
      },
    ],
  ),
);

describe.each(['en', 'ru'] as const)('in %s', (locale) => {
  beforeEach(() => {
    done.mockClear();
    void setLocale(locale, { reload: false });
  });
  afterAll(() => void setLocale('en', { reload: false }));

  it.each(actions)(
    '$operation that finds no server is told, and works on retry',
    async ({ operation, told, Action, answer, worked }) => {
      const environment = createMockEnvironment();
      const { mock } = environment;
      const sent = () => mock.getAllOperations().filter(({ request }) => request.node.operation.name === operation);
      render(
        <RelayEnvironmentProvider environment={environment}>
          <Action />
          <Toasts />
        </RelayEnvironmentProvider>,
      );
      fireEvent.click(screen.getAllByRole('button').at(-1)!);
      const [first] = sent();
      await act(async () => mock.reject(first!, offlineError()));
      const reason = locale === 'en' ? "The server isn't responding" : 'Сервер не отвечает';
      const toast = (await screen.findAllByText(new RegExp(`^${told[locale]}\\. ${reason}`)))[0];
      expect(toast).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: locale === 'en' ? 'Retry' : 'Повторить' }));
      const [again] = sent();
      expect(again?.request.variables).toEqual(first?.request.variables);
      await act(async () => mock.resolve(again!, MockPayloadGenerator.generate(again!, answer)));
      worked();
      await waitFor(() => expect(screen.queryAllByText(new RegExp(`^${told[locale]}`))).toEqual([]));
    },
  );
});

function Press({ run, busy = false }: { run: () => void; busy?: boolean }) {
  return (
    <button type="button" disabled={busy} onClick={run}>
      Do it
    </button>
  );
}
