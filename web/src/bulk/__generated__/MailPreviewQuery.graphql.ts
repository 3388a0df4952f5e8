/**
 * @generated SignedSource<<6f44d50251b5b8989f7641fb1b6b659c>>
 * @relayHash 54ae03cc0f3102bd64ab0cd04d74f041
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8de693b8528375a84261c3b8b9c76ffafd09ebf473bcca4d99ff0be4cb0981df

import type { ConcreteRequest } from 'relay-runtime';
export type MailPreviewQuery$variables = {
  id: string;
  positionId?: string | null | undefined;
  subject: string;
  text: string;
};
export type MailPreviewQuery$data = {
  readonly node: {
    readonly mailPreview?: {
      readonly subject: string;
      readonly text: string;
    };
  } | null | undefined;
};
export type MailPreviewQuery = {
  response: MailPreviewQuery$data;
  variables: MailPreviewQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "id"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "positionId"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "subject"
},
v3 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "text"
},
v4 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v5 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": [
        {
          "kind": "Variable",
          "name": "positionId",
          "variableName": "positionId"
        },
        {
          "kind": "Variable",
          "name": "subject",
          "variableName": "subject"
        },
        {
          "kind": "Variable",
          "name": "text",
          "variableName": "text"
        }
      ],
      "concreteType": "MailPreview",
      "kind": "LinkedField",
      "name": "mailPreview",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "subject",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "text",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Candidate",
  "abstractKey": null
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
    "name": "MailPreviewQuery",
    "selections": [
      {
        "alias": null,
        "args": (v4/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "node",
        "plural": false,
        "selections": [
          (v5/*:: as any*/)
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
      (v0/*:: as any*/),
      (v2/*:: as any*/),
      (v3/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "MailPreviewQuery",
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
          (v5/*:: as any*/),
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
    "id": "8de693b8528375a84261c3b8b9c76ffafd09ebf473bcca4d99ff0be4cb0981df",
    "metadata": {},
    "name": "MailPreviewQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "cd6ba11e95a859c25b87ab084388ab4c";

export default node;
