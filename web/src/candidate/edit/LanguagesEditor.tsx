import { m } from '../../paraglide/messages.js';
import { EntriesEditor } from './EntriesEditor.tsx';
import type { EditorProps } from './editorProps.ts';
import { SmallField } from './SmallField.tsx';

export interface LanguageValue {
  name: string | null;
  level: string | null;
}

export function LanguagesEditor(props: EditorProps<LanguageValue[]>) {
  return (
    <EntriesEditor
      {...props}
      empty={{ name: null, level: null }}
      addLabel={m.fact_add_language()}
      nameOf={({ name }) => name?.trim() ?? ''}
      renderEntry={(entry, change) => (
        <>
          <SmallField label={m.fact_language()} value={entry.name} onChange={(name) => change({ name })} />
          <SmallField label={m.fact_level()} value={entry.level} onChange={(level) => change({ level })} />
        </>
      )}
    />
  );
}
