import { foldText } from '../../plugins/knowledge/foldText.ts';
import { namePrefixes } from '../../plugins/knowledge/names.ts';

/** Reasons for taking two documents for one person: what they have in common. */
export const duplicateReasons = ['EMAIL', 'PHONE', 'NAME_AND_TITLE'] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

const marks: Record<DuplicateReason, string> = { EMAIL: 'mail', PHONE: 'phone', NAME_AND_TITLE: 'name' };

export interface Identifiable {
  fullName: string | null;
  title: string | null;
  email: string | null;
  phone: string | null;
}

/** Two candidates of a position that share a key are taken for the same person. Keys: the e-mail, the phone, and the name together with the title. */
export function personKeys({ fullName, title, email, phone }: Identifiable): string[] {
  return [
    ...key('EMAIL', email === null ? null : email.trim().toLowerCase()),
    ...key('PHONE', phone === null ? null : phoneDigits(phone)),
    ...key('NAME_AND_TITLE', nameAndTitle(fullName, title)),
  ];
}

/** Why two candidates are taken for the same person; empty when only a third document links them. */
export function sharedReasons(one: readonly string[], other: readonly string[]): DuplicateReason[] {
  return duplicateReasons.filter((reason) => one.some((key) => key.startsWith(`${marks[reason]}:`) && other.includes(key)));
}

function key(reason: DuplicateReason, value: string | null): string[] {
  return value ? [`${marks[reason]}:${value}`] : [];
}

/** The last nine digits: they are the same whether a number is written with the country code, with a trunk digit (0, in Russia 8) or with neither. */
function phoneDigits(phone: string): string | null {
  const digits = phone.replace(/(?:ext|доб|x).*/iu, '').replace(/\D/g, '');
  return digits.length < 7 ? null : digits.slice(-9);
}

const prefixes = new Set(namePrefixes);

/** The words of a name in any order ("Иванов Пётр" is "Пётр Иванов"). A single word is not enough to identify a person. */
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
