/**
 * @generated SignedSource<<a4d8b7847b46dfab609e8a4e5ff1d71f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type JobState = "FAILURE" | "PENDING" | "PROGRESS" | "REVOKED" | "SUCCESS";
import type { FragmentRefs } from "relay-runtime";
export type RenewalNotice_query$data = {
  readonly renewal: {
    readonly completed: number;
    readonly failed: number;
    readonly id: string;
    readonly state: JobState;
    readonly total: number;
  } | null | undefined;
  readonly " $fragmentType": "RenewalNotice_query";
};
export type RenewalNotice_query$key = {
  readonly " $data"?: RenewalNotice_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"RenewalNotice_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RenewalNotice_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Job",
      "kind": "LinkedField",
      "name": "renewal",
      "plural": false,
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "bbc256216faec9af4fd438d56c80bb36";

export default node;
