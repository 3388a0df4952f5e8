import { Languages } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { chooseLanguage, type Language } from '../language/language.ts';
import type { LanguageMenuProps } from './LanguageMenu.tsx';

/** Its code comes with the first press: the sign-in page has no other menu. */
const LanguageMenu = lazy(() => import('./LanguageMenu.tsx').then((module) => ({ default: module.LanguageMenu })));

/** `onChosen` is called after the page has switched to the chosen language. */
export function LanguageSwitch({ onChosen }: { onChosen?: (language: Language) => void }) {
  const [menu, setMenu] = useState<Pick<LanguageMenuProps, 'anchor' | 'byKeyboard' | 'open'> | null>(null);
  const open = menu?.open === true;
  const choose = (language: Language) => {
    chooseLanguage(language);
    onChosen?.(language);
  };
  return (
    <>
      <IconButton
        label={m.shell_language()}
        icon={<Languages />}
        aria-haspopup="menu"
        aria-expanded={open}
        data-popup-open={open ? '' : undefined}
        onClick={({ currentTarget, detail }) => setMenu({ anchor: currentTarget, byKeyboard: detail === 0, open: true })}
      />
      {menu ? (
        <Suspense fallback={null}>
          <LanguageMenu {...menu} onClose={() => setMenu({ ...menu, open: false })} onChoose={choose} />
        </Suspense>
      ) : null}
    </>
  );
}
