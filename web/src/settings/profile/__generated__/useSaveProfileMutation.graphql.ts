/**
 * @generated SignedSource<<a96cc6a54ddd8d784512ed309a399939>>
 * @relayHash 816ffa7bd3dffeca86b3ae9181286b05
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3e0e559727fb7605e9816b6c78220ddbd042252ae6ded65e39da991dde469daf

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
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
export type useSaveProfileMutation$variables = {
  input: UpdateProfileInput;
};
export type useSaveProfileMutation$data = {
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
      readonly " $fragmentSpreads": FragmentRefs<"PersonMenu_viewer" | "ProfileForm_viewer">;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSaveProfileMutation = {
  response: useSaveProfileMutation$data;
  variables: useSaveProfileMutation$variables;
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
    "name": "useSaveProfileMutation",
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
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "ProfileForm_viewer"
                  },
                  {
                    "args": null,
                    "kind": "FragmentSpread",
                    "name": "PersonMenu_viewer"
                  }
                ],
                "storageKey": null
              }
            ],
            "type": "UpdateProfilePayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
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
    "name": "useSaveProfileMutation",
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
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "email",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "fullName",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "role",
                    "storageKey": null
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
            ],
            "type": "UpdateProfilePayload",
            "abstractKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "3e0e559727fb7605e9816b6c78220ddbd042252ae6ded65e39da991dde469daf",
    "metadata": {},
    "name": "useSaveProfileMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "213cf93d1148c3336a471b339c599313";

export default node;
