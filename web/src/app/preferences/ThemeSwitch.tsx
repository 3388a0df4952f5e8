import { Moon, Sun } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { chooseTheme, type Theme } from '../theme/theme.ts';
import { useTheme } from '../theme/useTheme.ts';

export function ThemeSwitch({ onChosen }: { onChosen?: (theme: Theme) => void }) {
  const theme = useTheme();
  const other: Theme = theme === 'dark' ? 'light' : 'dark';
  const toggle = () => {
    chooseTheme(other);
    onChosen?.(other);
  };
  // Both icons are there, as the styles know the theme before any script does.
  return (
    <IconButton
      label={other === 'dark' ? m.shell_theme_dark() : m.shell_theme_light()}
      icon={
        <>
          <Sun className="hidden dark:block" />
          <Moon className="dark:hidden" />
        </>
      }
      onClick={toggle}
    />
  );
}
