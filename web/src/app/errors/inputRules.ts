import { m } from '../../paraglide/messages.js';

/**
 * What the server accepts in a field, by field name. A refusal names the field but explains the problem only in English; the rule tells the user
 * what to do.
 */
const inputRules: Record<string, () => string> = {
  title: () => m.invalid_between({ from: 1, to: 200 }),
  department: () => m.invalid_between({ from: 1, to: 100 }),
  location: () => m.invalid_between({ from: 1, to: 200 }),
  description: () => m.invalid_at_most({ count: 20_000 }),
  requiredSkills: m.invalid_skills,
  niceSkills: m.invalid_skills,
  skills: m.invalid_skills,
  items: m.invalid_requirements,
  position: () => m.invalid_at_most({ count: 500 }),
  experience: () => m.invalid_at_most({ count: 500 }),
  education: () => m.invalid_at_most({ count: 500 }),
  salary: () => m.invalid_at_most({ count: 500 }),
  email: m.invalid_email,
  fullName: () => m.invalid_at_most({ count: 200 }),
  name: () => m.invalid_between({ from: 1, to: 100 }),
  url: m.settings_webhook_url_refused,
  events: m.settings_webhook_events_missing,
  code: m.invalid_code,
  note: m.bulk_invalid_note,
  when: m.bulk_invalid_when,
  paymentExpected: m.invalid_salary,
  currency: m.invalid_salary,
  ids: m.bulk_invalid_selection,
  csv: m.impact_form_columns,
  subject: () => m.invalid_between({ from: 1, to: 200 }),
  text: () => m.invalid_between({ from: 1, to: 10_000 }),
};

/** The same for corrections, where the field's name is sent beside its value. */
const correctionRules: Record<string, () => string> = {
  EMAIL: m.invalid_email,
  PHONE: () => m.invalid_at_most({ count: 60 }),
  WEBSITE: () => m.invalid_at_most({ count: 500 }),
  LINKEDIN: () => m.invalid_at_most({ count: 500 }),
  YEARS: m.invalid_years,
  SALARY: m.invalid_salary,
  EXPERIENCE: m.invalid_dates,
  EDUCATION: m.invalid_dates,
  SKILLS: m.invalid_list,
  CERTIFICATIONS: m.invalid_list,
  LANGUAGES: m.invalid_list,
};

const correctionText = () => m.invalid_at_most({ count: 4_000 });

/** @param pointer JSON pointer into the input; only the field's name is used: `/input/requiredSkills/3` → `requiredSkills` */
export function explainRule(pointer: string | undefined, correction: string | null): string {
  if (correction !== null) return (correctionRules[correction] ?? correctionText)();
  const field = pointer?.split('/').findLast((step) => Object.hasOwn(inputRules, step));
  return (field === undefined ? m.invalid_input : (inputRules[field] ?? m.invalid_input))();
}
