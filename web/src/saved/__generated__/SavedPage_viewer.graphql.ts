/**
 * @generated SignedSource<<03600d3e0e687c5b0d9b2612f9c7a75b>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedPage_viewer$data = {
  readonly saved: {
    readonly totalCount: number;
  };
  readonly savedOrder: {
    readonly __id: string;
    readonly duplicateIds: string;
    readonly ids: string;
  };
  readonly " $fragmentSpreads": FragmentRefs<"SavedFilters_viewer">;
  readonly " $fragmentType": "SavedPage_viewer";
};
export type SavedPage_viewer$key = {
  readonly " $data"?: SavedPage_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"SavedPage_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "filter"
    },
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "sort"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "SavedPage_viewer",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 0
        }
      ],
      "concreteType": "UserSavedConnection",
      "kind": "LinkedField",
      "name": "saved",
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
      "storageKey": "saved(first:0)"
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "filter",
          "variableName": "filter"
        },
        {
          "kind": "Variable",
          "name": "sort",
          "variableName": "sort"
        }
      ],
      "concreteType": "SavedOrder",
      "kind": "LinkedField",
      "name": "savedOrder",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ids",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "duplicateIds",
          "storageKey": null
        },
        {
          "kind": "ClientExtension",
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "__id",
              "storageKey": null
            }
          ]
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SavedFilters_viewer"
    }
  ],
  "type": "User",
  "abstractKey": null
};

(node as any).hash = "ae500fb5f6f9c176640b9bbbee3696b1";

export default node;
