import { Archive, ArchiveRestore, Eraser, MoreHorizontal, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { graphql, useFragment } from 'react-relay';
import { m } from '../../paraglide/messages.js';
import { formatNumber } from '../../ui/format/formatNumber.ts';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { ConfirmDialog } from '../../ui/layers/ConfirmDialog.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../ui/layers/Menu.tsx';
import { RetentionDrawer } from '../retention/RetentionDrawer.tsx';
import type { ProjectActions_project$key } from './__generated__/ProjectActions_project.graphql.ts';
import { EditProjectDrawer } from './EditProjectDrawer.tsx';
import { useArchiveProject } from './useArchiveProject.ts';
import { useDeleteProject } from './useDeleteProject.ts';

export interface ProjectActionsProps {
  project: ProjectActions_project$key;
  /** It has been archived or deleted. */
  onGone?: () => void;
}

/** Edit, archive, retention and delete; a deletion asks first, and says what goes with the position. */
export function ProjectActions({ project, onGone }: ProjectActionsProps) {
  const data = useFragment(
    graphql`
      fragment ProjectActions_project on Project {
        id
        internalId
        title
        archivedAt
        candidateCount
        ...EditProjectDrawer_project
      }
    `,
    project,
  );
  const { id, internalId, title: given, archivedAt, candidateCount: count } = data;
  const title = given || m.projects_untitled();
  const [open, setOpen] = useState<'edit' | 'retention' | 'delete' | null>(null);
  const archive = useArchiveProject(onGone);
  const { remove, busy } = useDeleteProject();
  const onDeleted = () => {
    setOpen(null);
    onGone?.();
  };
  return (
    <>
      <Menu align="end" trigger={<IconButton size="sm" label={m.projects_more_actions({ title })} icon={<MoreHorizontal />} />}>
        <MenuItem icon={<Pencil />} onSelect={() => setOpen('edit')}>
          {m.projects_edit()}
        </MenuItem>
        <MenuItem
          icon={archivedAt ? <ArchiveRestore /> : <Archive />}
          onSelect={() => archive({ id, title, archived: !archivedAt })}
        >
          {archivedAt ? m.projects_restore() : m.projects_archive()}
        </MenuItem>
        <MenuItem icon={<Eraser />} onSelect={() => setOpen('retention')}>
          {m.privacy_retention()}
        </MenuItem>
        <MenuSeparator />
        <MenuItem icon={<Trash2 />} danger onSelect={() => setOpen('delete')}>
          {m.projects_delete()}
        </MenuItem>
      </Menu>
      <EditProjectDrawer project={data} open={open === 'edit'} onClose={() => setOpen(null)} />
      <RetentionDrawer projectId={id} open={open === 'retention'} onClose={() => setOpen(null)} />
      <ConfirmDialog
        open={open === 'delete'}
        title={m.projects_delete_question({ title })}
        confirmLabel={m.projects_delete_confirm()}
        danger
        busy={busy}
        onConfirm={() => remove({ id, internalId, title, onDeleted })}
        onCancel={() => setOpen(null)}
      >
        {count === 0 ? m.projects_delete_empty() : m.projects_delete_what({ count, text: formatNumber(count) })}
      </ConfirmDialog>
    </>
  );
}
