import { careerBreaks } from '../../../../knowledge/cues/jobEntryCues.ts';
import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';

const mostWords = 8;
/** Nothing, or a remark, may follow: "Travelling (Asia)", but not "Travelling Salesman". */
const remark = String.raw`(?=$|\s*[,.;:(–—-]|\s(?:a|an|the|my|for|of|with|in|to|and|за|по|в|с|и)(?!\p{L})|(?<=for)\s)`;
const pause = makeFinder('iu', { before: '^', words: careerBreaks, after: remark });
const on = /^on /iu;
const cover = /(?<!\p{L})(?:cover|замещение)(?!\p{L})/iu;

/** "Parental leave", "Декретный отпуск": time between jobs, which is no year of work. Covering for someone on leave is a job. */
export const isBreak = (text: string): boolean =>
  text.split(/\s+/).length <= mostWords && pause.test(text.trim().replace(on, '')) && !cover.test(text);
