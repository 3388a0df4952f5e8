import { Compass } from 'lucide-react';
import { chooseLanguage, currentLanguage, type Language, languageNames } from '../../app/language/language.ts';
import { useSavePreference } from '../../app/preferences/useSavePreference.ts';
import { chooseTheme, type ThemeChoice } from '../../app/theme/theme.ts';
import { useThemeChoice } from '../../app/theme/useTheme.ts';
import { useShowTour } from '../../app/tour/useTour.ts';
import { m } from '../../paraglide/messages.js';
import { Card } from '../../ui/Card.tsx';
import { Button } from '../../ui/inputs/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { Select } from '../../ui/inputs/Select.tsx';

const languages = (Object.keys(languageNames) as Language[]).map((value) => ({ value, label: languageNames[value] }));

/** Language and theme: applied here at once, and kept in the profile for other browsers. */
export function Preferences() {
  const savePreference = useSavePreference();
  const theme = useThemeChoice();
  const showTour = useShowTour();
  const themes: { value: ThemeChoice; label: string }[] = [
    { value: 'system', label: m.settings_theme_system() },
    { value: 'light', label: m.settings_theme_light() },
    { value: 'dark', label: m.settings_theme_dark() },
  ];
  return (
    <Card title={m.settings_preferences()}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={m.settings_language()}>
          <Select
            value={currentLanguage()}
            options={languages}
            onChange={(language) => {
              chooseLanguage(language);
              savePreference({ language });
            }}
          />
        </Field>
        <Field label={m.settings_theme()} hint={m.settings_theme_hint()}>
          <Select
            value={theme}
            options={themes}
            onChange={(choice) => {
              chooseTheme(choice);
              savePreference({ theme: choice });
            }}
          />
        </Field>
      </div>
      <Button className="mt-4" icon={<Compass />} onClick={showTour}>
        {m.tour_again()}
      </Button>
    </Card>
  );
}
