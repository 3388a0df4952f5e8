/**
 * @generated SignedSource<<c99dbfed3a2346099c0f2427cc134a06>>
 * @relayHash e3ba9ab11efb3012a2cef1a24a1add15
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 77fcf6c1be79c7ddfd285f515c84e51c9b441d4189afa4ec1fabcfa87e8c7e46

import type { ConcreteRequest } from 'relay-runtime';
export type SavedStatus = "HIRED" | "REJECTED" | "SAVED" | "SHORTLISTED";
export type UnsaveCandidateInput = {
  candidateId: string;
};
export type useSaveCandidateUnsaveMutation$variables = {
  input: UnsaveCandidateInput;
};
export type useSaveCandidateUnsaveMutation$data = {
  readonly result: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly issues: ReadonlyArray<{
      readonly pointer: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "UnsaveCandidatePayload";
    readonly candidate: {
      readonly id: string;
      readonly saved: {
        readonly starred: boolean;
        readonly status: SavedStatus;
      } | null | undefined;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useSaveCandidateUnsaveMutation = {
  response: useSaveCandidateUnsaveMutation$data;
  variables: useSaveCandidateUnsaveMutation$variables;
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
    "alias": "result",
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": null,
    "kind": "LinkedField",
    "name": "unsaveCandidate",
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
            "concreteType": "Candidate",
            "kind": "LinkedField",
            "name": "candidate",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "concreteType": "Saved",
                "kind": "LinkedField",
                "name": "saved",
                "plural": false,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "status",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "starred",
                    "storageKey": null
                  }
                ],
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "UnsaveCandidatePayload",
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
    "name": "useSaveCandidateUnsaveMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useSaveCandidateUnsaveMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "77fcf6c1be79c7ddfd285f515c84e51c9b441d4189afa4ec1fabcfa87e8c7e46",
    "metadata": {},
    "name": "useSaveCandidateUnsaveMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c9eaaa83cc2c988110ebc849794015e0";

export default node;
