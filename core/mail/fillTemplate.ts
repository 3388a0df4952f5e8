/** What stands for the placeholders of a mail. A name that is unknown is left out, with the space before it. */
export interface MailValues {
  name: string | null;
  position: string;
  sender: string;
}

/** Fills in {name}, {position} and {sender}; other braces stay as they are. A value never brings in placeholders of its own. */
export function fillTemplate(template: string, values: MailValues): string {
  return template.replace(/( ?)\{(name|position|sender)\}/g, (_found, space: string, key: keyof MailValues) => {
    const value = values[key]?.trim();
    return value ? space + value : '';
  });
}

/** The same for a subject, which is one line. */
export function fillSubject(template: string, values: MailValues): string {
  return fillTemplate(template, values)
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();
}
