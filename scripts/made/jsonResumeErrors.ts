import jsonResume from '@jsonresume/schema';

/** What the schema that jsonresume.org publishes finds wrong; empty for a valid résumé. */
export function jsonResumeErrors(resume: unknown): string[] {
  let found: { stack: string }[] | null = null;
  jsonResume.validate(resume, (errors) => {
    found = errors;
  });
  return (found ?? []).map(({ stack }: { stack: string }) => stack);
}
