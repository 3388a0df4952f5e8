import { STUDY_FIELD_WORDS } from '../../../knowledge/studyFields.ts';
import { makeVocabulary } from './makeVocabulary.ts';

const WORDS = makeVocabulary(STUDY_FIELD_WORDS);

/** What sciences and crafts end in. */
const ENDING = /\p{L}{3}(?:ology|ics|graphy|nomy|metry|istry|ery|ing|ment|ship|ение|ация|логия|ика|дело)(?!\p{L})/iu;

/** Whether a text names what is studied: "Civil Engineering", "Финансы и кредит". */
export const namesField = (text: string): boolean => WORDS.has(text) || ENDING.test(text);

/** Where the last word that names a field ends; null without one. */
export const endOfField = (text: string): number | null => WORDS.find(text).at(-1)?.end ?? null;
