/**
 * @generated SignedSource<<242f7385596d3d64fc6b6e2f7b5cee9e>>
 * @relayHash a7651eb8b6d40a1812976da065d6a0e2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID feab8d094c35aea51e0d6377534f90227654d2fca8cbcc3777b1425002112669

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PipelineRouteQuery$variables = {
  hasProject: boolean;
  projectId: string;
};
export type PipelineRouteQuery$data = {
  readonly applied?: {
    readonly " $fragmentSpreads": FragmentRefs<"StageColumn_project">;
  } | null | undefined;
  readonly hired?: {
    readonly " $fragmentSpreads": FragmentRefs<"StageColumn_project">;
  } | null | undefined;
  readonly interview?: {
    readonly " $fragmentSpreads": FragmentRefs<"StageColumn_project">;
  } | null | undefined;
  readonly newest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly internalId: string;
      };
    }>;
  };
  readonly offer?: {
    readonly " $fragmentSpreads": FragmentRefs<"StageColumn_project">;
  } | null | undefined;
  readonly project?: {
    readonly internalId: string;
    readonly " $fragmentSpreads": FragmentRefs<"PipelineView_project">;
  } | null | undefined;
  readonly rejected?: {
    readonly " $fragmentSpreads": FragmentRefs<"StageColumn_project">;
  } | null | undefined;
  readonly screening?: {
    readonly " $fragmentSpreads": FragmentRefs<"StageColumn_project">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"PositionSwitcher_query">;
};
export type PipelineRouteQuery = {
  response: PipelineRouteQuery$data;
  variables: PipelineRouteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasProject"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "projectId"
},
v2 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "projectId"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "internalId",
  "storageKey": null
},
v4 = {
  "kind": "Literal",
  "name": "stage",
  "value": "APPLIED"
},
v5 = {
  "kind": "Literal",
  "name": "stage",
  "value": "SCREENING"
},
v6 = {
  "kind": "Literal",
  "name": "stage",
  "value": "INTERVIEW"
},
v7 = {
  "kind": "Literal",
  "name": "stage",
  "value": "OFFER"
},
v8 = {
  "kind": "Literal",
  "name": "stage",
  "value": "HIRED"
},
v9 = {
  "kind": "Literal",
  "name": "stage",
  "value": "REJECTED"
},
v10 = {
  "kind": "Literal",
  "name": "direction",
  "value": "DESC"
},
v11 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v12 = {
  "kind": "Literal",
  "name": "sort",
  "value": "CREATED_AT"
},
v13 = [
  (v10/*:: as any*/),
  (v11/*:: as any*/),
  (v12/*:: as any*/)
],
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v15 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v16 = {
  "kind": "Literal",
  "name": "unread",
  "value": true
},
v17 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v18 = {
  "kind": "Literal",
  "name": "onePerPerson",
  "value": true
},
v19 = [
  {
    "fields": [
      (v4/*:: as any*/),
      (v16/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v17/*:: as any*/),
  (v18/*:: as any*/)
],
v20 = [
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
    "concreteType": "ProjectCandidatesConnectionEdge",
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
          (v14/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          },
          (v15/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "stageSince",
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
v21 = [
  "filter"
],
v22 = [
  {
    "fields": [
      (v5/*:: as any*/),
      (v16/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v17/*:: as any*/),
  (v18/*:: as any*/)
],
v23 = [
  {
    "fields": [
      (v6/*:: as any*/),
      (v16/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v17/*:: as any*/),
  (v18/*:: as any*/)
],
v24 = [
  {
    "fields": [
      (v7/*:: as any*/),
      (v16/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v17/*:: as any*/),
  (v18/*:: as any*/)
],
v25 = [
  {
    "fields": [
      (v8/*:: as any*/),
      (v16/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v17/*:: as any*/),
  (v18/*:: as any*/)
],
v26 = [
  {
    "fields": [
      (v9/*:: as any*/),
      (v16/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v17/*:: as any*/),
  (v18/*:: as any*/)
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "PipelineRouteQuery",
    "selections": [
      {
        "condition": "hasProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PipelineView_project"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "applied",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": [
                  (v4/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "StageColumn_project"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "screening",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": [
                  (v5/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "StageColumn_project"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "interview",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": [
                  (v6/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "StageColumn_project"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "offer",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": [
                  (v7/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "StageColumn_project"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "hired",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": [
                  (v8/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "StageColumn_project"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "rejected",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              {
                "args": [
                  (v9/*:: as any*/)
                ],
                "kind": "FragmentSpread",
                "name": "StageColumn_project"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": "newest",
        "args": (v13/*:: as any*/),
        "concreteType": "QueryProjectsConnection",
        "kind": "LinkedField",
        "name": "projects",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryProjectsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Project",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "projects(direction:\"DESC\",first:1,sort:\"CREATED_AT\")"
      },
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "PositionSwitcher_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "PipelineRouteQuery",
    "selections": [
      {
        "condition": "hasProject",
        "kind": "Condition",
        "passingValue": true,
        "selections": [
          {
            "alias": null,
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v3/*:: as any*/),
              (v14/*:: as any*/),
              (v15/*:: as any*/),
              {
                "alias": null,
                "args": [
                  (v11/*:: as any*/)
                ],
                "concreteType": "ProjectStageMovesConnection",
                "kind": "LinkedField",
                "name": "stageMoves",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "concreteType": "ProjectStageMovesConnectionEdge",
                    "kind": "LinkedField",
                    "name": "edges",
                    "plural": true,
                    "selections": [
                      {
                        "alias": null,
                        "args": null,
                        "concreteType": "Activity",
                        "kind": "LinkedField",
                        "name": "node",
                        "plural": false,
                        "selections": [
                          (v14/*:: as any*/)
                        ],
                        "storageKey": null
                      }
                    ],
                    "storageKey": null
                  }
                ],
                "storageKey": "stageMoves(first:1)"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "applied",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": (v19/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"APPLIED\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v19/*:: as any*/),
                "filters": (v21/*:: as any*/),
                "handle": "connection",
                "key": "StageColumn_candidates",
                "kind": "LinkedHandle",
                "name": "candidates"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "screening",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": (v22/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"SCREENING\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v22/*:: as any*/),
                "filters": (v21/*:: as any*/),
                "handle": "connection",
                "key": "StageColumn_candidates",
                "kind": "LinkedHandle",
                "name": "candidates"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "interview",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": (v23/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"INTERVIEW\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v23/*:: as any*/),
                "filters": (v21/*:: as any*/),
                "handle": "connection",
                "key": "StageColumn_candidates",
                "kind": "LinkedHandle",
                "name": "candidates"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "offer",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": (v24/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"OFFER\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v24/*:: as any*/),
                "filters": (v21/*:: as any*/),
                "handle": "connection",
                "key": "StageColumn_candidates",
                "kind": "LinkedHandle",
                "name": "candidates"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "hired",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": (v25/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"HIRED\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v25/*:: as any*/),
                "filters": (v21/*:: as any*/),
                "handle": "connection",
                "key": "StageColumn_candidates",
                "kind": "LinkedHandle",
                "name": "candidates"
              }
            ],
            "storageKey": null
          },
          {
            "alias": "rejected",
            "args": (v2/*:: as any*/),
            "concreteType": "Project",
            "kind": "LinkedField",
            "name": "project",
            "plural": false,
            "selections": [
              (v14/*:: as any*/),
              {
                "alias": null,
                "args": (v26/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v20/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"REJECTED\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v26/*:: as any*/),
                "filters": (v21/*:: as any*/),
                "handle": "connection",
                "key": "StageColumn_candidates",
                "kind": "LinkedHandle",
                "name": "candidates"
              }
            ],
            "storageKey": null
          }
        ]
      },
      {
        "alias": "newest",
        "args": (v13/*:: as any*/),
        "concreteType": "QueryProjectsConnection",
        "kind": "LinkedField",
        "name": "projects",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryProjectsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Project",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "projects(direction:\"DESC\",first:1,sort:\"CREATED_AT\")"
      },
      {
        "alias": "switchable",
        "args": [
          (v10/*:: as any*/),
          {
            "kind": "Literal",
            "name": "first",
            "value": 100
          },
          (v12/*:: as any*/)
        ],
        "concreteType": "QueryProjectsConnection",
        "kind": "LinkedField",
        "name": "projects",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "QueryProjectsConnectionEdge",
            "kind": "LinkedField",
            "name": "edges",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "Project",
                "kind": "LinkedField",
                "name": "node",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
                  (v15/*:: as any*/),
                  (v14/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": "projects(direction:\"DESC\",first:100,sort:\"CREATED_AT\")"
      }
    ]
  },
  "params": {
    "id": "feab8d094c35aea51e0d6377534f90227654d2fca8cbcc3777b1425002112669",
    "metadata": {},
    "name": "PipelineRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a1330b675fec78958a179581283c9827";

export default node;
