import { ChevronDown, ChevronUp } from 'lucide-react';
import { useContext, useEffect, useEffectEvent } from 'react';
import { m } from '../../paraglide/messages.js';
import { IconButton } from '../../ui/inputs/IconButton.tsx';
import { showToast } from '../../ui/layers/toastManager.ts';
import { UnsavedContext } from '../../ui/unsaved/useUnsaved.ts';

/** Goes through the list without closing the dialog: the keys of the list, j and k, work here too. Unsaved text stays where it is. */
export function StepButtons({ onStep }: { onStep: (step: 1 | -1) => void }) {
  const scope = useContext(UnsavedContext);
  const step = (direction: 1 | -1) => {
    if (scope.dirty) showToast({ tone: 'info', text: m.candidate_step_unsaved() });
    else onStep(direction);
  };
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    if (event.key === 'j' || event.key === 'k') step(event.key === 'j' ? 1 : -1);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <span className="flex">
      <IconButton label={m.candidate_previous()} icon={<ChevronUp />} onClick={() => step(-1)} />
      <IconButton label={m.candidate_next()} icon={<ChevronDown />} onClick={() => step(1)} />
    </span>
  );
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable], [role=menu]') !== null;
}
