/**
 * @generated SignedSource<<3bf79a41241f51d790d5dc98ba7bdf85>>
 * @relayHash 3baff61cd1d45b12a91de71dac3b0be4
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 89fa69e658076416802f68d72cf7a0878bef8f4d5fc883a1f2922f3786f64c54

import type { ConcreteRequest } from 'relay-runtime';
export type DocumentKind = "JOB_DESCRIPTION" | "RESUME";
export type UploadDocumentsInput = {
  files: ReadonlyArray<File>;
  keys?: ReadonlyArray<string> | null | undefined;
  kind: DocumentKind;
  screeningId: string;
};
export type sendBatchMutation$variables = {
  input: UploadDocumentsInput;
};
export type sendBatchMutation$data = {
  readonly uploadDocuments: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly message: string;
  } | {
    readonly __typename: "UploadDocumentsPayload";
    readonly screening: {
      readonly id: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type sendBatchMutation = {
  response: sendBatchMutation$data;
  variables: sendBatchMutation$variables;
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
    "name": "uploadDocuments",
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
        "type": "UploadDocumentsPayload",
        "abstractKey": null
      },
      {
        "kind": "InlineFragment",
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
    "name": "sendBatchMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "sendBatchMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "89fa69e658076416802f68d72cf7a0878bef8f4d5fc883a1f2922f3786f64c54",
    "metadata": {},
    "name": "sendBatchMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "22c947732b7d98098a93113d0ff11fd7";

export default node;
