import { makeCv } from './makeCv.ts';

/** A file as it is uploaded. */
export interface UploadFile {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A job description that the made CVs answer to. */
export const jobFile: UploadFile = {
  name: 'senior-software-engineer.txt',
  bytes: new TextEncoder().encode(`Senior Software Engineer

We look for an engineer who builds web services in TypeScript and Node.js.

Requirements
- 5+ years of experience in software development
- TypeScript, React, Node.js and PostgreSQL
- Docker and Kubernetes
- Bachelor's degree in Computer Science
`),
};

/** CVs of two pages, numbers `first` to `first + count - 1`; other numbers are other people. */
export function cvFiles(first: number, count: number): UploadFile[] {
  return Array.from({ length: count }, (_, index) => {
    const { name, bytes } = makeCv(first + index);
    return { name, bytes: new Uint8Array(bytes) };
  });
}
