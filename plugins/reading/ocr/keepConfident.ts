import type { RecognisedWord } from './recogniser.ts';

/** 0 to 100. Numbers and addresses look the same in all alphabets; other words must be certain. */
const least = { alike: 50, other: 85 };
const writtenAlike = /^[\d+().,/:–-]+$|@/;
/** Latin letters that look like Cyrillic ones: "Oner", "Ha", "MHE". */
const onlyLookalikes = /^[ABCEHKMOPTXY][ABCEHKMOPTXYabcehkmnoprtuxy]*[.,:]?$/;

/**
 * The certain words of a page in an alphabet that the recogniser lacks: addresses, numbers, product names. The rest are look-alike letters, which would make
 * a wrong name.
 */
export function keepConfident(words: readonly RecognisedWord[]): RecognisedWord[] {
  return words.filter(
    ({ text, confidence }) => confidence >= (writtenAlike.test(text) ? least.alike : least.other) && !onlyLookalikes.test(text),
  );
}
