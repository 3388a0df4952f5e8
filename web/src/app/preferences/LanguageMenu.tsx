import { m } from '../../paraglide/messages.js';
import { AnchoredMenu, type AnchoredMenuProps } from '../../ui/layers/AnchoredMenu.tsx';
import { MenuRadioGroup } from '../../ui/layers/Menu.tsx';
import { currentLanguage, type Language, languageNames } from '../language/language.ts';

const options = (Object.keys(languageNames) as Language[]).map((value) => ({ value, label: languageNames[value] }));

export interface LanguageMenuProps extends Omit<AnchoredMenuProps, 'children' | 'side'> {
  onChoose: (language: Language) => void;
}

export function LanguageMenu({ onChoose, ...menu }: LanguageMenuProps) {
  return (
    <AnchoredMenu {...menu} side="top">
      <MenuRadioGroup label={m.shell_language()} value={currentLanguage()} onChange={onChoose} options={options} />
    </AnchoredMenu>
  );
}
