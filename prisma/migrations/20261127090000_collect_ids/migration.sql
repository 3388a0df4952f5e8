-- As array_agg, but for few of many rows (with FILTER), which array_agg keeps PostgreSQL from knowing: it reserves kilobytes for each group, so the planner
-- sorts all rows instead of hashing them (core/scoring/ranking/findPlaces.ts).
CREATE AGGREGATE collect_ids(uuid) (sfunc = array_append, stype = uuid[], combinefunc = array_cat, initcond = '{}', sspace = 64, parallel = safe);
