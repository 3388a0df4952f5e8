import { useId, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../paraglide/messages.js';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Form } from '../../ui/inputs/Form.tsx';
import { Drawer } from '../../ui/layers/Drawer.tsx';
import { LayerClose } from '../../ui/layers/LayerClose.tsx';
import { ProjectFields } from './ProjectFields.tsx';
import { emptyDraft, isDraftChanged } from './projectDraft.ts';
import { useCreateProject } from './useCreateProject.ts';
import { useProposedFields } from './useProposedFields.ts';

export interface AddProjectDrawerProps {
  open: boolean;
  /** Id of the list that gets the new position on top. */
  connection: string;
  onClose: () => void;
}

/** If creating fails, the drawer stays open with everything typed and shows why. */
export function AddProjectDrawer({ open, connection, onClose }: AddProjectDrawerProps) {
  const formId = useId();
  const [draft, setDraft] = useState(emptyDraft);
  const [titleMissing, setTitleMissing] = useState(false);
  const proposed = useProposedFields(draft.title);
  const { create, busy, error, clear } = useCreateProject(connection);
  const close = () => {
    // Synchronously: the address changes next, and the guard must not find an unsaved draft then.
    flushSync(() => {
      setDraft(emptyDraft);
      setTitleMissing(false);
      clear();
    });
    onClose();
  };
  const submit = () => {
    const missing = draft.title.trim() === '';
    setTitleMissing(missing);
    if (!missing && !busy) create(draft, close);
  };
  return (
    <Drawer
      open={open}
      onClose={close}
      dirty={isDraftChanged(draft)}
      title={m.projects_add_title()}
      description={m.projects_add_description()}
      footer={
        <>
          <LayerClose>{m.ui_cancel()}</LayerClose>
          <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={m.projects_creating()}>
            {m.projects_create()}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={submit} className="flex flex-col gap-4">
        {error ? <ErrorPanel title={m.projects_create_failed()}>{error}</ErrorPanel> : null}
        <ProjectFields
          draft={draft}
          proposed={proposed}
          titleMissing={titleMissing}
          onChange={(next) => {
            setDraft(next);
            setTitleMissing(false);
          }}
        />
      </Form>
    </Drawer>
  );
}
