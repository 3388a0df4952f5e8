import { listOf } from '../listOf.ts';

/**
 * Words of advertisements that tell the names of skills from the sentences around them, in lower case; a trailing `*` matches any ending of the word. The
 * lists were gathered from advertisements of many professions.
 */

/** Judge how well something is known, and are not part of its name: "solid Excel". */
export const qualityWords = listOf(
  `some, any, all, various, good, strong, solid, sound, proven, excellent, practical, hands-on, demonstrated, demonstrable, deep, in-depth, thorough, extensive, confident,
  well-developed, outstanding, high level of, great, basic, advanced, working, previous, prior, relevant, recent, significant, broad, full, accurate,
  spotless, exceptional, keen, superb, genuine, firm, very good, profound, considerable, substantial, comprehensive, rigorous, robust, well-founded, documented, initial, first, progressive, continuous, cumulative, post-qualifying, post-qualification, post-registration, post-graduate, full-time, part-time, paid, уверенное, хорошее, отличное, глубокое, базовое, практическое, продвинутое, уверенный, хороший, отличный, практический`,
);

/** Kinds of experience, and as often the beginning of a name: "clinical experience", but "clinical coding". */
export const kindsOfMastery = listOf(
  `general, commercial, clinical, technical, first, professional, current, expert, intermediate, clear, industrial, hospitality`,
);

/** What is said to be had of a skill: "knowledge of", "background in", "owner of a proven record in". */
export const masteryNouns = listOf(
  `experience, knowledge, understanding, familiarity, skill, skills, background, competence, exposure, expertise, proficiency, interest, grounding, command,
  ability, confidence, participation, training, track record, record, fluency, mastery, experiences, competency, competencies, qualification, basics, fundamentals, appreciation, awareness, user, users, comfort, grasp, routine, know-how, literacy, acquaintance, practice, facility, dexterity, strength, strengths, aptitude, flair, affinity, grip, history, success, feel, insight, insights, use, usage, principles, concepts, phases, aspects, types, forms, range, variety`,
);

/** What may follow the name of a skill: "Excel skills". */
export const masteryTails = listOf(
  `experience, knowledge, understanding, familiarity, skill, skills, background, competence, exposure, expertise, proficiency, ability, abilities`,
);

/** What ends the name of a thing: what it is for, where it was done, or why it is asked for. */
export const purposeWords = listOf(
  `in, for, on, with, within, from, at, to, as, by, is, are, would, will, who, that, which, because, since, so, while, although, though, yet`,
);
export const russianPurposeWords = listOf(`для, от, под, при, не менее, на уровне, на базе, на основе, в соответствии`);

/** How a person is described who has a skill: "proficient in", "worked with". */
export const masteryWords = listOf(
  `experienced, skilled, proficient, confident, comfortable, trained, competent, fluent, familiar, conversant, versed, adept, worked, working, expert, qualified, certified, strong, good, excellent, user, at home, practised, practiced, schooled, grounded, well-versed, well versed, seasoned, capable, knowledgeable, accomplished, adept, handy, skilful, skillful, literate, active, acquainted, at ease, educated, experience`,
);

/** Never part of a skill's name: words of sentences and conditions, and stock phrases of advertisements. */
export const neverNamed = listOf(
  `i, both, useful, successfully, but, with, feeling, given, you, you're, you've, you'll, your, yours, we, our, us, their, theirs, them, they, his, her,
  desire*, fluency, genuine, nonjudgmental, something, everyone, thanks, regards, standing, walking, sense of urgency, physical labor, 401k, time off,
  parental leave, savings account, health insurance, dental insurance, vision insurance, life insurance, disability insurance, pay range, year's, year’s,
  year’, cv, who, that, which, this, these, those, it, is, are, be, been, was, were, has, have, had, will, would, can, could, may, must, should, do, does, did,
  not, no, never, if, when, where, how, what, why, up, per, as, all, each, every, able, ability, willing*, ready, right, own, completed, least, minimum,
  maximum, year, years, month, months, week, weeks, day, days, hour, hours, weekend*, age, aged, degree, diploma, visa, permit, citizen*, equivalent, related,
  similar, other, others, another, role, roles, attitude, mindset, manner, candidate*, applicant*, things, stuff, plus, bonus, advantage, asset, native,
  fluent, english, german, french, language, languages, phone, boots, opportunit*, passion*, enthusias*, good, great, excellent, strong, clean, valid,
  physically, fit, travel, relocat*, flexible, flexibility, availability, available, immediate, start, experience, experienced, knowledge, skill, skills,
  understanding, familiarity, essential, desirable, preferred, required, welcome, due, we're, we've, we'll, they're, it's, that's, there's, don't, doesn't,
  proven, solid, relevant, previous, practical, confident, proficien*, comfortable, qualified, licensed, registered, holder, driver's, eligib*, legally,
  authorised, authorized, upper, lower, background check, background checks, criminal record, police check, police checks, credit check, drug test,
  drug screen, weld test, lbs, kg, km, wpm, post-apprenticeship, apprenticeship, happy, keen, hungry, person, people, personality`,
);

/** Begin what somebody does, not what somebody knows: "lift 20 kg", "drive the van". */
export const actionVerbs = new Set(
  listOf(
    `lift, stand, carry, manage, ensure, develop, support, maintain, create, handle, use, drive, read, write, work, plan, deliver, build, operate, perform, provide, assist, help,
    prepare, coordinate, monitor, communicate, collaborate, follow, keep, take, make, get, show, think, learn, enjoy, love, care, pass, hold, bring, speak, understand, know, demonstrate, apply, act, join, come, treat, solve, want, need, thrive, adapt, run, grow, own, be, being, participate, liaise, attend, report, undertake, respond, submit, complete, conduct, contribute, serve, greet, utilize, utilise, utilizing, seek, seeking, exceed, remain, ensuring, gather, document, translate`,
  ),
);

/** Work as a whole, of which years are asked for: a CV shows it by its jobs and lists it as no skill. */
export const fieldsOfWork = listOf(
  `software development, software engineering, application development, web development, development, engineering, programming, coding, software design, computer programming, it, ict,
  information technology, practice, work, employment, разработка, разработка по, программирование`,
);

/** Said of work, not of its kind: "professional software development". */
export const kindsOfExperience = listOf(
  'professional, commercial, industrial, industry, relevant, practical, hands-on, proven, solid, full-time, paid, recent, continuous, progressive, overall, total, real-world',
);

/** Words before what an item asks for that are no part of it. */
export const beforeDemands = listOf(
  `a, an, the, must, should, have, has, having, be, been, being, able, ability, willing to, in, of, on, at, with, as, for, to, or, and, from, within,
  or related, related, similar, work, working, worked, handling, demonstrating, showing, candidate, candidates, applicants, the candidate, you, your, ideally,
  preferably, prefer, preferred, preference, own, year, years, yrs, at least, minimum, more than, over, occasionally, well grounded, one, two, three, four,
  five, personal, current, possess, possession, internship, any, some, bonus points, previously, required, requires, requirement, necessary, comfortable,
  desire, опыт*, работы, стаж*, знани*, умени*, уметь, знать, навык*, владени*, владеть, наличи*, понимани*, понимать, не менее, от, более, свыше, лет, года,
  год, обязательн*, обязателен, желательн*, желателен, приветству*, необходим*, преимуществ*, уверенн*, хорош*, отличн*, базов*, глубок*, практическ*, успешн*,
  подтвержд*, в, во, на, с, со, по, к, и, или, о, об, способность, вы, ты, умеешь, умеете, ваш*, будет, плюсом, предпочтение, имеете, иметь`,
);
