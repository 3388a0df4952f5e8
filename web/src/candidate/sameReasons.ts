import { m } from '../paraglide/messages.js';

const words: Record<string, () => string> = {
  EMAIL: m.same_email,
  PHONE: m.same_phone,
  NAME_AND_TITLE: m.same_name_and_title,
};

/** Why two candidates are considered one person: "Same e-mail, same phone". */
export function sameReasons(reasons: readonly string[]): string {
  const known = reasons.flatMap((reason) => words[reason]?.() ?? []);
  const text = known.length > 0 ? known.join(', ') : m.same_through_another();
  return text.charAt(0).toUpperCase() + text.slice(1);
}
