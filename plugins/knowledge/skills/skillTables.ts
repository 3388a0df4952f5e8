import { softSkills } from './data/softSkills.ts';
import { softwareSkills } from './data/softwareSkills.ts';

/** All tables, in the order in which their rows were added; see {@link parseSkillTable} for their form. */
export const skillTables: readonly string[] = [softwareSkills, softSkills];
