/**
 * @generated SignedSource<<c112350f5f4d6df81848849b54dfeb55>>
 * @relayHash 8cf77be8eacfb73d8801c5da9b905067
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1525df3a6e6a019a7b9aa8d4f5cfd389013f918077c7e093befff4af55cffac

import type { ConcreteRequest } from 'relay-runtime';
export type VerifySignInCodeInput = {
  code: string;
  email: string;
  remember: boolean;
};
export type useVerifyCodeMutation$variables = {
  input: VerifySignInCodeInput;
};
export type useVerifyCodeMutation$data = {
  readonly verifySignInCode: {
    readonly __typename: "AppError";
    readonly message: string;
  } | {
    readonly __typename: "VerifySignInCodePayload";
    readonly accessToken: string;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useVerifyCodeMutation = {
  response: useVerifyCodeMutation$data;
  variables: useVerifyCodeMutation$variables;
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
    "name": "verifySignInCode",
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
            "name": "accessToken",
            "storageKey": null
          }
        ],
        "type": "VerifySignInCodePayload",
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
    "name": "useVerifyCodeMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useVerifyCodeMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "a1525df3a6e6a019a7b9aa8d4f5cfd389013f918077c7e093befff4af55cffac",
    "metadata": {},
    "name": "useVerifyCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "f97c1db7c32e7f37eedb12d284f068c3";

export default node;
