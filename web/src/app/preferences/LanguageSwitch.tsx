import { Languages } from 'lucide-react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { Menu, MenuRadioGroup } from '../../ui/layers/Menu.tsx';
import { chooseLanguage, currentLanguage, type Language, languageNames } from '../language/language.ts';

const options = (Object.keys(languageNames) as Language[]).map((value) => ({ value, label: languageNames[value] }));

/** `onChosen` is called after the page has switched to the chosen language. */
export function LanguageSwitch({ onChosen }: { onChosen?: (language: Language) => void }) {
  const choose = (language: Language) => {
    chooseLanguage(language);
    onChosen?.(language);
  };
  return (
    <Menu side="top" trigger={<IconButton label={m.shell_language()} icon={<Languages />} />}>
      <MenuRadioGroup label={m.shell_language()} value={currentLanguage()} onChange={choose} options={options} />
    </Menu>
  );
}
