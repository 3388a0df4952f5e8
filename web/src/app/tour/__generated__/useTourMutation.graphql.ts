/**
 * @generated SignedSource<<230b81f9736f80a1df16a52ccc691349>>
 * @relayHash 2d220f08eeb481043983afd3f2e82a06
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 5805c61c78999bda2b239a5ae694623fd6a3e0b9044655075e515ed6b4ffa8d8

import type { ConcreteRequest } from 'relay-runtime';
export type Digest = "DAILY" | "OFF" | "WEEKLY";
export type UpdateProfileInput = {
  digest?: Digest | null | undefined;
  fullName?: string | null | undefined;
  language?: string | null | undefined;
  notifyByEmail?: boolean | null | undefined;
  notifyOnDesktop?: boolean | null | undefined;
  role?: string | null | undefined;
  theme?: string | null | undefined;
  tourSeen?: boolean | null | undefined;
};
export type useTourMutation$variables = {
  input: UpdateProfileInput;
};
export type useTourMutation$data = {
  readonly result: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly issues: ReadonlyArray<{
      readonly pointer: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "UpdateProfilePayload";
    readonly viewer: {
      readonly tourSeen: boolean;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTourMutation = {
  response: useTourMutation$data;
  variables: useTourMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tourSeen",
  "storageKey": null
},
v4 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "useTourMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/)
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateProfilePayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTourMutation",
    "selections": [
      {
        "alias": "result",
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "updateProfile",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "alias": null,
                "args": null,
                "concreteType": "User",
                "kind": "LinkedField",
                "name": "viewer",
                "plural": false,
                "selections": [
                  (v3/*:: as any*/),
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
            "type": "UpdateProfilePayload",
            "abstractKey": null
          },
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "5805c61c78999bda2b239a5ae694623fd6a3e0b9044655075e515ed6b4ffa8d8",
    "metadata": {},
    "name": "useTourMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "676c09cedc280cbae39dc7ecb659ed98";

export default node;
