import { type GraphQLTaggedNode, graphql } from 'react-relay';
import type { BulkAddActivityInput } from './__generated__/bulkMutationsAddActivityMutation.graphql.ts';
import type { BulkArchiveInput } from './__generated__/bulkMutationsArchiveMutation.graphql.ts';
import type { BulkInviteInput } from './__generated__/bulkMutationsInviteMutation.graphql.ts';
import type { BulkMoveStageInput } from './__generated__/bulkMutationsMoveStageMutation.graphql.ts';
import type { BulkSaveInput } from './__generated__/bulkMutationsSaveMutation.graphql.ts';
import type { BulkScheduleInput } from './__generated__/bulkMutationsScheduleMutation.graphql.ts';
import type { BulkSetPaymentInput } from './__generated__/bulkMutationsSetPaymentMutation.graphql.ts';

type Own<Input> = Omit<Input, 'selection' | 'background'>;

/** The operations on many candidates, each with its own input. */
export type BulkAction =
  | ({ kind: 'moveStage' } & Own<BulkMoveStageInput>)
  | ({ kind: 'schedule' } & Own<BulkScheduleInput>)
  | ({ kind: 'setPayment' } & Own<BulkSetPaymentInput>)
  | ({ kind: 'save' } & Own<BulkSaveInput>)
  | { kind: 'unsave' }
  | ({ kind: 'archive' } & Own<BulkArchiveInput>)
  | ({ kind: 'addActivity' } & Own<BulkAddActivityInput>)
  | ({ kind: 'invite' } & Own<BulkInviteInput>);

/** All answer alike: `result` is a payload with the job, or an `AppError`. */
export const bulkMutations: Record<BulkAction['kind'], GraphQLTaggedNode> = {
  moveStage: graphql`
    mutation bulkMutationsMoveStageMutation($input: BulkMoveStageInput!) {
      result: bulkMoveStage(input: $input) {
        __typename
        ... on BulkMoveStagePayload {
          job {
            ...useFollowedJob_job
          }
        }
        ... on AppError {
          code
          message
          issues {
            pointer
          }
        }
      }
    }
  `,
  schedule: graphql`
    mutation bulkMutationsScheduleMutation($input: BulkScheduleInput!) {
      result: bulkSchedule(input: $input) {
        __typename
        ... on BulkSchedulePayload {
          job {
            ...useFollowedJob_job
          }
        }
        ... on AppError {
          code
          message
          issues {
            pointer
          }
        }
      }
    }
  `,
  setPayment: graphql`
    mutation bulkMutationsSetPaymentMutation($input: BulkSetPaymentInput!) {
      result: bulkSetPayment(input: $input) {
        __typename
        ... on BulkSetPaymentPayload {
          job {
            ...useFollowedJob_job
          }
        }
        ... on AppError {
          code
          message
          issues {
            pointer
          }
        }
      }
    }
  `,
  save: graphql`
    mutation bulkMutationsSaveMutation($input: BulkSaveInput!) {
      result: bulkSave(input: $input) {
        __typename
        ... on BulkSavePayload {
          job {
            ...useFollowedJob_job
          }
        }
        ... on AppError {
          code
          message
          issues {
            pointer
          }
        }
      }
    }
  `,
  unsave: graphql`
    mutation bulkMutationsUnsaveMutation($input: BulkUnsaveInput!) {
      result: bulkUnsave(input: $input) {
        __typename
        ... on BulkUnsavePayload {
          job {
            ...useFollowedJob_job
          }
        }
        ... on AppError {
          code
          message
          issues {
            pointer
          }
        }
      }
    }
  `,
  archive: graphql`
    mutation bulkMutationsArchiveMutation($input: BulkArchiveInput!) {
      result: bulkArchive(input: $input) {
        __typename
        ... on BulkArchivePayload {
          job {
            ...useFollowedJob_job
          }
        }
        ... on AppError {
          code
          message
          issues {
            pointer
          }
        }
      }
    }
  `,
  addActivity: graphql`
    mutation bulkMutationsAddActivityMutation($input: BulkAddActivityInput!) {
      result: bulkAddActivity(input: $input) {
        __typename
        ... on BulkAddActivityPayload {
          job {
            ...useFollowedJob_job
          }
        }
        ... on AppError {
          code
          message
          issues {
            pointer
          }
        }
      }
    }
  `,
  invite: graphql`
    mutation bulkMutationsInviteMutation($input: BulkInviteInput!) {
      result: bulkInvite(input: $input) {
        __typename
        ... on BulkInvitePayload {
          job {
            ...useFollowedJob_job
          }
        }
        ... on AppError {
          code
          message
          issues {
            pointer
          }
        }
      }
    }
  `,
};
