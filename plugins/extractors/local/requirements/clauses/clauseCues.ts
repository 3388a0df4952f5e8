import {
  addressedBeginnings,
  addressedWords,
  applying,
  benefits,
  competence,
  denials,
  englishAsksAmongDuties,
  musts,
  needs,
  offerVerbs,
  personWords,
  positionLabels,
  promises,
  russianAddressedWords,
  russianApplying,
  russianAsksAmongDuties,
  russianBenefits,
  russianCompetence,
  russianDenials,
  russianMusts,
  russianNeeds,
  russianOffers,
  russianPersonWords,
  smallNumbers,
  tasks,
  taskVerbs,
  wishes,
  wishesAnywhere,
} from '../../../../knowledge/cues/askingCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import type { Clause } from './jobHeadings.ts';

/** "No degree required": the thing named is not a requirement. */
const notAsked = makeFinder(
  'iu',
  {
    before: '\\b',
    words: String.raw`(?:not|never|isn['’]t|aren['’]t|hardly) (?:strictly |actually |a )?`,
    after: `(?:${needs})`,
  },
  { before: '\\b', words: denials, after: String.raw`(?!\p{L})` },
  { words: 'не ', after: `(?:${russianNeeds})` },
  { words: russianDenials },
);

const applyingWords = makeFinder(
  'iu',
  { before: '\\b', words: applying, after: '\\b' },
  { before: String.raw`(?<!\p{L})`, words: russianApplying },
  { before: '^', words: positionLabels, after: String.raw`(?:\s*:\s|\s*\t| {3})` },
);

/** How a clause asks for the things it names. */
export interface Asking {
  importance: 'must' | 'nice';
  /** The clause itself says so; otherwise only its section does. */
  explicit: boolean;
  /** 0 to 1: how likely it is that the things it names are required at all. */
  confidence: number;
}

/** A clause that asks for something, and how it asks. */
export interface AskingClause extends Clause {
  asking: Asking;
}

const niceWords = makeFinder('iu', { before: '\\b', words: wishes, after: '\\b' }, { words: wishesAnywhere });
const mustWords = makeFinder('iu', { before: '\\b', words: musts, after: '\\b' }, { words: russianMusts });
/** These words outweigh the heading above. */
const saysMust = /\b(?:required|must|mandatory|essential)\b|обязательн|необходим|требуется/iu;
/** "Ideally Splunk, which we require": the end takes the wish back. */
const afterAll = /, which (?:we|is|are) required?\b/iu;
/** Words that introduce a required ability ("able to", "knowledge of"). */
const competenceWords = makeFinder('iu', { before: '\\b', words: competence, after: '\\b' }, { words: russianCompetence });
const giver = /^(?:we|the company|our company)(?:(?:'|’)(?:ll|ve|re)|\s+(?:also|will|can|are|have))*\s+/iu;
const giving = makeFinder('iu', { words: offerVerbs, after: String.raw`\w*\b` });
const givingInRussian = makeFinder('iu', { before: String.raw`(?<=^|(?<!\p{L})мы )`, words: russianOffers });
const aboutWork = /\byou(?:'|’)?ll\b|\byou will\b|\byour\b|\bwill be\b|\brole\b|вам|вы будете|предстоит|твои|ваши|работать/iu;
/** "You communicate clearly", "Three years or more in a kitchen"; not "You will …" and "You get …". */
const beginsWithPerson = makeFinder(
  'iu',
  { before: '^', words: 'you ', after: `(?!${promises})` },
  { before: '^', words: smallNumbers, after: String.raw`\+? (?:or more )?(?:years?|yrs|months)\b` },
  {
    before: '^',
    words: String.raw`(?:at least |minimum |over |with )(?:${smallNumbers})`,
    after: String.raw`\+? (?:or more )?(?:years?|yrs|months)\b`,
  },
  { before: '^', words: '(?:ты|вы) (?!будете|будешь|получи)' },
);
/** Among duties only these words make a requirement: every duty mentions "good work". */
const asksAmongDuties = makeFinder(
  'iu',
  { before: '\\b', words: englishAsksAmongDuties, after: '\\b' },
  { words: russianAsksAmongDuties },
);

/** "You will be providing …", "As a clerk, you will …": in a text without headings, a task. */
const tellsTask = makeFinder('iu', { before: '^', words: tasks }, { before: '^', words: taskVerbs, after: '\\b' });

/** "Maintain thorough knowledge of our products": a duty too. */
const learnsAtWork = /^(?:maintain(?! (?:an? )?(?:current|valid|active)\b)|develop|gain|acquire|build|keep|stay|remain)\b/iu;

const toCandidates = makeFinder(
  'iu',
  { before: '^', words: addressedBeginnings },
  { before: '\\b', words: addressedWords, after: '\\b' },
  { words: russianAddressedWords },
);

const ofSection: Readonly<Record<Clause['section'], number>> = {
  must: 0.92,
  nice: 0.9,
  education: 0.9,
  languages: 0.92,
  duties: 0.68,
  intro: 0.55,
  about: 0.4,
  pay: 0,
  benefits: 0,
  apply: 0,
};

/** "Do you have a driving licence?"; other questions only lead to what follows: "Is this you?". */
const asksReader = /^(?:do|have|can|are|did|does) (?:you|your)\b|^(?:есть ли|умеете|владеете|знаете|у (?:вас|тебя))/iu;

/** Where a page prints its fields, what is asked for may stand among what is offered. */
const offered: ReadonlySet<Clause['section']> = new Set(['benefits', 'pay']);
/** "Must have a valid driver's license". */
const insists = /^(?:(?:you|candidates?|applicants?) )?must (?:have|possess|hold)\b/iu;

/** The clauses that ask for something. */
export function askingClauses(clauses: readonly Clause[]): AskingClause[] {
  return clauses.flatMap((clause) => {
    const asking = askingOf(clause);
    return asking === null ? [] : [{ ...clause, asking }];
  });
}

/** How a clause asks, or null if it asks for nothing: benefits, the company's praise of itself, "no degree required". */
function askingOf(clause: Clause): Asking | null {
  const { section, text } = clause;
  const base = ofSection[section];
  if (base === 0)
    return offered.has(section) && insists.test(text) ? { importance: 'must', explicit: true, confidence: 0.85 } : null;
  if (asksNothing(text)) return null;
  if (niceWords.test(text) && !afterAll.test(text)) return { importance: 'nice', explicit: true, confidence: 0.9 };
  if (notAsked.test(text)) return null;
  const must = mustWords.test(text);
  if (section === 'nice') return { importance: must && saysMust.test(text) ? 'must' : 'nice', explicit: true, confidence: base };
  if (section === 'about' && !must && !addressed.test(text) && !asksAmongDuties.test(text)) return null;
  if (isTask(clause))
    return section === 'intro' && !aboutWork.test(text) ? null : { importance: 'must', explicit: false, confidence: base };
  return amongRequirements(clause, base, must);
}

/** "We will train you, but are looking for …". */
const turnsToAsking = /\bbut (?:we )?(?:are|need|require|expect|you must)\b/iu;

/** An offer, how to apply, or a question that only leads to what follows. */
const asksNothing = (text: string): boolean =>
  gives(text) || applyingWords.test(text) || (text.endsWith('?') && !asksReader.test(text));

/** A duty alone is no explicit requirement: people may learn it on the job. */
function isTask({ section, text }: Clause): boolean {
  if (section !== 'duties' && !(section === 'intro' && tellsTask.test(text))) return false;
  return !asksAmongDuties.test(text) || learnsAtWork.test(text);
}

/** The company gives something, whatever the section. */
function gives(text: string): boolean {
  if (turnsToAsking.test(text)) return false;
  const given = giver.exec(text)?.[0].length ?? 0;
  return (given > 0 && giving.at(text, given) !== null) || givingInRussian.test(text);
}

const addressed = /\b(?:you|experience|looking for|seeking)\b|ищем|опыт/iu;

function amongRequirements({ section, text }: Clause, base: number, must: boolean): Asking | null {
  const competence = competenceWords.test(text) || beginsWithPerson.test(text);
  const explicit = section === 'must' || section === 'education' || section === 'languages' || must || competence;
  if (section === 'intro' && !explicit && !aboutWork.test(text)) return null;
  return { importance: 'must', explicit, confidence: explicit ? Math.max(base, 0.85) : base };
}

/** False for introductions and sections about the company that do not address candidates: years named there may be the company's own. */
export function speaksToCandidates({ section, text }: Clause): boolean {
  return (section !== 'intro' && section !== 'about') || toCandidates.test(text);
}

/** Whether a clause asks for something by its own words, whatever its section: "Good command of Excel", "5 years of welding". */
export function asksForItself({ text }: { text: string }): boolean {
  return mustWords.test(text) || competenceWords.test(text) || beginsWithPerson.test(text);
}

/** Whether the words before a position introduce an ability, so that an ordinary word after them may be a skill. */
export function speaksOfCompetence(before: string): boolean {
  return competenceWords.test(before);
}

const person = makeFinder('iu', { before: '\\b', words: personWords, after: '\\b' }, { words: russianPersonWords });

/** Whether the clause describes a person, so that an ordinary word in it is a personal quality. */
export function speaksOfPerson(text: string): boolean {
  return person.test(text);
}

const benefit = makeFinder(
  'iu',
  { before: '\\b', words: benefits, after: '\\b' },
  { before: String.raw`(?<!\p{L})`, words: russianBenefits, after: String.raw`(?!\p{L})` },
);

/** Whether the clause describes benefits: "private healthcare and a pension". */
export function speaksOfBenefits(text: string): boolean {
  return benefit.test(text);
}
