import { studyFieldWords } from '../../../knowledge/degrees/studyFields.ts';
import { makeVocabulary } from '../shared/makeVocabulary.ts';

const words = makeVocabulary(studyFieldWords);

/** Common endings of names of sciences and crafts. */
const ending = /\p{L}{3}(?:ology|ics|graphy|nomy|metry|istry|ery|ing|ment|ship|ение|ация|логия|ика|дело)(?!\p{L})/iu;

/** Whether a text names a field of study: "Civil Engineering", "Финансы и кредит". */
export const namesField = (text: string): boolean => words.has(text) || ending.test(text);
