/**
 * How many screenings of 50 CVs a product needs until it is warm: one that has just started compiles its code. Half of 50 CVs first cost four times the processor
 * time that they cost later, and in its fifth to seventh run a worker still took 11 to 17 % longer than in the next three.
 */
export const warmRuns = 8;
