import { openWords } from '../../../../knowledge/words/joiningWords.ts';

/** "Archives of" goes on with the town below, «им. Н.И.» with the surname. */
export const isUnfinished = (name: string): boolean =>
  openWords.has(name.split(/\s/u).at(-1)!.toLowerCase()) || /(?:им\.|имени)\s(?:\p{Lu}\.\s?){1,2}$/u.test(name);
