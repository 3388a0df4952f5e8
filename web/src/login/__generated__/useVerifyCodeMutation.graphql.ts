/**
 * @generated SignedSource<<1b85f3d0ed7bff3481ff4366fe0fb051>>
 * @relayHash 86fa307728bc004e47d488314b8e1d21
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0e915c1ddb978f6cb62e417591936b38bc2b31cd02979d04bcb4ed1400fcb9da

import type { ConcreteRequest } from 'relay-runtime';
export type VerifySignInCodeInput = {
  code: string;
  email: string;
  remember: boolean;
  totp?: string | null | undefined;
};
export type useVerifyCodeMutation$variables = {
  input: VerifySignInCodeInput;
};
export type useVerifyCodeMutation$data = {
  readonly verifySignInCode: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly issues: ReadonlyArray<{
      readonly pointer: string;
    }>;
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
    "id": "0e915c1ddb978f6cb62e417591936b38bc2b31cd02979d04bcb4ed1400fcb9da",
    "metadata": {},
    "name": "useVerifyCodeMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d873b1cf80b61eeb426a42ddbe5b98e0";

export default node;
