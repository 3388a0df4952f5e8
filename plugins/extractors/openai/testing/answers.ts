import { type JobAnswer, jobAnswer } from '../answers/jobAnswer.ts';
import { type ResumeAnswer, resumeAnswer } from '../answers/resumeAnswer.ts';

const itself = (value: string) => ({ value, quote: value });

/** What an honest model answers about the sample résumé of the conformance suite. */
export const honestResume: ResumeAnswer = resumeAnswer.parse({
  name: itself('Anna Lindqvist'),
  title: itself('Senior Data Analyst'),
  email: itself('anna.lindqvist@example.com'),
  phone: itself('+46 70 123 45 67'),
  location: itself('Stockholm, Sweden'),
  experience: [
    {
      position: 'Senior Data Analyst',
      company: 'Northwind Foods',
      dates: 'March 2019 - Present',
      start: '2019-03',
      current: true,
      responsibilities: ['Cut the time of the weekly report by 40% with Python and PostgreSQL', 'Led a team of three analysts'],
    },
    {
      position: 'Data Analyst',
      company: 'Contoso Retail',
      dates: 'January 2016 – February 2019',
      start: '2016-01',
      end: '2019-02',
      responsibilities: ['Built dashboards in Tableau'],
    },
  ],
  education: [
    {
      degree: 'Master of Science',
      institution: 'Uppsala University',
      specialization: 'Statistics',
      dates: '2015',
      endYear: 2015,
    },
  ],
  languages: [
    { name: 'Swedish', level: 'native' },
    { name: 'English', level: 'C1' },
  ],
  skills: ['Python', 'SQL', 'PostgreSQL', 'Tableau', 'Excel', 'weekly report'],
  achievements: ['Cut the time of the weekly report by 40% with Python and PostgreSQL'],
});

/** And about the sample job description. */
export const honestJob: JobAnswer = jobAnswer.parse({
  title: itself('Data Analyst'),
  requirements: [
    {
      label: 'SQL',
      kind: 'skill',
      importance: 'must',
      minYears: 3,
      quote: '3+ years of experience with SQL and Python',
    },
    {
      label: 'Python',
      kind: 'skill',
      importance: 'must',
      minYears: 3,
      quote: '3+ years of experience with SQL and Python',
    },
    { label: 'Fluent English', kind: 'language', importance: 'must', quote: 'Fluent English' },
    { label: 'Tableau', kind: 'skill', importance: 'nice', quote: 'Tableau' },
  ],
  minYears: { value: 3, quote: '3+ years of experience' },
  education: { quote: "Bachelor's degree in statistics or a related field" },
  location: itself('Gothenburg'),
});
