/** A fictional job description. */
export const jobText = `Senior Python Developer

Requirements:
- 5+ years of experience with Python
- Django
- PostgreSQL
- Docker
- Kubernetes
- AWS
- Bachelor's degree in Computer Science
`;

/** A fictional résumé. */
export const resumeText = (name: string, skills: string) => `${name}
${name.toLowerCase().replace(/\W+/g, '.')}@example.com

Experience
Backend Developer, Acme GmbH
01/2015 - 12/2022
- Built services

Skills
${skills}
`;
