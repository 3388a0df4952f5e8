/**
 * @generated SignedSource<<407424d3e07f0f0212d93698f6edbe4b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "FAILURE" | "PENDING" | "PROGRESS" | "REVOKED" | "SUCCESS";
import type { FragmentRefs } from "relay-runtime";
export type useFollowedJob_job$data = {
  readonly completed: number;
  readonly failed: number;
  readonly id: string;
  readonly kind: string;
  readonly state: JobState;
  readonly total: number;
  readonly " $fragmentSpreads": FragmentRefs<"BulkProgress_job">;
  readonly " $fragmentType": "useFollowedJob_job";
};
export type useFollowedJob_job$key = {
  readonly " $data"?: useFollowedJob_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"useFollowedJob_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useFollowedJob_job",
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

(node as any).hash = "35a10043380fa8ac07b80353bb697a95";

export default node;
