/** A test that any runner can run: `it(name, run)`. `run` throws when the plugin breaks a rule of its kind. */
export interface ConformanceTest {
  name: string;
  run(): void | Promise<void>;
}
