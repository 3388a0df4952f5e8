/**
 * @generated SignedSource<<f9ea7d415877607ec152798e33085422>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "FAILURE" | "PENDING" | "PROGRESS" | "REVOKED" | "SUCCESS";
import type { FragmentRefs } from "relay-runtime";
export type useBulkJob_job$data = {
  readonly completed: number;
  readonly failed: number;
  readonly id: string;
  readonly kind: string;
  readonly state: JobState;
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"BulkProgress_job">;
  readonly " $fragmentType": "useBulkJob_job";
};
export type useBulkJob_job$key = {
  readonly " $data"?: useBulkJob_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"useBulkJob_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useBulkJob_job",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "kind",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "completed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "failed",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "total",
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "BulkProgress_job"
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "3ff5545e057023761f3658af80331f35";

export default node;
