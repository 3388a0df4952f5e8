import { useState } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import { explainFailure } from '../../app/errors/explainFailure.ts';
import { errorText } from '../../app/relay/errorText.ts';
import type {
  ChecklistImportance,
  RequirementKind,
  useSaveChecklistMutation,
} from './__generated__/useSaveChecklistMutation.graphql.ts';
import { type DraftItem, hasYears, readYears } from './checklistDraft.ts';

export interface SaveChecklist {
  save: (items: readonly DraftItem[], baseRevisionId: string | null) => void;
  saving: boolean;
  /** Why saving failed; the changes are kept. `conflict`: somebody else saved in the meantime. */
  error: { message: string; conflict: boolean } | null;
  dismiss: () => void;
}

/** Saves the checklist as a new revision; the server then judges and scores every candidate again. */
export function useSaveChecklist(projectId: string, onSaved: () => void): SaveChecklist {
  const environment = useRelayEnvironment();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<SaveChecklist['error']>(null);
  const fail = (message: string, conflict = false) => {
    setSaving(false);
    setError({ message, conflict });
  };
  const save = (items: readonly DraftItem[], baseRevisionId: string | null) => {
    setSaving(true);
    setError(null);
    commitMutation<useSaveChecklistMutation>(environment, {
      mutation,
      variables: { input: { projectId, baseRevisionId, items: items.map(toInput) } },
      onCompleted: ({ saveChecklist: result }) => {
        if (result.__typename === 'AppError') return fail(explainFailure(result), result.code === 'CONFLICT');
        setSaving(false);
        onSaved();
      },
      onError: (failure) => fail(errorText(failure)),
    });
  };
  return { save, saving, error, dismiss: () => setError(null) };
}

function toInput(item: DraftItem) {
  const { label, kind, importance, years, knockOut } = item;
  return {
    label,
    kind: kind as RequirementKind,
    importance: importance as ChecklistImportance,
    minYears: hasYears(item) ? readYears(years) : null,
    knockOut,
  };
}

const mutation = graphql`
  mutation useSaveChecklistMutation($input: SaveChecklistInput!) {
    saveChecklist(input: $input) {
      __typename
      ... on SaveChecklistPayload {
        project {
          ...RelevantTab_project
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
`;
