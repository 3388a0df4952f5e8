import { describe, expect, it } from 'vitest';
import { extractResume } from '../../../facts/extractResume.ts';
import { textDocument } from '../../../shared/textDocument.ts';

const studiesIn = (lines: string) =>
  extractResume(textDocument(`Ada Quill\n\nEducation\n${lines}\n\nSkills\nExcel`), {
    signal: new AbortController().signal,
    today: '2026-11-21',
  }).education.map(({ value }) => [value.degree, value.specialization, value.institution, value.startYear, value.endYear]);

/** Lines of an education section, and each study's degree, field, school, first and last year. */
const forms: readonly (readonly [lines: string, ...studies: (string | number | null)[][]])[] = [
  // Marks, honours and forms of study are no part of a name.
  [
    'BSc (Hons) Physics, First Class – University of Leeds, 2011–2014',
    ['BSc (Hons)', 'Physics', 'University of Leeds', 2011, 2014],
  ],
  ['University of Leeds, MSc Data Science (part-time, in progress)', ['MSc', 'Data Science', 'University of Leeds', null, null]],
  [
    '2014-2018: Bachelor of Science (Botany) – Leeds University. Second Class Honours (Upper Division).',
    ['Bachelor of Science', 'Botany', 'Leeds University', 2014, 2018],
  ],
  // The letters of a degree are told twice.
  [
    'Leeds University\nBachelor of Arts - BA, Journalism · (2008 - 2012)',
    ['Bachelor of Arts', 'Journalism', 'Leeds University', 2008, 2012],
  ],
  [
    'LLB/BA (Hons) in Law and Criminology, Leeds University, 2016',
    ['LLB/BA (Hons)', 'Law and Criminology', 'Leeds University', null, 2016],
  ],
  // No word gives the school away.
  ['Diploma in Tool & Die Making from NTTF, Dharwad, 2013', ['Diploma', 'Tool & Die Making', 'NTTF', null, 2013]],
  ['M.Tech Structural Engineering NIT Warangal 2019', ['M.Tech', 'Structural Engineering', 'NIT Warangal', null, 2019]],
  // A town behind the school is no field.
  ['Executive MBA, INSEAD, Fontainebleau, 2016', ['Executive MBA', null, 'INSEAD', null, 2016]],
  // The second degree is of the school above it.
  [
    'Boston College, Chestnut Hill, MA\nMaster of Science in Accounting, 2013\nBachelor of Arts in Economics, 2012',
    ['Master of Science', 'Accounting', 'Boston College', null, 2013],
    ['Bachelor of Arts', 'Economics', 'Boston College', null, 2012],
  ],
  // Names that say something else outside a list of studies.
  ['12th from Kendriya Vidyalaya, CBSE in 2006', ['12th', null, 'Kendriya Vidyalaya', null, 2006]],
  [
    'N3 Electrical Engineering, East Rand TVET College, 2008',
    ['N3', 'Electrical Engineering', 'East Rand TVET College', null, 2008],
  ],
  // Dates in lines of their own part the studies.
  [
    '2011\nКазанский университет\nРусский язык и литература\n2006\nПедагогический колледж\nНачальное обучение',
    [null, 'Русский язык и литература', 'Казанский университет', null, 2011],
    [null, 'Начальное обучение', 'Педагогический колледж', null, 2006],
  ],
  [
    'С сентября 2009 г. по июнь 2014 г. – Уральский экономический университет (г. Екатеринбург), специальность «Финансы и кредит», диплом специалиста (с отличием), очная форма обучения, факультет экономики',
    ['диплом специалиста', 'Финансы и кредит', 'Уральский экономический университет', 2009, 2014],
  ],
];

describe('readStudy', () => {
  for (const [lines, ...studies] of forms) {
    it(`reads ${lines}`, () => expect(studiesIn(lines)).toEqual(studies));
  }
});
