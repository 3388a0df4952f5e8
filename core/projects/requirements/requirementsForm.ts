import { z } from 'zod';
import { limitedText } from '../../input/limitedText.ts';
import { projectFields } from '../projectFields.ts';

const line = limitedText(500)
  .transform((text) => text || null)
  .nullish();
/** The requirements form as input. An absent line keeps its value, null clears it. */
export const requirementsForm = z.object({
  requiredSkills: projectFields.skills,
  niceSkills: projectFields.skills.nullish(),
  position: line,
  experience: line,
  education: line,
  salary: line,
  selected: z.array(limitedText(300).min(1)).max(100, 'At most 100 requirements.').nullish(),
  sourceName: line,
});

export type RequirementsFormInput = z.input<typeof requirementsForm>;
export type RequirementsForm = z.output<typeof requirementsForm>;
