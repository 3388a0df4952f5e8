import type { Candidate } from './keepCredible.ts';
import { followWords, type SkillIndex, type Spelling, wordsOf } from './skillIndex.ts';
import { stemWord } from './stemWord.ts';
import { actionPhrases } from './tables/actionPhrases.ts';
import { type Token, tokenizeText } from './tokenizeText.ts';

interface Action {
  objects: ReadonlySet<string>;
  spelling: Spelling;
}

/** Maximum distance from verb to object, in words: "lead a small team". */
const reach = 4;
/** After one of these words the object is no longer the verb's: "led to a new team". */
const breaks: ReadonlySet<string> = new Set(
  'to,for,in,on,at,by,from,of,as,with,that,which,who,into,we,you,в,на,для,по,от,из'.split(','),
);

/** Subjects other than the person: "we develop software" describes what a company does. */
const others: ReadonlySet<string> = new Set('we,they,it,customer,client,мы'.split(','));

/** Cached per index, because the spellings come from it. */
const remembered = new WeakMap<SkillIndex, Map<string, Action[]>>();

/** Finds skills described by an action: "led a team of nurses", "preparing monthly reports". */
export function findActions(text: string, tokens: readonly Token[], index: SkillIndex): Candidate[] {
  const actions = actionsOf(index);
  const found: Candidate[] = [];
  tokens.forEach((verb, position) => {
    const possible = actions.get(verb.key);
    if (possible === undefined || verb.start < (found.at(-1)?.end ?? 0)) return;
    if (verb.address !== null || isNoun(text, verb) || others.has(tokens[position - 1]?.key ?? '')) return;
    for (const token of tokens.slice(position + 1, position + 1 + reach)) {
      if (!token.joined || breaks.has(token.key)) return;
      const action = possible.find(({ objects }) => objects.has(token.key));
      if (action === undefined) continue;
      found.push({ start: verb.start, end: token.end, spelling: action.spelling });
      return;
    }
  });
  return found;
}

/** The skill, if the whole name is one action: "manage a team". */
export function findWholeAction(name: string, index: SkillIndex): Spelling | null {
  const space = name.indexOf(' ');
  if (space === -1 || !actionsOf(index).has(stemWord(name.slice(0, space)))) return null;
  const found = findActions(name, tokenizeText(name), index);
  return found.find(({ start, end }) => start === 0 && end === name.length)?.spelling ?? null;
}

/** Not verbs: "Trainings for staff", "industry-leading team". */
function isNoun(text: string, { start, end, key }: Token): boolean {
  return text[start - 1] === '-' || (key.endsWith('ing') && text[end - 1] === 's');
}

function actionsOf(index: SkillIndex): Map<string, Action[]> {
  const known = remembered.get(index);
  if (known !== undefined) return known;
  const actions = new Map<string, Action[]>();
  for (const row of actionPhrases.split('\n')) {
    const [, name, verbs = '', objects = ''] = /^([^:]+): ([^;]+); (.+)$/.exec(row) ?? [];
    const spelling = name === undefined ? undefined : followWords(index.root, wordsOf(name))?.spellings?.[0];
    if (spelling === undefined) continue;
    const action = { objects: new Set(objects.split(', ').map(stemWord)), spelling };
    for (const form of new Set(verbs.split(', ').flatMap(formsOf).map(stemWord))) {
      const same = actions.get(form);
      if (same === undefined) actions.set(form, [action]);
      else same.push(action);
    }
  }
  remembered.set(index, actions);
  return actions;
}

/** "manage" → manage, manages, managing, managed. Irregular forms are listed in the table: "lead/led". */
function formsOf(verb: string): string[] {
  const [base = '', ...others] = verb.split('/');
  if (!/^[a-z]/.test(base)) return [base, ...others];
  const stem = /[^e]e$/.test(base) ? base.slice(0, -1) : base;
  const past = base.endsWith('y') ? `${base.slice(0, -1)}ied` : `${stem}ed`;
  const plural = `${base}es`;
  return others.length > 0 ? [base, plural, `${stem}ing`, ...others] : [base, plural, `${stem}ing`, past];
}
