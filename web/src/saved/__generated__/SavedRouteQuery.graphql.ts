/**
 * @generated SignedSource<<0f5838bb4afad85fe6b0db5cdc47a320>>
 * @relayHash 9c86dc347e8809d0f080e06b21549581
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8df00a7a24227423f88776982173f04b06fe17430a880bd2805fb18c09fb1ed4

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SavedSort = "EXP_ASC" | "EXP_DESC" | "NAME_ASC" | "SCORE_ASC" | "SCORE_DESC";
export type SavedStatus = "HIRED" | "REJECTED" | "SAVED" | "SHORTLISTED";
export type SavedFilter = {
  maxScore?: number | null | undefined;
  maxYears?: number | null | undefined;
  minScore?: number | null | undefined;
  minYears?: number | null | undefined;
  search?: string | null | undefined;
  skills?: ReadonlyArray<string> | null | undefined;
  status?: SavedStatus | null | undefined;
};
export type SavedRouteQuery$variables = {
  filter: SavedFilter;
  sort: SavedSort;
};
export type SavedRouteQuery$data = {
  readonly viewer: {
    readonly " $fragmentSpreads": FragmentRefs<"SavedPage_viewer">;
  } | null | undefined;
};
export type SavedRouteQuery = {
  response: SavedRouteQuery$data;
  variables: SavedRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
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
v1 = [
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
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SavedRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "args": (v1/*:: as any*/),
            "kind": "FragmentSpread",
            "name": "SavedPage_viewer"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SavedRouteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "User",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
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
            "args": (v1/*:: as any*/),
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
            "alias": null,
            "args": null,
            "concreteType": "SavedSkill",
            "kind": "LinkedField",
            "name": "savedSkills",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "count",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "8df00a7a24227423f88776982173f04b06fe17430a880bd2805fb18c09fb1ed4",
    "metadata": {},
    "name": "SavedRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5db3ad18a3acf4be8df3207c9e06586c";

export default node;
