import { useState } from 'react';
import { commitMutation, graphql, useRelayEnvironment } from 'react-relay';
import { explainFailure } from '../../app/errors/explainFailure.ts';
import { errorText } from '../../app/relay/errorText.ts';
import type { useSaveRequirementsMutation } from './__generated__/useSaveRequirementsMutation.graphql.ts';
import type { RequirementsForm } from './requirementsForm.ts';

export interface SaveRequirements {
  save: (form: RequirementsForm, baseRevisionId: string | null) => void;
  saving: boolean;
  /** Why saving failed; what was typed is kept. `conflict`: somebody else saved in the meantime. */
  error: { message: string; conflict: boolean } | null;
  dismiss: () => void;
}

/** Saves the form as a new revision; the server then rescores every candidate. */
export function useSaveRequirements(projectId: string, onSaved: () => void): SaveRequirements {
  const environment = useRelayEnvironment();
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<SaveRequirements['error']>(null);
  const fail = (message: string, conflict = false) => {
    setSaving(false);
    setError({ message, conflict });
  };
  const save = ({ position, experience, education, salary, requiredSkills }: RequirementsForm, baseRevisionId: string | null) => {
    setSaving(true);
    setError(null);
    const lines = {
      position: position.trim() || null,
      experience: experience.trim() || null,
      education: education.trim() || null,
      salary: salary.trim() || null,
    };
    commitMutation<useSaveRequirementsMutation>(environment, {
      mutation,
      variables: { input: { projectId, baseRevisionId, requiredSkills: [...requiredSkills], ...lines } },
      onCompleted: ({ updateRequirements: result }) => {
        if (result.__typename === 'AppError') return fail(explainFailure(result), result.code === 'CONFLICT');
        setSaving(false);
        onSaved();
      },
      onError: (failure) => fail(errorText(failure)),
    });
  };
  return { save, saving, error, dismiss: () => setError(null) };
}

const mutation = graphql`
  mutation useSaveRequirementsMutation($input: UpdateRequirementsInput!) {
    updateRequirements(input: $input) {
      __typename
      ... on UpdateRequirementsPayload {
        project {
          id
          title
          skills
          requirements {
            createdAt
          }
          ...RequirementsCard_project
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
