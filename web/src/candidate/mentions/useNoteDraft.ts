import { useState } from 'react';
import { mentionedIn, type Person } from './mentionText.ts';

/** A note that is being written, with the colleagues who were chosen in it. */
export function useNoteDraft() {
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Person[]>([]);
  return {
    text,
    empty: text.trim() === '',
    /** What `addActivity` takes. */
    activity: () => ({ type: 'NOTE' as const, note: text.trim(), mentions: mentionedIn(text, chosen) }),
    clear: () => {
      setText('');
      setChosen([]);
    },
    field: { value: text, onValue: setText, onMention: (person: Person) => setChosen((before) => [...before, person]) },
  };
}
