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
  wishesAnywhere,
  wishes as wishWords,
} from '../../../../knowledge/cues/askingCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import type { Clause } from './jobHeadings.ts';

/** "No degree required": the thing named is not a requirement. */
export const notAsked = makeFinder(
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

const niceWords = makeFinder('iu', { before: '\\b', words: wishWords, after: '\\b' }, { words: wishesAnywhere });
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

/** "Do you have a driving licence?"; other questions only lead to what follows: "Is this you?". */
const asksReader = /^(?:do|have|can|are|did|does) (?:you|your)\b|^(?:есть ли|умеете|владеете|знаете|у (?:вас|тебя))/iu;

/** "We will train you, but are looking for …". */
const turnsToAsking = /\bbut (?:we )?(?:are|need|require|expect|you must)\b/iu;

/** The company gives something, whatever the section. */
function gives(text: string): boolean {
  if (turnsToAsking.test(text)) return false;
  const given = giver.exec(text)?.[0].length ?? 0;
  return (given > 0 && giving.at(text, given) !== null) || givingInRussian.test(text);
}

const addressed = /\b(?:you|experience|looking for|seeking)\b|ищем|опыт/iu;

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

/** What the words of a clause say of it; features of the learned kinds. */
const cues: Readonly<Record<string, (text: string) => boolean>> = {
  wish: (text) => niceWords.test(text),
  afterAll: (text) => afterAll.test(text),
  must: (text) => mustWords.test(text),
  saysMust: (text) => saysMust.test(text),
  competence: (text) => competenceWords.test(text),
  person: (text) => beginsWithPerson.test(text),
  describes: speaksOfPerson,
  gives,
  applying: (text) => applyingWords.test(text),
  notAsked: (text) => notAsked.test(text),
  asks: (text) => asksAmongDuties.test(text),
  task: (text) => tellsTask.test(text),
  learns: (text) => learnsAtWork.test(text),
  benefit: speaksOfBenefits,
  work: (text) => aboutWork.test(text),
  addressed: (text) => addressed.test(text),
  candidates: (text) => toCandidates.test(text),
  question: (text) => text.endsWith('?'),
  asksReader: (text) => asksReader.test(text),
};

/** The cues that a clause contains. */
export const cuesOf = (text: string): string[] => Object.keys(cues).filter((cue) => cues[cue]!(text));

/** "Salesforce (D)": desirable, in person specifications. */
const desirable = /\((?:D|[Dd]esirable)\)[.;]?$/u;

/** Whether a clause says that it only wishes for something, and does not take that back. */
export const wishes = (text: string): boolean => desirable.test(text) || (niceWords.test(text) && !afterAll.test(text));
