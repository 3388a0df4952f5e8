/**
 * @generated SignedSource<<852554667f84861de96cfd61cc4ab1b3>>
 * @relayHash 203838011036b1912a787a9a5e406e45
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b9d198d3bb6a9aa47011717770dad56b4507728a96e7abc668082953a9359467

import type { ConcreteRequest } from 'relay-runtime';
export type RequestSignInCodeInput = {
  email: string;
};
export type useRequestCodeMutation$variables = {
  input: RequestSignInCodeInput;
};
export type useRequestCodeMutation$data = {
  readonly requestSignInCode: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly issues: ReadonlyArray<{
      readonly pointer: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "RequestSignInCodePayload";
    readonly cooldownSeconds: number;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useRequestCodeMutation = {
  response: useRequestCodeMutation$data;
  variables: useRequestCodeMutation$variables;
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
    "name": "requestSignInCode",
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
            "kind": "ScalarField",
            "name": "cooldownSeconds",
            "storageKey": null
          }
        ],
        "type": "RequestSignInCodePayload",
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
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "FieldIssue",
            "kind": "LinkedField",
            "name": "issues",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "pointer",
                "storageKey": null
              }
            ],
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
    "name": "useRequestCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useRequestCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "b9d198d3bb6a9aa47011717770dad56b4507728a96e7abc668082953a9359467",
    "metadata": {},
    "name": "useRequestCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "92710c1dfac8b6ecfc3b7e0532c4eb84";

export default node;
