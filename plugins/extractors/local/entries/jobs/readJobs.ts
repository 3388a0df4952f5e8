import { makeFinder } from '../../../../knowledge/cues/makeFinder.ts';
import { type Resume, sectionsOf } from '../resume.ts';
import { type Job, labelledJobs } from './labelledJobs.ts';

/** The jobs in a résumé's sections of jobs, in document order. Breaks between jobs are none. */
export function readJobs(resume: Resume): Job[] {
  const { document, lines, labelled, ranges, today } = resume;
  const own = sectionsOf(resume, 'experience').flatMap((section) => section.lines);
  return labelledJobs(document, lines, labelled, ranges, today).filter(
    ({ start, fact: { value } }) =>
      own.some((line) => line.start <= start && start < line.end) &&
      !(isBreak(value.company ?? value.position ?? '') && !(value.company && value.position)),
  );
}

const mostWords = 8;
/** What people do between jobs. */
const breaks = [
  '(?:parental|maternity|paternity|family|medical|sick|adoption|study|unpaid|childcare) (?:leave|break)|(?:planned )?career (?:break|gap|pause|transition)',
  'sabbatical|gap year|unemployed|between jobs|job search|looking for work|full-time (?:study|studies|education|parent)|stay-at-home parent',
  'caring for|family care|raising (?:a child|children|my)|travell?ing|travel year|world trip|(?:military|compulsory|national) service|conscription',
  'декрет(?:ный отпуск)?|отпуск по уходу|перерыв в (?:карьере|работе)|творческий отпуск|академический отпуск|служба (?:в армии|по призыву)|срочная служба',
  'уход за (?:родственником|реб[её]нком|родителями|детьми)|очное обучение|поиск работы|путешестви[ея]',
];
/** Nothing, or a remark, may follow: "Travelling (Asia)", but not "Travelling Salesman". */
const remark = '(?=$|\\s*[,.;:(–—-]|\\s(?:a|an|the|my|for|of|with|in|to|and|за|по|в|с|и)(?!\\p{L})|(?<=for)\\s)';
const onBreak = /^on /iu;
const breakWords = makeFinder('iu', { before: '^', words: breaks.join('|'), after: remark });
const cover = /(?<!\p{L})(?:cover|замещение)(?!\p{L})/iu;

/** "Parental leave", "Декретный отпуск": time between jobs. Covering for someone on leave is a job. */
export const isBreak = (text: string): boolean =>
  text.split(/\s+/).length <= mostWords &&
  (breakWords.test(text.trim()) || breakWords.test(text.trim().replace(onBreak, ''))) &&
  !cover.test(text);
