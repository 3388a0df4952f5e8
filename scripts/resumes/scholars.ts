import type { Random } from '../seed/random.ts';
import type { Profession } from './professions.ts';

/** What scholars write, by language: titles from first to last, units of a university, other work there under a heading of its own, with its titles. */
interface Scholarly {
  titles: string[][];
  units: string[];
  sides: { headings: string[]; titles: string[]; duties: string[] }[];
}

const list = (text: string) => text.split('; ');

export const scholarly: Readonly<Record<string, Scholarly>> = {
  en: {
    titles: [
      list('PhD Student; Postdoctoral Researcher; Senior Researcher'),
      list('Research Assistant; Research Fellow; Associate Professor'),
      list('Doctoral Candidate; Lecturer; Professor of {field}'),
      list('Laboratory Technician; Researcher; Principal Investigator'),
    ],
    units: list(
      'Department of {field}; Faculty of {field}; Institute of {field}; School of {field}; {name} Group; {field} Laboratory; Dept. of {field}',
    ),
    sides: [
      {
        headings: list('Teaching; Teaching experience; Courses taught; Teaching and mentoring'),
        titles: list('Teaching Assistant; Tutor; Guest Lecturer; Course Coordinator; Laboratory Instructor'),
        duties: list(
          'Introduction to {field}, first year, 120 students; Exercises and grading, {field} II; Laboratory course; Academic writing, {field} I - II',
        ),
      },
      {
        headings: list('Research stays; Visiting positions; Stays abroad; Visits'),
        titles: list('Visiting Researcher; Visiting Student; Research Intern; Guest Scientist'),
        duties: list('Host: Prof. {name}; Field work for the thesis; With the group of Dr. {name}'),
      },
    ],
  },
  ru: {
    titles: [
      list('Аспирант; Младший научный сотрудник; Старший научный сотрудник'),
      list('Ассистент; Старший преподаватель; Доцент'),
    ],
    units: list('кафедра «{field}»; факультет «{field}»; лаборатория «{name}»; Институт «{name}»'),
    sides: [
      {
        headings: list('Преподавание; Преподавательская работа; Педагогический опыт'),
        titles: list('Ассистент кафедры; Преподаватель по совместительству; Руководитель практики'),
        duties: list('Курс «{field}», 1 курс; Лабораторные работы; Руководство дипломными работами'),
      },
      {
        headings: list('Стажировки; Научные стажировки'),
        titles: list('Стажёр-исследователь; Приглашённый исследователь'),
        duties: list('Руководитель: проф. {name}; Сбор материала для диссертации'),
      },
    ],
  },
  de: {
    titles: [list('Studentische Hilfskraft; Wissenschaftlicher Mitarbeiter; Akademischer Rat')],
    units: list('Institut für {field}; Lehrstuhl für {field}; Fachbereich {field}; Arbeitsgruppe {name}'),
    sides: [
      {
        headings: list('Lehre; Lehrveranstaltungen; Lehrerfahrung'),
        titles: list('Tutorin; Lehrbeauftragter; Gastdozentin'),
        duties: list('Übungen zu {field} I; Praktikum für 40 Studierende; Betreuung von Abschlussarbeiten'),
      },
    ],
  },
};

/** The profession as somebody practises it who stayed at universities. */
export function atUniversity(random: Random, profession: Profession, language: string, schools: string[]): Profession {
  return { ...profession, titles: random.pick(scholarly[language]!.titles), employers: schools };
}
