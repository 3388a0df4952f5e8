import { type KeyboardEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { m } from '../../paraglide/messages.js';
import { Textarea, type TextareaProps } from '../../ui/inputs/Textarea.tsx';
import { MentionList } from './MentionList.tsx';
import { type Person, type TypedMention, typedMention } from './mentionText.ts';
import { useMentionable } from './useMentionable.ts';

export interface MentionTextareaProps extends Omit<TextareaProps, 'ref' | 'value' | 'defaultValue' | 'onChange'> {
  value: string;
  onValue: (text: string) => void;
  onMention: (person: Person) => void;
}

/** A text in which @ suggests colleagues: arrows choose, Enter or Tab takes, Escape closes the list. */
export function MentionTextarea({ value, onValue, onMention, onKeyDown, ...rest }: MentionTextareaProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [typed, setTyped] = useState<TypedMention | null>(null);
  const [active, setActive] = useState(0);
  const people = useMentionable(typed?.search ?? null);
  const open = typed !== null && people.length > 0;
  const current = Math.min(active, people.length - 1);
  const optionId = (index: number) => `${listId}-${index}`;
  const close = () => setTyped(null);
  useEscapeOnce(area, open, close);
  const look = ({ value: text, selectionStart }: HTMLTextAreaElement) => {
    const next = typedMention(text, selectionStart);
    if (next?.search !== typed?.search) setActive(0);
    setTyped(next);
  };
  const take = (person: Person) => {
    if (typed === null) return;
    const before = `${value.slice(0, typed.start)}@${person.name} `;
    // The caret can be placed once the text is there, and before the next key.
    flushSync(() => {
      onValue(before + value.slice(typed.start + 1 + typed.search.length).replace(/^ /, ''));
      onMention(person);
      close();
    });
    area.current?.setSelectionRange(before.length, before.length);
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const person = people[current];
    const step = steps[event.key];
    const plain = !event.ctrlKey && !event.metaKey && !event.shiftKey;
    if (!open || !plain || (step === undefined && !takes.has(event.key))) return onKeyDown?.(event);
    event.preventDefault();
    if (step !== undefined) setActive((current + step + people.length) % people.length);
    else if (person) take(person);
  };
  return (
    <div className="relative">
      <Textarea
        {...rest}
        ref={area}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={open ? listId : undefined}
        aria-activedescendant={open ? optionId(current) : undefined}
        onChange={(event) => {
          onValue(event.target.value);
          look(event.target);
        }}
        onClick={(event) => look(event.currentTarget)}
        onBlur={close}
        onKeyDown={press}
      />
      <output className="sr-only">{open ? m.candidate_mention_found({ count: people.length }) : ''}</output>
      {open ? (
        <MentionList id={listId} optionId={optionId} people={people} current={current} onMove={setActive} onTake={take} />
      ) : null}
    </div>
  );
}

const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
const takes = new Set(['Enter', 'Tab']);

/** A native listener: layers around it listen on the document, and must not close as well. */
function useEscapeOnce(area: { current: HTMLElement | null }, open: boolean, onEscape: () => void): void {
  const call = useEffectEvent(onEscape);
  useEffect(() => {
    const held = area.current;
    if (!open || held === null) return;
    const press = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      call();
    };
    held.addEventListener('keydown', press);
    return () => held.removeEventListener('keydown', press);
  }, [area, open]);
}
