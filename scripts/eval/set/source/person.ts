/** A person of the set. All are invented. `dates` are as the person writes them; `start` and `end` are their meaning. */
export interface Job {
  position: string;
  company: string;
  place?: string;
  dates: string;
  start: string;
  /** Null for a current job. */
  end: string | null;
  duties: string[];
}

export interface Study {
  degree: string;
  institution: string;
  field: string;
  dates: string;
  startYear: string | null;
  year: string | null;
}

export type LayoutName = 'classic' | 'margin' | 'sidebar' | 'form' | 'letter' | 'company' | 'years' | 'header';

export interface Person {
  id: string;
  language: 'en' | 'ru';
  profession: string;
  layout: LayoutName;
  /** Kinds of file to make. "scan" is a PDF of page images. */
  kinds: ('docx' | 'doc' | 'pdf' | 'txt' | 'scan')[];
  name: string;
  title: string;
  email: string;
  phone: string;
  website?: string;
  linkedin?: string;
  location: string;
  salary?: { text: string; amount: number; currency: string };
  summary: string;
  jobs: Job[];
  studies: Study[];
  skills: string[];
  certifications: { name: string; issuer: string; date: string }[];
  languages: { language: string; written: string; level: string }[];
}

/** "Position | Company | Place | dates | start | end | duty; duty": short to write, easy to read. An end of "-" means a current job. */
export function jobs(...rows: string[]): Job[] {
  return rows.map((row) => {
    const [position = '', company = '', place = '', dates = '', start = '', end = '', duties = ''] = row.split(' | ');
    return {
      position,
      company,
      ...(place === '' ? {} : { place }),
      dates,
      start,
      end: end === '-' ? null : end,
      duties: duties.split('; '),
    };
  });
}

/** "Degree | Institution | Field | dates | startYear | year". */
export function studies(...rows: string[]): Study[] {
  return rows.map((row) => {
    const [degree = '', institution = '', field = '', dates = '', startYear = '', year = ''] = row.split(' | ');
    return { degree, institution, field, dates, startYear: startYear || null, year: year || null };
  });
}

export const list = (text: string): string[] => text.split('; ');

/** "Name | Issuer | date". */
export const certificates = (...rows: string[]) =>
  rows.map((row) => {
    const [name = '', issuer = '', date = ''] = row.split(' | ');
    return { name, issuer, date };
  });

/** "English name | as written | level". */
export const languages = (...rows: string[]) =>
  rows.map((row) => {
    const [language = '', written = '', level = ''] = row.split(' | ');
    return { language, written, level };
  });
