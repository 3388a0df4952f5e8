/** A test that any runner can run: `it(name, run)`. It throws when the plugin does not do what its kind promises. */
export interface ConformanceTest {
  name: string;
  run(): void | Promise<void>;
}
