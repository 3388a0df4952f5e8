import { Suspense, useState } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import { partFailed } from '../../app/errors/partFailed.tsx';
import { m } from '../../paraglide/messages.js';
import { Boundary } from '../../ui/Boundary.tsx';
import { ErrorPanel } from '../../ui/ErrorPanel.tsx';
import { Drawer } from '../../ui/layers/Drawer.tsx';
import { Skeleton } from '../../ui/loading/Skeleton.tsx';
import type { RetentionDrawerQuery } from './__generated__/RetentionDrawerQuery.graphql.ts';
import { RetentionForm } from './RetentionForm.tsx';

export interface RetentionDrawerProps {
  /** Global id. */
  projectId: string;
  open: boolean;
  onClose: () => void;
}

/** By which rule the candidates of a position are erased by themselves. A rule can be set only below its preview. */
export function RetentionDrawer({ projectId, open, onClose }: RetentionDrawerProps) {
  const [dirty, setDirty] = useState(false);
  const close = () => {
    setDirty(false);
    onClose();
  };
  return (
    <Drawer
      open={open}
      onClose={close}
      dirty={dirty}
      title={m.privacy_retention_title()}
      description={m.privacy_retention_hint()}
    >
      <Boundary fallback={partFailed}>
        {(attempt) => (
          <Suspense fallback={<Skeleton className="h-40" />}>
            {open ? <Loaded projectId={projectId} attempt={attempt} onDirty={setDirty} onDone={close} /> : null}
          </Suspense>
        )}
      </Boundary>
    </Drawer>
  );
}

interface LoadedProps {
  projectId: string;
  attempt: number;
  onDirty: (dirty: boolean) => void;
  onDone: () => void;
}

function Loaded({ projectId, attempt, ...rest }: LoadedProps) {
  const { project } = useLazyLoadQuery<RetentionDrawerQuery>(
    graphql`
      query RetentionDrawerQuery($id: ID!) {
        project(id: $id) {
          ...RetentionForm_project
        }
      }
    `,
    { id: projectId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
  return project ? <RetentionForm project={project} {...rest} /> : <ErrorPanel title={m.shell_not_found_hint()} />;
}
