import { defineConfig } from 'prisma/config';

/** Read by Prisma's command line only (`prisma generate`); the product connects through prisma/client.ts. */
export default defineConfig({
  schema: 'prisma/schema.prisma',
  migrations: { path: 'prisma/migrations' },
});
