/**
 * @generated SignedSource<<0906e68dafbb82013a7ef7f86035af2d>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "FAILURE" | "PENDING" | "PROGRESS" | "REVOKED" | "SUCCESS";
import type { FragmentRefs } from "relay-runtime";
export type BulkProgress_job$data = {
  readonly completed: number;
  readonly failed: number;
  readonly id: string;
  readonly state: JobState;
  readonly total: number;
  readonly " $fragmentType": "BulkProgress_job";
};
export type BulkProgress_job$key = {
  readonly " $data"?: BulkProgress_job$data;
  readonly " $fragmentSpreads": FragmentRefs<"BulkProgress_job">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BulkProgress_job",
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
    }
  ],
  "type": "Job",
  "abstractKey": null
};

(node as any).hash = "10e581907e013a962f894b160b861a34";

export default node;
