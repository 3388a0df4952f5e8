/**
 * @generated SignedSource<<c69d34570f6a5a9b9639c3f4c972f430>>
 * @relayHash dfac48e29775017043938dd37ee6db42
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 608ac9f51710918be7a46e4c028efa572c6592ec26fabc3ebe4a598870e18834

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type AnalyticsFigure = "ACCEPTED" | "DECLINED" | "HIRES" | "INTERVIEWS" | "LEFT" | "OFFERS" | "SOURCE" | "STAGE" | "WENT_ON";
export type CandidateSource = "GRAPHQL" | "IMPORT" | "JOB_BOARD" | "LINKEDIN" | "REFERRAL" | "REST" | "UPLOAD" | "WEBSITE";
export type Stage = "APPLIED" | "HIRED" | "INTERVIEW" | "OFFER" | "REJECTED" | "SCREENING";
export type BehindDrawerPageQuery$variables = {
  after?: string | null | undefined;
  figure: AnalyticsFigure;
  first?: number | null | undefined;
  from: string;
  sources?: ReadonlyArray<CandidateSource> | null | undefined;
  stage?: Stage | null | undefined;
  to: string;
};
export type BehindDrawerPageQuery$data = {
  readonly " $fragmentSpreads": FragmentRefs<"BehindDrawer_query">;
};
export type BehindDrawerPageQuery = {
  response: BehindDrawerPageQuery$data;
  variables: BehindDrawerPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "after"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "figure"
  },
  {
    "defaultValue": 50,
    "kind": "LocalArgument",
    "name": "first"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "from"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "sources"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "stage"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "to"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "after",
    "variableName": "after"
  },
  {
    "kind": "Variable",
    "name": "figure",
    "variableName": "figure"
  },
  {
    "kind": "Variable",
    "name": "first",
    "variableName": "first"
  },
  {
    "kind": "Variable",
    "name": "from",
    "variableName": "from"
  },
  {
    "kind": "Variable",
    "name": "sources",
    "variableName": "sources"
  },
  {
    "kind": "Variable",
    "name": "stage",
    "variableName": "stage"
  },
  {
    "kind": "Variable",
    "name": "to",
    "variableName": "to"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internalId",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "BehindDrawerPageQuery",
    "selections": [
      {
        "args": (v1/*:: as any*/),
        "kind": "FragmentSpread",
        "name": "BehindDrawer_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "BehindDrawerPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "QueryAnalyticsCandidatesConnection",
        "kind": "LinkedField",
        "name": "analyticsCandidates",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "totalCount",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryAnalyticsCandidatesConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Candidate",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v2/*:: as any*/),
                  (v3/*:: as any*/),
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "displayName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "stage",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "positionTitle",
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
                      (v3/*:: as any*/),
                      (v2/*:: as any*/)
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "Score",
                    "kind": "LinkedField",
                    "name": "score",
                    "plural": false,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "overall",
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "__typename",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "cursor",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageInfo",
            "kind": "LinkedField",
            "name": "pageInfo",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "endCursor",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hasNextPage",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "filters": [
          "figure",
          "from",
          "to",
          "stage",
          "sources"
        ],
        "handle": "connection",
        "key": "BehindDrawer_analyticsCandidates",
        "kind": "LinkedHandle",
        "name": "analyticsCandidates"
      }
    ]
  },
  "params": {
    "id": "608ac9f51710918be7a46e4c028efa572c6592ec26fabc3ebe4a598870e18834",
    "metadata": {},
    "name": "BehindDrawerPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "188e3bca912ed48c717ec2be5b95547d";

export default node;
