/**
 * @generated SignedSource<<0499e6ab00ccd504ba118835e73b63b5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ScreeningState = "CANCELLED" | "COMPLETED" | "RUNNING" | "UPLOADING";
import type { FragmentRefs } from "relay-runtime";
export type RecentScreening_screening$data = {
  readonly createdAt: string;
  readonly filesUnread: number;
  readonly id: string;
  readonly internalId: string;
  readonly progress: number;
  readonly project: {
    readonly title: string;
  };
  readonly resumes: {
    readonly totalCount: number;
  };
  readonly state: ScreeningState;
  readonly " $fragmentType": "RecentScreening_screening";
};
export type RecentScreening_screening$key = {
  readonly " $data"?: RecentScreening_screening$data;
  readonly " $fragmentSpreads": FragmentRefs<"RecentScreening_screening">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RecentScreening_screening",
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
      "name": "internalId",
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
      "name": "progress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "createdAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "filesUnread",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Project",
      "kind": "LinkedField",
      "name": "project",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "resumes",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        },
        {
          "kind": "Literal",
          "name": "kind",
          "value": "RESUME"
        }
      ],
      "concreteType": "ScreeningDocumentsConnection",
      "kind": "LinkedField",
      "name": "documents",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "totalCount",
          "storageKey": null
        }
      ],
      "storageKey": "documents(first:1,kind:\"RESUME\")"
    }
  ],
  "type": "Screening",
  "abstractKey": null
};

(node as any).hash = "51483a6b7456b5bca208fe4e8041ab87";

export default node;
