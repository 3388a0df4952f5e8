declare module '@jsonresume/schema' {
  const jsonResume: { validate(resume: unknown, callback: (errors: { stack: string }[] | null) => void): void };
  export default jsonResume;
}
