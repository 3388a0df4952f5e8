/**
 * @generated SignedSource<<4bb51aab6f6b7a00b0e69c55bb03615f>>
 * @relayHash 7813853c5c1e9f2c72f71951acf984a0
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID cdcbc7e2850941d10f34626f6764b7a9b603c16f79361716a126da78cea2d363

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
    "id": "cdcbc7e2850941d10f34626f6764b7a9b603c16f79361716a126da78cea2d363",
    "metadata": {},
    "name": "useRequestCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c8b660a59d353293f2beac9d2fd9f080";

export default node;
