import { parseSkillTable, type SkillEntry, type SkillSpelling } from './parseSkillTable.ts';
import { skillTables } from './skillTables.ts';
import { stemWord } from './stemWord.ts';
import { commonNames, commonWords } from './tables/commonWords.ts';
import { tokenizeText } from './tokenizeText.ts';

/** One spelling, stored at the node of its last word. */
export interface Spelling extends SkillSpelling {
  entry: SkillEntry;
  /** Weak because it is an ordinary word, with or without a capital; not a product name. */
  ordinary: boolean;
}

/** A tree of words: each path from the root spells a name. */
export interface WordNode {
  next: Map<string, WordNode> | null;
  spellings: Spelling[] | null;
}

export interface SkillIndex {
  entries: Map<string, SkillEntry>;
  root: WordNode;
}

const plainName = /^[A-Za-z0-9А-Яа-яЁё]+(?: [A-Za-z0-9А-Яа-яЁё]+)*$/;
/** Words separated by signs that the tokenizer treats as gaps. */
const partedName = /^[A-Za-z0-9А-Яа-яЁё]+(?:[ \-/&'.]+[A-Za-z0-9А-Яа-яЁё]+)*$/;
const gaps = /[ \-/&'.]+/;
const dotNet = /\.net/i;

/** The name of an activity: its object, then the verb ("menu planning"). */
const activity = /^([A-Za-z]{4,}) ([A-Za-z]{3,})ing$/;
/** The doubled consonant in "plann" of "planning". */
const doubled = /([bdgmnprt])\1$/;
/** Words before an activity that are not its object. */
const adjectives: ReadonlySet<string> = new Set(
  'active,agile,analytical,arc,automated,business,clinical,cloud,cognitive,commercial,creative,critical,cross,deep,digital,direct,electrical,express,fast,financial,forensic,functional,general,inbound,independent,integration,lean,lifelong,machine,manual,mechanical,mobile,motivational,natural,online,outbound,parallel,performance,public,quality,quantum,regression,remote,scientific,self,social,software,spot,statistical,strategic,structural,system,systems,technical,unit,value,visual'.split(
    ',',
  ),
);

let index: SkillIndex | null = null;

/** Built on first use, which takes about a tenth of a second, and kept for the life of the process. */
export function skillIndex(): SkillIndex {
  index ??= buildIndex(skillTables.flatMap(parseSkillTable));
  return index;
}

export function buildIndex(entries: readonly SkillEntry[]): SkillIndex {
  const root: WordNode = { next: null, spellings: null };
  const byName = new Map<string, SkillEntry>();
  for (const entry of entries) byName.set(entry.name, entry);
  linkBack(byName);
  const common = new Map([
    ...keysOf(commonNames).map((key) => [key, false] as const),
    ...keysOf(commonWords).map((key) => [key, true] as const),
  ]);
  const joinable: { words: string[]; spelling: Spelling }[] = [];
  const activities: Spelling[] = [];
  for (const entry of entries) {
    for (const written of entry.spellings) {
      const words = wordsOf(written.text);
      const spelling = spellingOf(entry, written, common.get(words.length === 1 ? (words[0] ?? '') : words.join(' ')));
      addSpelling(root, words, spelling);
      if (written.exact) addLowerCase(root, words, spelling);
      else if (mayBeJoined(words, spelling)) joinable.push({ words, spelling });
      if (!written.exact && !written.weak && written.text.endsWith('ing')) activities.push(spelling);
    }
  }
  for (const { words, spelling } of joinable) addJoined(root, words.join(''), spelling);
  for (const spelling of activities) addTurned(root, spelling);
  return { entries: byName, root };
}

/** "ETL" is often written "etl" in lists; not accepted if the lower-case form is a word. */
const acronym = /^[A-Z]{3,6}$/;
const wordsToo: ReadonlySet<string> = new Set(
  'ARM,BLAST,CAM,DOM,DOORS,EMS,HEED,LEED,LESS,OWL,PACS,PADS,PUFF,RAG,RAID,REST,SAN,SAP,SASS,SEN,SEND,SIP,SOAP,SOLID,SPICE'.split(
    ',',
  ),
);
const startsLower = /^[a-zа-яё]/;

/** @param ordinary true if it is in the list of common words, false if in the list of product names, undefined if in neither */
function spellingOf(entry: SkillEntry, { text, exact, weak }: SkillSpelling, ordinary: boolean | undefined): Spelling {
  if (exact) return { text, exact, weak, ordinary: false, entry };
  const isWeak = weak || ordinary !== undefined;
  return { text, exact, weak: isWeak, ordinary: ordinary === true || (weak && startsLower.test(text)), entry };
}

function addLowerCase(root: WordNode, words: readonly string[], { text, entry }: Spelling): void {
  if (!acronym.test(text) || wordsToo.has(text)) return;
  addSpelling(root, words, { text: text.toLowerCase(), exact: true, weak: true, ordinary: false, entry });
}

function keysOf(list: string): string[] {
  return list.split(',').map((name) => wordsOf(name.trim()).join(' '));
}

/** The comparable words of a name. Plain names, which are the most frequent, do not need the tokenizer. */
export function wordsOf(text: string): string[] {
  if (plainName.test(text)) return text.split(' ').map(stemWord);
  if (partedName.test(text) && !dotNet.test(text)) return text.split(gaps).map(stemWord);
  return tokenizeText(text).map((token) => token.key);
}

/** The node that these words lead to. */
export function followWords(root: WordNode, words: readonly string[]): WordNode | null {
  let node: WordNode | null = root;
  for (const word of words) {
    node = node.next?.get(word) ?? null;
    if (node === null) return null;
  }
  return node;
}

function addSpelling(root: WordNode, words: readonly string[], spelling: Spelling): void {
  let node = root;
  for (const word of words) {
    node.next ??= new Map();
    let child = node.next.get(word);
    if (child === undefined) node.next.set(word, (child = { next: null, spellings: null }));
    node = child;
  }
  if (node.spellings === null) node.spellings = [spelling];
  else node.spellings.push(spelling);
}

/** Also accepts "planning menus" and "plan menus" for "menu planning", unless that is the name of another skill. */
function addTurned(root: WordNode, { text, entry }: Spelling): void {
  const [, noun, verb] = activity.exec(text) ?? [];
  if (noun === undefined || verb === undefined || adjectives.has(noun.toLowerCase())) return;
  const bases = doubled.test(verb) ? [verb.slice(0, -1)] : [verb, `${verb}e`];
  for (const form of [`${verb}ing`, ...bases]) {
    const words = [stemWord(form), stemWord(noun)];
    if (!followWords(root, words)?.spellings)
      addSpelling(root, words, { text: `${form} ${noun}s`, exact: false, weak: false, ordinary: false, entry });
  }
}

/** Makes neighbours mutual, whichever row names them. */
function linkBack(byName: ReadonlyMap<string, SkillEntry>): void {
  for (const { name, neighbours } of byName.values()) {
    for (const neighbour of neighbours) {
      const other = byName.get(neighbour);
      if (other !== undefined && !other.neighbours.includes(name)) other.neighbours.push(name);
    }
  }
}

/** "Power BI" and "Node.js" may be run together, "Power supplies" may not. */
const severalCapitals = /.[A-Z\d.]/;

function mayBeJoined(words: readonly string[], { text, exact, weak, entry }: Spelling): boolean {
  return words.length > 1 && words.length < 4 && !exact && !weak && entry.category === 'technical' && severalCapitals.test(text);
}

/** Also accepts product names run together: "Power BI" as "PowerBI", "Node.js" as "NodeJS", unless that is the name of another skill. */
function addJoined(root: WordNode, text: string, { exact, weak, ordinary, entry }: Spelling): void {
  if (text.length < 5 || text.length > 16 || !plainName.test(text)) return;
  const joined = [stemWord(text)];
  if (!followWords(root, joined)?.spellings) addSpelling(root, joined, { text, exact, weak, ordinary, entry });
}
