import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { graphql, useFragment } from 'react-relay';
import { useAction } from '../../app/errors/useAction.ts';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Drawer } from '../../ui/layers/Drawer.tsx';
import { LayerClose } from '../../ui/layers/LayerClose.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import type { EditProjectDrawer_project$key } from './__generated__/EditProjectDrawer_project.graphql.ts';
import type { EditProjectDrawerMutation } from './__generated__/EditProjectDrawerMutation.graphql.ts';
import { ProjectFields } from './ProjectFields.tsx';
import { type ProjectDraft, usualFields } from './projectDraft.ts';

export interface EditProjectDrawerProps {
  project: EditProjectDrawer_project$key;
  open: boolean;
  onClose: () => void;
}

/** The fields of a position that exists. If saving fails, the drawer stays open with everything typed and shows why. */
export function EditProjectDrawer({ project, open, onClose }: EditProjectDrawerProps) {
  const { id, title, department, location, type, level, status } = useFragment(fragment, project);
  const stored: ProjectDraft = { title, department, location, type, level, status };
  const formId = useId();
  // Null until something is changed: until then the fields follow the position.
  const [draft, setDraft] = useState<ProjectDraft | null>(null);
  const [error, setError] = useState<string | null>(null);
  const { run, busy } = useAction<EditProjectDrawerMutation>(mutation, ({ reason }) => reason);
  const shown = draft ?? stored;
  const titleMissing = shown.title.trim() === '';
  const dirty = (Object.keys(stored) as (keyof ProjectDraft)[]).some((key) => shown[key] !== stored[key]);
  const close = () => {
    // Synchronously: the guard must not find an unsaved draft when the address changes.
    flushSync(() => {
      setDraft(null);
      setError(null);
    });
    onClose();
  };
  const save = () => {
    if (titleMissing || busy) return;
    if (!dirty) return close();
    setError(null);
    run({
      variables: { input: { id, ...shown, title: shown.title.trim(), location: shown.location?.trim() ?? null } },
      onDone: () => {
        showToast({ text: m.projects_saved({ title: shown.title.trim() }) });
        close();
      },
      onFailed: setError,
    });
  };
  return (
    <Drawer
      open={open}
      onClose={close}
      dirty={dirty}
      title={m.projects_edit_title()}
      footer={
        <>
          <LayerClose>{m.ui_cancel()}</LayerClose>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={m.projects_saving()}>
            {m.projects_save()}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save} className="flex flex-col gap-4">
        {error ? <ErrorPanel title={m.projects_save_failed()}>{error}</ErrorPanel> : null}
        <ProjectFields draft={shown} proposed={usualFields} titleMissing={titleMissing} onChange={setDraft} />
      </Form>
    </Drawer>
  );
}

const fragment = graphql`
  fragment EditProjectDrawer_project on Project {
    id
    title
    department
    location
    type
    level
    status
  }
`;

const mutation = graphql`
  mutation EditProjectDrawerMutation($input: UpdateProjectInput!) {
    result: updateProject(input: $input) {
      __typename
      ... on UpdateProjectPayload {
        project {
          ...EditProjectDrawer_project
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
