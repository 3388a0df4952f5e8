/** Values for the placeholders of a mail. An unknown name is left out with the space before it. */
export interface MailValues {
  name: string | null;
  position: string;
  sender: string;
}

/** Fills in {name}, {position} and {sender}; other braces stay. Placeholders inside values are not filled in. */
export function fillTemplate(template: string, values: MailValues): string {
  return template.replace(/( ?)\{(name|position|sender)\}/g, (_found, space: string, key: keyof MailValues) => {
    const value = values[key]?.trim();
    return value ? space + value : '';
  });
}

/** {@link fillTemplate} for a subject: a single line. */
export function fillSubject(template: string, values: MailValues): string {
  return fillTemplate(template, values)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
