/** Years of work that facets assume when the project states no minimum. */
export const defaultMinYears = 3;
