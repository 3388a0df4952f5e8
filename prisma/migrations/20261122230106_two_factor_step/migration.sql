ALTER TABLE "users" ADD COLUMN "two_factor_step" INTEGER;
