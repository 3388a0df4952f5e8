/**
 * @generated SignedSource<<1c53bc9d5aa62967abd4c0cfd40ef5b9>>
 * @relayHash 5adc0c6e84957ae12a990658b33899d4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8768921189b4ebdfc67b75ef84563391cde514d4a469f57521f91152dd4b6aa5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CandidateSort = "DEGREE" | "LOCATION" | "MATCHED" | "NAME" | "OVERALL" | "PAYMENT" | "YEARS";
export type EducationLevel = "ASSOCIATE" | "BACHELOR" | "DOCTORATE" | "MASTER" | "SECONDARY";
export type SortDirection = "ASC" | "DESC";
export type Stage = "APPLIED" | "HIRED" | "INTERVIEW" | "OFFER" | "REJECTED" | "SCREENING";
export type CandidateFilter = {
  archived?: boolean | null | undefined;
  education?: EducationLevel | null | undefined;
  location?: string | null | undefined;
  maxScore?: number | null | undefined;
  maxYears?: number | null | undefined;
  minScore?: number | null | undefined;
  minYears?: number | null | undefined;
  search?: string | null | undefined;
  skills?: ReadonlyArray<string> | null | undefined;
  stage?: Stage | null | undefined;
  unread?: boolean | null | undefined;
  updatedSince?: string | null | undefined;
};
export type usePoolOrderQuery$variables = {
  direction: SortDirection;
  filter: CandidateFilter;
  id: string;
  sort: CandidateSort;
};
export type usePoolOrderQuery$data = {
  readonly node: {
    readonly candidateOrder?: {
      readonly ids: string;
      readonly search: {
        readonly " $fragmentSpreads": FragmentRefs<"SearchMeaning_meaning">;
      };
    };
  } | null | undefined;
};
export type usePoolOrderQuery = {
  response: usePoolOrderQuery$data;
  variables: usePoolOrderQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "direction"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "sort"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = [
  {
    "kind": "Variable",
    "name": "direction",
    "variableName": "direction"
  },
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
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "ids",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "usePoolOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "CandidateOrder",
                "kind": "LinkedField",
                "name": "candidateOrder",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SearchMeaning",
                    "kind": "LinkedField",
                    "name": "search",
                    "plural": false,
                    "selections": [
                      {
                        "args": null,
                        "kind": "FragmentSpread",
                        "name": "SearchMeaning_meaning"
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Project",
            "abstractKey": null
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
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v1/*:: as any*/),
      (v3/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "usePoolOrderQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "__typename",
            "storageKey": null
          },
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": (v5/*:: as any*/),
                "concreteType": "CandidateOrder",
                "kind": "LinkedField",
                "name": "candidateOrder",
                "plural": false,
                "selections": [
                  (v6/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "SearchMeaning",
                    "kind": "LinkedField",
                    "name": "search",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "text",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "broken",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "SimilarNames",
                        "kind": "LinkedField",
                        "name": "similar",
                        "plural": true,
                        "selections": [
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "word",
                            "storageKey": null
                          },
                          {
                            "alias": null,
                            "args": null,
                            "kind": "ScalarField",
                            "name": "names",
                            "storageKey": null
                          }
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "Project",
            "abstractKey": null
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
    "id": "8768921189b4ebdfc67b75ef84563391cde514d4a469f57521f91152dd4b6aa5",
    "metadata": {},
    "name": "usePoolOrderQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7742f530fe24bb7cca23a161d02427e8";

export default node;
