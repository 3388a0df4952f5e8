/**
 * @generated SignedSource<<c71904c8ffa8a750d96861ecff1cd228>>
 * @relayHash 6208cca7eb703bad203befc266ddbc81
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6b5c9119a01e443da4ec1f8c0308823b33d6f5256dbb138fe81dce4c43da800c

import type { ConcreteRequest } from 'relay-runtime';
export type FinishUploadInput = {
  screeningId: string;
};
export type LateFilesMutation$variables = {
  input: FinishUploadInput;
};
export type LateFilesMutation$data = {
  readonly finishUpload: {
    readonly __typename: "AppError";
    readonly message: string;
  } | {
    readonly __typename: "FinishUploadPayload";
    readonly screening: {
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type LateFilesMutation = {
  response: LateFilesMutation$data;
  variables: LateFilesMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "finishUpload",
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
            "args": null,
            "concreteType": "Screening",
            "kind": "LinkedField",
            "name": "screening",
            "plural": false,
            "selections": [
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
        ],
        "type": "FinishUploadPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
            "storageKey": null
          }
        ],
        "type": "AppError",
        "abstractKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "LateFilesMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "LateFilesMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6b5c9119a01e443da4ec1f8c0308823b33d6f5256dbb138fe81dce4c43da800c",
    "metadata": {},
    "name": "LateFilesMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "a5e858a9320e6ed1ab65f9c6be4f3b46";

export default node;
