import { Bookmark, BriefcaseBusiness, ChartLine, FileUp, Plus, Settings, SquarePlus } from 'lucide-react';
import { useNavigate } from 'react-router-dom';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Menu, MenuItem } from '../../ui/layers/Menu.tsx';

export function QuickActions() {
  const navigate = useNavigate();
  return (
    <Menu trigger={<IconButton label={m.shell_quick_actions()} side="right" icon={<Plus />} />}>
      <MenuItem icon={<FileUp />} onSelect={() => void navigate('/')}>
        {m.shell_action_upload()}
      </MenuItem>
      <MenuItem icon={<BriefcaseBusiness />} onSelect={() => void navigate('/projects')}>
        {m.shell_action_projects()}
      </MenuItem>
      <MenuItem icon={<SquarePlus />} onSelect={() => void navigate('/projects?add=1')}>
        {m.shell_action_add_project()}
      </MenuItem>
      <MenuItem icon={<Bookmark />} onSelect={() => void navigate('/saved')}>
        {m.shell_action_saved()}
      </MenuItem>
      <MenuItem icon={<ChartLine />} onSelect={() => void navigate('/analytics')}>
        {m.shell_action_analytics()}
      </MenuItem>
      <MenuItem icon={<Settings />} onSelect={() => void navigate('/settings')}>
        {m.shell_action_settings()}
      </MenuItem>
    </Menu>
  );
}
