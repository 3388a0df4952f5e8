import { presentWords } from '../months.ts';
import { cues } from './cues.ts';

/** Words around the dates of periods. */

/** Between the two dates. */
export const rangeWords = cues(`
  to; until; untill; till och med; till; til; upto; up to; through; thru; and; по; до; bis; tot; al; à; até; hasta; do; až; la; a
`);

/** Before the date since which something lasts. */
export const sinceWords = cues(String.raw`
  since; from; as of; ab; seit; depuis; desde; dal; dall; sinds; vanaf; från; od; starting; with effect from; w\.? ?e\.? ?f\.?; начиная\s+с; со; с
`);

/** Before the date at which something ends. */
export const untilWords = cues(String.raw`
  until; untill; till; expected; anticipated; exp\.; graduating; due; to be completed; completing; completion; до; по; выпуск; окончание; ожидается;
  планируется
`);

/** Words that mean "until today", in the notation of tables. */
export const presentRows = presentWords.map((word) => word.replaceAll('.', '\\.').replaceAll(' ', '\\s+')).join('|');
