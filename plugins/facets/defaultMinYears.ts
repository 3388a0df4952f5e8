/** Years of work that facets assume when the position states no minimum. */
export const defaultMinYears = 3;
