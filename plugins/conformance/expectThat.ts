/** An assertion without a test framework, so that the suite runs in any of them and when the product starts. */
export function expectThat(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

/** For plain data: equal when their JSON is equal. */
export function expectSame(one: unknown, other: unknown, message: string): void {
  expectThat(JSON.stringify(one) === JSON.stringify(other), message);
}

/** A copy that cannot be changed: plugins must leave their input as it is. */
export function frozen<T>(value: T): T {
  return freeze(structuredClone(value));
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) freeze(part);
  }
  return value;
}
