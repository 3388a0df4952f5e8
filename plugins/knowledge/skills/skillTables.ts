import { branchSoftware } from './tables/branchSoftware.ts';
import { businessSkills } from './tables/businessSkills.ts';
import { dataSkills } from './tables/dataSkills.ts';
import { designSkills } from './tables/designSkills.ts';
import { developmentSkills } from './tables/developmentSkills.ts';
import { engineeringSkills } from './tables/engineeringSkills.ts';
import { financeSkills } from './tables/financeSkills.ts';
import { healthSkills } from './tables/healthSkills.ts';
import { industrySoftware } from './tables/industrySoftware.ts';
import { infrastructureSkills } from './tables/infrastructureSkills.ts';
import { peopleSkills } from './tables/peopleSkills.ts';
import { practiceSkills } from './tables/practiceSkills.ts';
import { professionSkills } from './tables/professionSkills.ts';
import { salesSkills } from './tables/salesSkills.ts';
import { softSkills } from './tables/softSkills.ts';
import { softwareNames } from './tables/softwareNames.ts';
import { softwareSkills } from './tables/softwareSkills.ts';
import { tradeSkills } from './tables/tradeSkills.ts';

/** All tables, by profession; see `parseSkillTable` for the format. If two rows share a spelling, the earlier row gets it. */
export const skillTables: readonly string[] = [
  softwareSkills,
  developmentSkills,
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
  practiceSkills,
  industrySoftware,
  softwareNames,
  branchSoftware,
  professionSkills,
];
