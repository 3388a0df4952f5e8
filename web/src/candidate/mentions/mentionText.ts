/** Somebody whom a note can mention. */
export interface Person {
  /** Global id. */
  id: string;
  name: string;
}

export interface TypedMention {
  /** Where its @ is. */
  start: number;
  /** What was typed after it. */
  search: string;
}

/** An @ at the beginning of a word, and up to two words of a name. */
const typed = /(?:^|[\s(])@([^\s@]{0,60}(?: [^\s@]{1,60})?)$/u;

/** The mention that is being typed before the caret. */
export function typedMention(text: string, caret: number): TypedMention | null {
  const search = typed.exec(text.slice(0, caret))?.[1];
  return search === undefined ? null : { start: caret - search.length - 1, search };
}

/** Those of the chosen people whom the text still names. */
export function mentionedIn(text: string, people: readonly Person[]): string[] {
  return [...new Set(people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id))];
}

export interface NotePart<P> {
  text: string;
  /** Whom it mentions; null for other text. */
  mention: P | null;
}

/** A note's text, with its mentions apart. A longer name wins over one that it begins with. */
export function splitMentions<P extends Person>(note: string, people: readonly P[]): NotePart<P>[] {
  const byLength = people.toSorted((a, b) => b.name.length - a.name.length);
  const parts: NotePart<P>[] = [];
  let plain = '';
  const endPlain = () => {
    if (plain !== '') parts.push({ text: plain, mention: null });
    plain = '';
  };
  for (let at = 0; at < note.length; ) {
    const mention = note[at] === '@' ? byLength.find(({ name }) => note.startsWith(name, at + 1)) : undefined;
    if (mention === undefined) {
      plain += note[at];
      at += 1;
      continue;
    }
    endPlain();
    parts.push({ text: `@${mention.name}`, mention });
    at += mention.name.length + 1;
  }
  endPlain();
  return parts;
}
