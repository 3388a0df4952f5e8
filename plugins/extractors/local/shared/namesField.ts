import { studyFieldWords } from '../../../knowledge/studyFields.ts';
import { makeVocabulary } from './makeVocabulary.ts';

const words = makeVocabulary(studyFieldWords);

/** What sciences and crafts end in. */
const ending = /\p{L}{3}(?:ology|ics|graphy|nomy|metry|istry|ery|ing|ment|ship|ение|ация|логия|ика|дело)(?!\p{L})/iu;

/** Whether a text names what is studied: "Civil Engineering", "Финансы и кредит". */
export const namesField = (text: string): boolean => words.has(text) || ending.test(text);

/** Where the last word that names a field ends; null without one. */
export const endOfField = (text: string): number | null => words.find(text).at(-1)?.end ?? null;
