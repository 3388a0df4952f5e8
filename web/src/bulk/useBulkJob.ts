import { useState } from 'react';
import { commitMutation, useRelayEnvironment } from 'react-relay';
import type { MutationParameters } from 'relay-runtime';
import { explainFailure, type Failure } from '../app/errors/explainFailure.ts';
import { useCancelJob } from '../app/jobs/useCancelJob.ts';
import { errorText } from '../app/relay/errorText.ts';
import { m } from '../paraglide/messages.js';
import { showToast } from '../ui/layers/toastManager.ts';
import type { useFollowedJob_job$key } from './__generated__/useFollowedJob_job.graphql.ts';
import { type BulkAction, bulkMutations } from './bulkMutations.ts';
import { packIds } from './packIds.ts';
import { type BulkJob, useFollowedJob } from './useFollowedJob.ts';

export interface BulkStart {
  /** Global id or UUID; absent for candidates of several positions. */
  projectId?: string | null;
  /** UUIDs. */
  ids: Iterable<string>;
  action: BulkAction;
  /** False: a small selection is done when the server answers. */
  background?: boolean;
  onStarted?: () => void;
  /** Without it a toast tells the reason, with a retry. */
  onFailed?: (reason: string) => void;
}

interface StartMutation extends MutationParameters {
  readonly response: { readonly result: { readonly __typename: string; readonly job?: useFollowedJob_job$key } };
}

/**
 * An operation on many candidates: starts it, follows it until it ends, cancels it. One at a time.
 *
 * @param onEnded called with a job that has ended, in the background or at once: rows that it changed are read again
 */
export function useBulkJob(onEnded?: (job: BulkJob) => void) {
  const environment = useRelayEnvironment();
  const [starting, setStarting] = useState(false);
  const { job, running, follow } = useFollowedJob(onEnded);
  const cancelling = useCancelJob();
  const start = (request: BulkStart): void => {
    const { projectId = null, ids, action, background = true, onStarted, onFailed } = request;
    const { kind, ...input } = action;
    const fail = (reason: string) => {
      setStarting(false);
      if (onFailed) return onFailed(reason);
      const retry = { label: m.ui_retry(), onClick: () => start(request) };
      showToast({ tone: 'error', text: m.bulk_start_failed({ reason }), action: retry });
    };
    setStarting(true);
    commitMutation<StartMutation>(environment, {
      mutation: bulkMutations[kind],
      variables: { input: { ...input, background, selection: { projectId, ids: packIds(ids) } } },
      onCompleted: ({ result }) => {
        if (result.job === undefined) return fail(explainFailure(result as unknown as Failure));
        setStarting(false);
        follow(result.job);
        onStarted?.();
      },
      onError: (error) => fail(errorText(error)),
    });
  };
  return {
    job,
    /** From the click until the job has ended: other bulk actions wait. */
    running: running || starting,
    start,
    cancel: () => job && running && cancelling.cancel(job.id),
    /** Forgets a job that has ended. */
    clear: () => follow(null),
  };
}
