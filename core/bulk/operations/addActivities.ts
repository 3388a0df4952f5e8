import { activityInput } from '../../activities/activityInput.ts';
import { recordActivities } from '../../activities/recordActivities.ts';
import { defineBulkOperation } from '../bulkOperation.ts';

/** Contacts, appointments and notes. */
export const addActivities = defineBulkOperation({
  kind: 'addActivity',
  input: activityInput,
  apply: async (tx, { input, ...change }) => (await recordActivities(tx, { ...change, activity: input })).notified,
});
