/**
 * @generated SignedSource<<0f604362f9a22100de503cde6267cdb6>>
 * @relayHash 8da832e99ceb41462f7b1c335b4459fa
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b5ae32099f598c2ee967ac8d4569d6597a23e67dfc62ededf5692523e1d7655f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type FollowScreeningSubscription$variables = {
  id: string;
};
export type FollowScreeningSubscription$data = {
  readonly screeningUpdated: {
    readonly " $fragmentSpreads": FragmentRefs<"RecentScreening_screening">;
  };
};
export type FollowScreeningSubscription = {
  response: FollowScreeningSubscription$data;
  variables: FollowScreeningSubscription$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "FollowScreeningSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Screening",
        "kind": "LinkedField",
        "name": "screeningUpdated",
        "plural": false,
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "RecentScreening_screening"
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Subscription",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FollowScreeningSubscription",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Screening",
        "kind": "LinkedField",
        "name": "screeningUpdated",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
              },
              (v2/*:: as any*/)
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
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "b5ae32099f598c2ee967ac8d4569d6597a23e67dfc62ededf5692523e1d7655f",
    "metadata": {},
    "name": "FollowScreeningSubscription",
    "operationKind": "subscription",
    "text": null
  }
};
})();

(node as any).hash = "0a4df51658ca7fd3d3ef31cbc382b37b";

export default node;
