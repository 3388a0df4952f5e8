import { z } from 'zod';
import { educationLevels, payPeriods } from '../../plugins/contract.ts';
import { limitedText } from '../input/limitedText.ts';

/** Limits for the lists and texts of a correction: enough for any CV, too little to fill the database. */
const longestText = 4_000;
const longestList = 500;
const tooLong = `At most ${longestList} entries.`;

const text = limitedText(longestText).min(1);
const optionalText = text.nullable().default(null);
const textList = z.array(text).max(longestList, tooLong);
const year = z.number().int().min(1900).max(2100).nullable().default(null);
const partialDate = limitedText(7)
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, 'Expected YYYY or YYYY-MM')
  .nullable()
  .default(null);

const experience = z.object({
  company: optionalText,
  position: optionalText,
  location: optionalText,
  start: partialDate,
  end: partialDate,
  current: z.boolean().default(false),
  months: z.number().int().min(0).max(1_200).nullable().default(null),
  responsibilities: textList.default([]),
});

const education = z.object({
  institution: optionalText,
  degree: optionalText,
  level: z.enum(educationLevels).nullable().default(null),
  specialization: optionalText,
  startYear: year,
  endYear: year,
  current: z.boolean().default(false),
});

const salary = z.object({
  amount: z.number().int().positive().max(2_000_000_000),
  max: z.number().int().positive().max(2_000_000_000).nullable().default(null),
  period: z.enum(payPeriods).default('year'),
  currency: limitedText(3).regex(/^[A-Z]{3}$/, 'Expected an ISO 4217 code'),
});

/** The shape of each field's correction. Null (for lists, an empty list) means that the document's value is wrong and the right one is unknown. */
export const correctionValues = {
  name: text.nullable(),
  title: text.nullable(),
  email: limitedText(254).pipe(z.email()).nullable(),
  phone: limitedText(60).min(1).nullable(),
  website: limitedText(500).min(1).nullable(),
  linkedin: limitedText(500).min(1).nullable(),
  location: text.nullable(),
  summary: text.nullable(),
  years: z.number().min(0).max(80).nullable(),
  skills: textList,
  certifications: textList,
  languages: z.array(z.object({ name: text, level: optionalText })).max(longestList, tooLong),
  education: z.array(education).max(longestList, tooLong),
  experience: z.array(experience).max(longestList, tooLong),
  salary: salary.nullable(),
} as const;

export type CorrectableField = keyof typeof correctionValues;
export type CorrectionValue<F extends CorrectableField> = z.output<(typeof correctionValues)[F]>;
/** The user's own values by field. */
export type Corrections = { [F in CorrectableField]?: CorrectionValue<F> };

export const correctableFields = Object.keys(correctionValues) as CorrectableField[];

export function isCorrectableField(field: string): field is CorrectableField {
  return Object.hasOwn(correctionValues, field);
}
