/** What an export can become, by the ending of the file's name. */
export const exportKinds = ['xlsx', 'csv', 'jsonl', 'sqlite'] as const;
export type ExportKind = (typeof exportKinds)[number];
