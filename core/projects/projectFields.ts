import { z } from 'zod';
import { limitedText, longestTexts } from '../input/limitedText.ts';

/** Values that screens offer. Users may enter other departments and locations. */
export const projectChoices = {
  department: ['Engineering', 'Design', 'Analytics', 'Infrastructure', 'AI/ML'],
  type: ['Full-time', 'Contract', 'Part-time'],
  level: ['Junior Level', 'Mid Level', 'Senior Level'],
} as const;

export const projectFields = {
  title: limitedText(200).min(1, 'Enter a title.'),
  description: limitedText(longestTexts.any),
  department: limitedText(100).min(1, 'Enter a department.'),
  location: limitedText(200).min(1, 'Enter a location.'),
  type: z.enum(projectChoices.type, `Choose one of ${projectChoices.type.join(', ')}.`),
  level: z.enum(projectChoices.level, `Choose one of ${projectChoices.level.join(', ')}.`),
  status: z.enum(['OPEN', 'DRAFT', 'CLOSED', 'ON_HOLD'], 'Choose OPEN, DRAFT, CLOSED or ON_HOLD.'),
  skills: z.array(limitedText(100).min(1, 'A skill needs a name.')).max(100, 'At most 100 skills.'),
};
