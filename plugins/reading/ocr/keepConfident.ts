import type { RecognisedWord } from './recogniser.ts';

/** 0 to 100. Numbers and addresses are written alike in all alphabets, other words must be beyond doubt. */
const least = { alike: 50, other: 85 };
const writtenAlike = /^[\d+().,/:–-]+$|@/;
/** Latin letters that Cyrillic ones look like: "Oner", "Ha", "MHE". */
const onlyLookalikes = /^[ABCEHKMOPTXY][ABCEHKMOPTXYabcehkmnoprtuxy]*[.,:]?$/;

/**
 * What is certain on a page in an alphabet that the recogniser lacks: addresses, numbers, names of products. The rest are letters that look like
 * the right ones, and would make a wrong name.
 */
export function keepConfident(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.filter(
    ({ text, confidence }) => confidence >= (writtenAlike.test(text) ? least.alike : least.other) && !onlyLookalikes.test(text),
  );
}
