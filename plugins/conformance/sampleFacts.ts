import {
  type Evidence,
  type Experience,
  emptyResumeFacts,
  type Fact,
  type ProjectRequirements,
  type ResumeFacts,
  type Skill,
} from '../contract.ts';
import { resumeText } from './sampleDocuments.ts';

/** Empty requirements. */
export const noRequirements: ProjectRequirements = {
  title: null,
  requiredSkills: [],
  niceSkills: [],
  minYears: null,
  educationLevel: null,
  certifications: [],
  languages: [],
};

export const sampleRequirements: ProjectRequirements = {
  title: 'Data Analyst',
  requiredSkills: ['Python', 'SQL', 'Airflow'],
  niceSkills: ['Tableau'],
  minYears: 3,
  educationLevel: 'bachelor',
  certifications: ['Tableau Desktop Specialist'],
  languages: ['English'],
};

/** The facts of {@link resumeText}, with evidence that points into it. */
export const sampleFacts: ResumeFacts = {
  ...emptyResumeFacts(),
  name: quoted('Anna Lindqvist'),
  title: quoted('Senior Data Analyst'),
  email: quoted('anna.lindqvist@example.com'),
  years: { value: 9.3, evidence: [], confidence: 0.9 },
  experience: [
    job('Senior Data Analyst', 'Northwind Foods', '2019-03', null, 75),
    job('Data Analyst', 'Contoso Retail', '2016-01', '2019-02', 38),
  ],
  education: [
    {
      value: {
        institution: 'Uppsala University',
        degree: 'Master of Science in Statistics',
        level: 'master',
        specialization: 'Statistics',
        startYear: null,
        endYear: 2015,
        current: false,
      },
      evidence: [quote('Master of Science in Statistics, Uppsala University, 2015')],
      confidence: 0.9,
    },
  ],
  languages: [{ value: { name: 'English', known: 'English', level: 'C1' }, evidence: [quote('English (C1)')], confidence: 0.9 }],
  skills: ['Python', 'SQL', 'PostgreSQL', 'Tableau', 'Excel'].map(skill),
  achievements: [quoted('Cut the time of the weekly report by 40% with Python and PostgreSQL')],
};

/** Facts with more of everything than any real person has. */
export const excessiveFacts: ResumeFacts = {
  ...sampleFacts,
  years: { value: 99, evidence: [], confidence: 1 },
  skills: Array.from({ length: 200 }, (_, index) => skill(index === 0 ? 'Python' : `Tableau`)),
  certifications: Array.from({ length: 60 }, () => ({ ...quoted('Tableau'), value: { name: 'Tableau', known: 'Tableau' } })),
  achievements: Array.from({ length: 60 }, () => quoted('Cut the time of the weekly report by 40% with Python and PostgreSQL')),
  experience: Array.from({ length: 60 }, (_, index) => job(index % 2 === 0 ? 'Director' : 'Intern', null, null, null, null)),
};

function skill(name: string): Fact<Skill> {
  return {
    value: { name, known: name, category: 'technical', source: 'listed', lastUsed: null, months: null },
    evidence: [quote(name)],
    confidence: 0.9,
  };
}

function job(
  position: string,
  company: string | null,
  start: string | null,
  end: string | null,
  months: number | null,
): Fact<Experience> {
  return {
    value: {
      company,
      position,
      location: null,
      start,
      end,
      current: start !== null && end === null,
      months,
      responsibilities: [],
    },
    evidence: [quote(company === null ? 'Data Analyst' : `${position}, ${company}`)],
    confidence: 0.9,
  };
}

function quoted(text: string): Fact<string> {
  return { value: text, evidence: [quote(text)], confidence: 0.9 };
}

function quote(text: string): Evidence {
  const start = resumeText.indexOf(text);
  return { text, page: 1, start, end: start + text.length };
}
