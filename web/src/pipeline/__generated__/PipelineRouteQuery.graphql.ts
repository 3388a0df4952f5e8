/**
 * @generated SignedSource<<b87f2d824f3fd527e27e76ada47adfd9>>
 * @relayHash 1624432a1475fd92e253f7b9bee1e296
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0ca5048b7f53db15197a6163ee64646913c78b4bbf9c8ebddb7cd16146aebef

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
  "name": "sort",
  "value": "CREATED_AT"
},
v12 = [
  (v10/*:: as any*/),
  {
    "kind": "Literal",
    "name": "first",
    "value": 1
  },
  (v11/*:: as any*/)
],
v13 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v14 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v15 = {
  "kind": "Literal",
  "name": "unread",
  "value": true
},
v16 = {
  "kind": "Literal",
  "name": "first",
  "value": 50
},
v17 = {
  "kind": "Literal",
  "name": "onePerPerson",
  "value": true
},
v18 = [
  {
    "fields": [
      (v4/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v19 = [
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
          (v13/*:: as any*/),
          (v3/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "displayName",
            "storageKey": null
          },
          (v14/*:: as any*/),
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
v20 = [
  "filter"
],
v21 = [
  {
    "fields": [
      (v5/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v22 = [
  {
    "fields": [
      (v6/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v23 = [
  {
    "fields": [
      (v7/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v24 = [
  {
    "fields": [
      (v8/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v16/*:: as any*/),
  (v17/*:: as any*/)
],
v25 = [
  {
    "fields": [
      (v9/*:: as any*/),
      (v15/*:: as any*/)
    ],
    "kind": "ObjectValue",
    "name": "filter"
  },
  (v16/*:: as any*/),
  (v17/*:: as any*/)
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
        "args": (v12/*:: as any*/),
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
              (v13/*:: as any*/),
              (v14/*:: as any*/)
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
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": (v18/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v19/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"APPLIED\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v18/*:: as any*/),
                "filters": (v20/*:: as any*/),
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
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": (v21/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v19/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"SCREENING\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v21/*:: as any*/),
                "filters": (v20/*:: as any*/),
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
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": (v22/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v19/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"INTERVIEW\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v22/*:: as any*/),
                "filters": (v20/*:: as any*/),
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
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": (v23/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v19/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"OFFER\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v23/*:: as any*/),
                "filters": (v20/*:: as any*/),
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
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": (v24/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v19/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"HIRED\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v24/*:: as any*/),
                "filters": (v20/*:: as any*/),
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
              (v13/*:: as any*/),
              {
                "alias": null,
                "args": (v25/*:: as any*/),
                "concreteType": "ProjectCandidatesConnection",
                "kind": "LinkedField",
                "name": "candidates",
                "plural": false,
                "selections": (v19/*:: as any*/),
                "storageKey": "candidates(filter:{\"stage\":\"REJECTED\",\"unread\":true},first:50,onePerPerson:true)"
              },
              {
                "alias": null,
                "args": (v25/*:: as any*/),
                "filters": (v20/*:: as any*/),
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
        "args": (v12/*:: as any*/),
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
                  (v13/*:: as any*/)
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
          (v11/*:: as any*/)
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
                  (v14/*:: as any*/),
                  (v13/*:: as any*/)
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
    "id": "f0ca5048b7f53db15197a6163ee64646913c78b4bbf9c8ebddb7cd16146aebef",
    "metadata": {},
    "name": "PipelineRouteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a1330b675fec78958a179581283c9827";

export default node;
