import { foldText } from '../../plugins/knowledge/foldText.ts';
import { namePrefixes } from '../../plugins/knowledge/names.ts';

/** What two documents of one person have in common. */
export const duplicateReasons = ['EMAIL', 'PHONE', 'NAME_AND_TITLE'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

const marks: Record<DuplicateReason, string> = { EMAIL: 'mail', PHONE: 'phone', NAME_AND_TITLE: 'name' };

export interface Identifiable {
  fullName: string | null;
  title: string | null;
  email: string | null;
  phone: string | null;
}

/** Two candidates of a position that share a key are taken for the same person: the same e-mail, the same phone, or the same name with the same title. */
export function personKeys({ fullName, title, email, phone }: Identifiable): string[] {
  return [
    ...key('EMAIL', email === null ? null : email.trim().toLowerCase()),
    ...key('PHONE', phone === null ? null : phoneDigits(phone)),
    ...key('NAME_AND_TITLE', nameAndTitle(fullName, title)),
  ];
}

/** Why two candidates are taken for the same person; empty where only a third document joins them. */
export function sharedReasons(one: readonly string[], other: readonly string[]): DuplicateReason[] {
  return duplicateReasons.filter((reason) => one.some((key) => key.startsWith(`${marks[reason]}:`) && other.includes(key)));
}

function key(reason: DuplicateReason, value: string | null): string[] {
  return value ? [`${marks[reason]}:${value}`] : [];
}

/** The last nine digits: written with the country's code, with a trunk digit (0, in Russia 8) or with neither, a number ends alike. */
function phoneDigits(phone: string): string | null {
  const digits = phone.replace(/(?:ext|доб|x).*/iu, '').replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-9);
}

const prefixes = new Set(namePrefixes);

/** The words of a name in any order ("Иванов Пётр" is "Пётр Иванов"); one word alone is too little to know a person by. */
function nameAndTitle(fullName: string | null, title: string | null): string | null {
  const name = words(fullName).filter((word) => !prefixes.has(word));
  const role = words(title);
  return name.length < 2 || role.length === 0 ? null : `${name.sort().join(' ')}|${role.join(' ')}`;
}

function words(text: string | null): string[] {
  return text === null
    ? []
    : foldText(text)
        .split(/[^\p{L}\p{N}+#]+/u)
        .filter(Boolean);
}
