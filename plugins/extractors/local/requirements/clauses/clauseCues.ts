import type { Clause } from './jobClauses.ts';
import { notAsked } from './notAsked.ts';

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

const niceWords =
  /\((?:D|des)\)(?=\s*$)|\b(?:nice to have|good to have|(?:a |an )?(?:big |huge |strong |definite |real |distinct )?(?:plus(?=\s*(?:[.,;:!)–—-]|$|if\b|for\b|but\b|to\b|in\b))|(?:bonus|advantage)(?!\s+(?:tax|one|points)))|(?:(?:an|valuable|real|great|added|additional) asset|asset(?=\s*(?:[.,;!)]|$)))|preferred|preferably|preferable|desirable|desired|ideally|optional(?:ly)?|beneficial|advantageous|would be (?:great|nice|helpful|useful)|not (?:a must|mandatory|essential)|helpful but not|useful but|handy|highly regarded|(?:is|are|be) (?:also |very |most )?welcome|appreciated|(?:great|nice|good|awesome|cool|even better|helpful|happy) if (?:you|the candidate)|love it if|extra points|cherry on (?:top|the cake)|icing on the cake|brownie points|stand to you|isn't (?:a must|essential))\b|(?:is|are|would be) helpful|(?:здорово|отлично|хорошо|круто|классно),? если|больш(?:ой|им) плюс|будет (?:\p{L}+ )?(?:плюсом|преимуществом)|плюсом|преимуществом|преимущество|(?:тоже|это|—|–) плюс(?!\p{L})|желательн\p{L}*|приветствуется|приветствуются|как плюс/iu;
const mustWords =
  /\b(?:required|requires?|requirements?|must(?:-have)?|mandatory|essential|necessary|you (?:will )?need|we need|minimum|at least|we expect|should (?:have|be)|have to|prerequisite)\b|обязательн\p{L}*|необходим\p{L}*|требу(?:ется|ются|ем)|не менее|важно|нам нужен/iu;
/** These words outweigh the heading above. */
const saysMust = /\b(?:required|must|mandatory|essential)\b|обязательн|необходим|требуется/iu;
/** Words that introduce a required ability ("able to", "knowledge of"). */
const competenceWords =
  /^exp\s*[:–-]|\b(?:experience[ds]?|knowledge|knowledgeable|skills?|skilled|proficien\w+|expert(?:ise)?|understanding|familiar(?:ity)?|background|interest(?:ed)? in|bilingual|conversational|spoken|native[- ](?:speaker|level|or)|near-native|(?:upper[- ])?intermediate|(?:business|native)[- ]level|you speak|[ABC][12]|fluen\w+|fluency|competen\w+|command of|hands-on|proven|track record|solid|strong|excellent|good|great|outstanding|abilit(?:y|ies)|able to|comfortable|capable|degree in|trained|certified|passion\w*|mindset|you (?:are|have|know|love|enjoy|can|bring|possess|understand)|you(?:'|’)(?:re|ve)|(?:years?|yrs|months) (?:of|in|with|as)|who (?:is|has|can|knows|loves)|looking for|seeking|candidates?|applications? from)\b|опыт\p{L}*|стаж\p{L}*|(?:свободн|разговорн|базов|письменн|грамотн)\p{L}+ |не ниже|(?:вы|ты) (?:больше|более|не менее|минимум) .{0,20}(?:лет|года)|минимум (?:год|полгода|\p{L}+ (?:года|лет))|знани\p{L}*|навык\p{L}*|умени\p{L}*|уме(?:ешь|ете|ть)|владе\p{L}*|понимани\p{L}*|уверенн\p{L}*|образовани\p{L}*|готовность|способность|разбира\p{L}+|(?:^|, )что (?:вы|ты|ваш|твой)|(?:вы|ты) (?:зна|уме|име|работа|владе)\p{L}+|ищем/iu;
/** The company talks about itself. */
const ownVoice =
  /^(?:we|our|the company|at \p{Lu}\p{L}+|founded|since \d{4}|with (?:over|more than)|join (?:us|our))\b(?!.{0,40}\b(?:looking for|seeking|searching|hiring|need|expect|require|ask|value|want|love|like you|hope))|^(?:мы|наш[аеиу]?|компания)(?!\p{L})(?!.{0,30}(?:ищем|ищет|жд[её]м|ожидаем|рассчитываем|надеемся|приглаша|требу|нужен|нужны|хотим))/iu;

/** The company gives something, whatever the section. */
const gives =
  /^(?:we|the company|our company)(?:(?:'|’)(?:ll|ve|re)|\s+(?:also|will|can|are|have))*\s+(?:offer|pay|provid|give|cover|support you|train|guarantee|reimburse|help you)\w*\b|^(?:мы )?(?:предлагаем|предоставляем|обеспечиваем|гарантируем|оплачиваем|оформляем|обучаем|выплачиваем)/iu;
/** The company's own stack: candidates will have to work with it. */
const ownStack =
  /\b(?:we|our \p{L}+) (?:use|uses|work with|code in|build (?:in|with|on)|rely on|are built (?:on|with))\b|\b(?:tech(?:nology)? stack)\b|(?:используем|работаем (?:с|на)|пишем на|наш стек)/iu;
const aboutWork = /\byou(?:'|’)?ll\b|\byou will\b|\byour\b|\bwill be\b|\brole\b|вам|вы будете|предстоит|твои|ваши|работать/iu;
const tentative: Asking = { importance: 'must', explicit: false, confidence: 0.5 };
/** "You communicate clearly", "Three years or more in a kitchen"; not "You will …" and "You get …". */
const beginsWithPerson =
  /^(?:you (?!will|get|receive|can expect|earn|work|join|report|don['’]t|do not|need not)|(?:at least |minimum |over |with )?(?:\d{1,2}|one|two|three|four|five|six|seven|eight|ten|a|a couple of|half a)\+? (?:or more )?(?:years?|yrs|months)\b|(?:ты|вы) (?!будете|будешь|получи))/iu;
/** Among duties only these words make a requirement: every duty mentions "good work". */
const asksAmongDuties =
  /\b(?:experience (?:with|in|of|using|as)|knowledge of|proficien\w+ (?:in|with)|familiar(?:ity)? with|understanding of|expertise in|you(?:(?:'|’)ll| will| must| should)? (?:have|know|bring|possess|understand|need)|you(?:'|’)ve|years? of|required?|must have|certified|degree)\b|опыт (?:работы )?(?:с|в|на)|знани[ея]|умени[ея]|владение|требу(?:ется|ются|ем)|обязательн|необходим[оы]? (?:знать|уметь|иметь|опыт)/iu;

const toCandidates =
  /^(?:at least |minimum |from |with |half a |a year|a couple |exp(?:erience)?\b|от |опыт |стаж |\d|one |two |three |four |five |six )|\b(?:you|your|candidates?|applicants?|looking for|seeking|hiring|required?|must|minimum|at least|need)\b|ищем|требу|кандидат|не менее|минимум|опыт|стаж|(?<!\p{L})(?:вы|ты)(?!\p{L})/iu;

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
  if (base === 0) return null;
  if (base >= 0.9 && gives.test(text)) return null;
  if (niceWords.test(text)) return { importance: 'nice', explicit: true, confidence: 0.9 };
  if (notAsked.test(text)) return null;
  const must = mustWords.test(text);
  if (section === 'nice') return { importance: must && saysMust.test(text) ? 'must' : 'nice', explicit: true, confidence: base };
  if (section === 'about' && !must && !addressed.test(text)) return null;
  if (base < 0.9 && ownVoice.test(text)) return section === 'duties' || ownStack.test(text) ? tentative : null;
  return section === 'duties' ? amongDuties(text) : amongRequirements(clause, base, must);
}

const addressed = /\b(?:you|experience|looking for|seeking)\b|ищем|опыт/iu;

function amongRequirements({ section, text }: Clause, base: number, must: boolean): Asking | null {
  const competence = competenceWords.test(text) || beginsWithPerson.test(text);
  const explicit = section === 'must' || section === 'education' || section === 'languages' || must || competence;
  if (section === 'intro' && !explicit && !aboutWork.test(text)) return null;
  const own = must ? 0.3 : competence ? 0.25 : 0;
  return { importance: 'must', explicit, confidence: base >= 0.9 ? base : rounded(Math.min(0.9, base + own)) };
}

/** A duty alone is not an explicit requirement: people may learn it on the job. */
function amongDuties(text: string): Asking {
  return asksAmongDuties.test(text)
    ? { importance: 'must', explicit: true, confidence: 0.85 }
    : { importance: 'must', explicit: false, confidence: ofSection.duties };
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** False for introductions and sections about the company that do not address candidates: years named there may be the company's own. */
export function speaksToCandidates({ section, text }: Clause): boolean {
  return (section !== 'intro' && section !== 'about') || toCandidates.test(text);
}

/** Whether a clause asks for something by its own words, whatever its section: "Good command of Excel", "5 years of welding". */
export function asksForItself({ text }: Clause): boolean {
  return mustWords.test(text) || competenceWords.test(text) || beginsWithPerson.test(text);
}

/** Whether the words before a position introduce an ability, so that an ordinary word after them may be a skill. */
export function speaksOfCompetence(before: string): boolean {
  return competenceWords.test(before);
}

const person =
  /^you\b|\b(?:you(?: are|(?:'|’)re| should be| must be| will be| enjoy| love| like)|be an?|who is|(?:candidate|applicant|person) (?:is|should|must|who)|must be|should be|as an? (?:person|individual)|personality|qualities|attitude|ability to|able to)\b|(?:вы|ты|кандидат|человек)(?!\p{L})|качества|умение|умеете|готовность/iu;

/** Whether the clause describes a person, so that an ordinary word in it is a personal quality. */
export function speaksOfPerson(text: string): boolean {
  return person.test(text);
}

const praise =
  /\b(?:we (?:are|offer|have|value|believe|provide|care)|our (?:team|culture|company|people|colleagues|values|offices?|organi[sz]ation)|colleagues|you(?: will|(?:'|’)ll) (?:be (?:part|one) of|become|join|get|enjoy|find|meet|work (?:in|with|alongside)|be (?:working|joining|surrounded|based))|benefits|offers? you|atmosphere|work(?:ing)? environment|workplace)\b|(?:наш[аеиу]|мы|коллектив\p{L}*|атмосфер\p{L}+)(?!\p{L})/iu;

/** Whether the clause describes the company and its people, whose qualities are not requirements. */
export function praises(text: string): boolean {
  return praise.test(text);
}

const benefit =
  /\b(?:benefits? (?:package|include)|benefits:|pension|annual leave|paid (?:leave|vacation|holidays?|time off)|days? (?:of )?(?:vacation|holidays?|leave)|vouchers?|bonus(?:es)?|perks|private (?:health|medical)|(?:health|medical|dental|life) insurance|competitive salary|flexible (?:working )?hours|canteen|free (?:parking|meals|lunch|fruit|snacks))\b|(?:отпуск|премии|бонусы|соцпакет|ДМС|кофе и печенье)(?!\p{L})/iu;

/** Whether the clause describes benefits: "private healthcare and a pension". */
export function speaksOfBenefits(text: string): boolean {
  return benefit.test(text);
}
