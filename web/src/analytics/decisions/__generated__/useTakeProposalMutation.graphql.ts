/**
 * @generated SignedSource<<41436c7147bd0eff289fc1dc8d036a10>>
 * @relayHash f8e158ffa15140be13dfbf5f26feff4e
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f228cd861816de19814b957aa46590e6bffbb31789d4adc87be972495167a10b

import type { ConcreteRequest } from 'relay-runtime';
export type TakeProposalInput = {
  projectId: string;
  shares: ReadonlyArray<FacetShareInput>;
  weights?: ReadonlyArray<FacetWeightInput> | null | undefined;
};
export type FacetShareInput = {
  key: string;
  share: number;
};
export type FacetWeightInput = {
  key: string;
  weight: number;
};
export type useTakeProposalMutation$variables = {
  input: TakeProposalInput;
};
export type useTakeProposalMutation$data = {
  readonly result: {
    readonly __typename: "AppError";
    readonly code: string;
    readonly issues: ReadonlyArray<{
      readonly pointer: string;
    }>;
    readonly message: string;
  } | {
    readonly __typename: "TakeProposalPayload";
    readonly preset: {
      readonly id: string;
      readonly name: string;
    };
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type useTakeProposalMutation = {
  response: useTakeProposalMutation$data;
  variables: useTakeProposalMutation$variables;
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
    "name": "takeProposal",
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
            "concreteType": "Preset",
            "kind": "LinkedField",
            "name": "preset",
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
                "kind": "ScalarField",
                "name": "name",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "type": "TakeProposalPayload",
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
    "name": "useTakeProposalMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useTakeProposalMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f228cd861816de19814b957aa46590e6bffbb31789d4adc87be972495167a10b",
    "metadata": {},
    "name": "useTakeProposalMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "d45396c72a6dd164ad84473a051ca56d";

export default node;
