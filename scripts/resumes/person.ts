import type { Country } from './countries.ts';
import type { Month } from './dates.ts';
import type { frames, skillLayouts } from './layouts.ts';
import type { Profession } from './professions.ts';
import type { Voice } from './voices.ts';

export interface Job {
  position: string;
  company: string;
  /** The employer's unit, before or behind its name. */
  unit: string | null;
  place: string;
  start: Month;
  end: Month | null;
  duties: string[];
}
export interface Study {
  degree: string;
  field: string;
  school: string;
  unit: string | null;
  start: number;
  end: number;
}
export interface Person {
  country: Country;
  profession: Profession;
  name: string;
  town: string;
  jobs: Job[];
  /** Jobs under headings of their own: teaching, research stays. */
  sides: { heading: string; jobs: Job[] }[];
  scholar: boolean;
  studies: Study[];
  skills: Profession['groups'];
  certificates: string[];
  languages: { name: string; level: string }[];
  pay: number | null;
}
/** In the order in which their sections print them. */
export const allJobs = ({ jobs, sides }: Person): Job[] => [...jobs, ...sides.flatMap((side) => side.jobs)];

/** The choices of one document; `traits` of its manifest entry name them. */
export interface Choices {
  voice: Voice;
  dates: string;
  jobs: string;
  studies: string;
  skills: (typeof skillLayouts)[number];
  frame: (typeof frames)[number];
  heading: string;
  font: string;
}
