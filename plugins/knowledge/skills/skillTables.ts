import { businessSkills } from './data/businessSkills.ts';
import { dataSkills } from './data/dataSkills.ts';
import { designSkills } from './data/designSkills.ts';
import { engineeringSkills } from './data/engineeringSkills.ts';
import { financeSkills } from './data/financeSkills.ts';
import { healthSkills } from './data/healthSkills.ts';
import { infrastructureSkills } from './data/infrastructureSkills.ts';
import { peopleSkills } from './data/peopleSkills.ts';
import { salesSkills } from './data/salesSkills.ts';
import { softSkills } from './data/softSkills.ts';
import { softwareSkills } from './data/softwareSkills.ts';
import { tradeSkills } from './data/tradeSkills.ts';

/** All tables, by profession; `parseSkillTable` tells their form. Of two rows that share a spelling, the earlier one has it. */
export const skillTables: readonly string[] = [
  softwareSkills,
  infrastructureSkills,
  dataSkills,
  designSkills,
  businessSkills,
  salesSkills,
  financeSkills,
  peopleSkills,
  healthSkills,
  engineeringSkills,
  tradeSkills,
  softSkills,
];
