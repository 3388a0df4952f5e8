/**
 * @generated SignedSource<<360e1d63dacc54dfcc261273837b8a56>>
 * @relayHash 47e32f4494cc14ef2789ce8d6f710597
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8da7f252678f735a8776ebdd11bd35607fded0a832ee3365ef6fcb307296c88

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DocumentViewQuery$variables = {
  end: number;
  hasRange: boolean;
  id: string;
  start: number;
};
export type DocumentViewQuery$data = {
  readonly node: {
    readonly document: {
      readonly format: string | null | undefined;
      readonly originalPath: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"DocumentHead_document" | "DocumentWarnings_document" | "PdfView_document" | "TextView_document">;
    } | null | undefined;
  } | null | undefined;
};
export type DocumentViewQuery = {
  response: DocumentViewQuery$data;
  variables: DocumentViewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "end"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "hasRange"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "start"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "format",
  "storageKey": null
},
v6 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "originalPath",
  "storageKey": null
},
v7 = {
  "kind": "Variable",
  "name": "end",
  "variableName": "end"
},
v8 = {
  "kind": "Variable",
  "name": "start",
  "variableName": "start"
},
v9 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v10 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v11 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "width",
  "storageKey": null
},
v12 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "height",
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
    "name": "DocumentViewQuery",
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
            "fragment": {
              "kind": "InlineFragment",
              "selections": [
                (v5/*:: as any*/),
                (v6/*:: as any*/),
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DocumentHead_document"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "DocumentWarnings_document"
                },
                {
                  "args": [
                    (v7/*:: as any*/),
                    {
                      "kind": "Variable",
                      "name": "hasRange",
                      "variableName": "hasRange"
                    },
                    (v8/*:: as any*/)
                  ],
                  "kind": "FragmentSpread",
                  "name": "PdfView_document"
                },
                {
                  "args": null,
                  "kind": "FragmentSpread",
                  "name": "TextView_document"
                }
              ],
              "type": "Document",
              "abstractKey": null
            },
            "kind": "AliasedInlineFragmentSpread",
            "name": "document"
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
      (v3/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "DocumentViewQuery",
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
              (v5/*:: as any*/),
              (v6/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "fileName",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "sizeBytes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pages",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "DocumentWarning",
                "kind": "LinkedField",
                "name": "warnings",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "code",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "message",
                    "storageKey": null
                  },
                  (v9/*:: as any*/),
                  (v10/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "PageSize",
                "kind": "LinkedField",
                "name": "pageSizes",
                "plural": true,
                "selections": [
                  (v11/*:: as any*/),
                  (v12/*:: as any*/)
                ],
                "storageKey": null
              },
              {
                "condition": "hasRange",
                "kind": "Condition",
                "passingValue": true,
                "selections": [
                  {
                    "alias": null,
                    "args": [
                      (v7/*:: as any*/),
                      (v8/*:: as any*/)
                    ],
                    "concreteType": "Box",
                    "kind": "LinkedField",
                    "name": "boxes",
                    "plural": true,
                    "selections": [
                      (v9/*:: as any*/),
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "x",
                        "storageKey": null
                      },
                      {
                        "alias": null,
                        "args": null,
                        "kind": "ScalarField",
                        "name": "y",
                        "storageKey": null
                      },
                      (v11/*:: as any*/),
                      (v12/*:: as any*/)
                    ],
                    "storageKey": null
                  }
                ]
              },
              (v10/*:: as any*/)
            ],
            "type": "Document",
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
    "id": "b8da7f252678f735a8776ebdd11bd35607fded0a832ee3365ef6fcb307296c88",
    "metadata": {},
    "name": "DocumentViewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "9c75f46c2c7eaf6a8ca72e494a5e31a6";

export default node;
